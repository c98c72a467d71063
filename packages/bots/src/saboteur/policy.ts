import type { Random, Seat } from '@adit/kernel'
import {
  BROKEN,
  type Card,
  cards,
  cloneMaze,
  HAND,
  isEmpty,
  linksInside,
  type Move,
  removeCard,
  roleOf,
  type State,
  shapedKinds,
  THIEF,
  TRAP,
} from '@adit/saboteur'
import { answerRating } from './answers.ts'
import { shortOf } from './chart.ts'
import {
  asksForHelp,
  cellOf,
  deedByKind,
  deedOf,
  discardOf,
  discardsOf,
  faceOfLay,
  targetOf,
} from './deeds.ts'
import { clamp, closeness, type Ground, nearestIn, survey, tryLaying } from './ground.ts'
import type { Side, Team, Weights } from './weights.ts'

/** How a seat decides without looking ahead: its side's weights, and whom it takes for a saboteur. */
export interface Mind {
  readonly weights: Team
  /** By seat: how likely it is a saboteur. */
  readonly suspicion: ArrayLike<number>
}

/** Which side a role is on, as far as the gold goes. */
function sideOf(role: number): Side {
  // SB2-34: a profiteer always wins, and shares with fewest where the saboteurs do.
  return role === roleOf.saboteur || role === roleOf.profiteer ? 'hinder' : 'dig'
}

/** What the policy thinks of each move, in the coin of its weights. The state may be a view. */
export function rateMoves(
  state: State,
  seat: Seat,
  legal: readonly Move[],
  mind: Mind,
  ratings: Float64Array,
): void {
  const ground = survey(state, seat)
  const role = state.roles[seat]
  const side = sideOf(role)
  const { nearest } = ground
  const w = mind.weights[side]
  const near = closeness(nearest)
  for (let nth = 0; nth < legal.length; nth++) {
    const move = legal[nth]
    ratings[nth] = typeof move === 'number' ? rate(move) : 0
  }

  function rate(move: number): number {
    const deed = deedOf(move)
    switch (deed) {
      case 'lay':
      case 'divert':
        return rateLay(state, role, w, near, nearest, move)
      case 'pass':
        return ratePass(state, seat, w, ground, move)
      case 'break':
      case 'trap':
        return rateHarm(state, seat, side, w, near, mind, targetOf(move))
      case 'mend':
      case 'free':
        return rateMend(state, seat, side, w, mind, targetOf(move))
      case 'rock-fall':
        return rateFall(state, w, near, ground, cellOf(move))
      case 'map':
        return ground.known ? w.mapKnown : w.map + (isGoal(state, cellOf(move)) ? 0 : -4)
      case 'ransom':
        return w.mendSelf - 6
      case 'figure':
        return side === 'dig' ? 0 : cellOf(move) === ground.at ? 7 + 3 * near : 1
      case 'thief':
        return 11
      case 'hands-off':
        return targetOf(move) === seat ? -5 : 6
      case 'inspection':
        return 6 + 4 * doubt(mind.suspicion[targetOf(move)])
      case 'swap-hats':
        return targetOf(move) === seat ? -3 : 12 * (foeness(side, mind, targetOf(move)) - 0.5)
      case 'swap-hands':
        return handValue(state, seat, w) < 3 * state.held[seat] ? 6 : 1
      case 'vein-swap':
        return ground.known === (side === 'dig') ? 0 : 6
      case 'treasury':
        return 9
      case 'turn-about':
        return 4
      case 'pathfinder':
        return side === 'dig' ? 13 : 2
      case 'play':
        return 3
      case 'allow':
      case 'veto':
      case 'decline':
      case 'pay':
      case 'choose':
      case 'turn':
      case 'keep':
      case 'snatch':
      case 'look':
      case 'shift':
      case 'take':
      case 'rob':
        return answerRating(deed, move, { state, seat, side, near, mind, ground, w })
    }
  }
}

const scratch = new Float64Array(4096)

/** The move the policy likes best; `noise` is how far off its ratings may be. */
export function pick(
  state: State,
  seat: Seat,
  legal: readonly Move[],
  mind: Mind,
  random: Random,
  noise: number,
): Move {
  rateMoves(state, seat, legal, mind, scratch)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let nth = 0; nth < legal.length; nth++) {
    const rating = scratch[nth] + (random.below(1024) / 1024) * noise
    if (rating > most) {
      best = nth
      most = rating
    }
  }
  return legal[best]
}

function isGoal({ maze }: State, at: number): boolean {
  return maze.goals.includes(at)
}

/** 1 when nothing is known of somebody, 0 when all is. */
function doubt(suspicion: number): number {
  return 4 * suspicion * (1 - suspicion)
}

/** How likely somebody works against this side. */
export function foeness(side: Side, { suspicion }: Mind, target: Seat): number {
  return side === 'dig' ? suspicion[target] : 1 - suspicion[target]
}

function rateLay(
  state: State,
  role: number,
  w: Weights,
  near: number,
  nearest: number,
  move: number,
): number {
  const face = faceOfLay(move)
  const at = cellOf(move)
  const toll = asksForHelp(move) || !isEmpty(state.maze, at) ? -3 : 0
  const { gain, exits, behind, onBest } = tryLaying(state.maze, face, at)
  const dead = exits > 0 ? 0 : onBest ? w.dead + w.deadOnBest : w.dead
  return (
    w.lay +
    gain * (role === roleOf.geologist ? 0 : w.gain + w.gainNear * near) +
    w.exits * exits +
    (exits > 0 ? w.behind * behind : 0) +
    dead +
    toll +
    offerTo(role, nearest - gain, gain) +
    markWorth(role, face >> 1, exits > 0 && behind < 2)
  )
}

/** By kind: the sides that are linked inside for who comes in anywhere; none in a dead end. */
const throughs = Uint8Array.from({ length: shapedKinds }, (_none, kind) =>
  bits(linksInside[(kind << 5) | 15]),
)

function bits(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + (set >> 3)
}

/**
 * Where two teams dig, the gold is for the team of who completes the tunnel: to leave the last card to
 * the next player is to give it away.
 */
function offerTo(role: number, left: number, gain: number): number {
  // A geologist has nothing of the gold, and the more crystals the later it is found.
  if (role === roleOf.geologist) return gain > 0 && left <= OFFERED ? OFFER : 0
  if (role !== roleOf.green && role !== roleOf.blue) return 0
  return gain > 0 && left > 0 && left <= OFFERED ? OFFER : 0
}

const OFFERED = 2.4
const OFFER = -20

const GREEN = 1
const BLUE = 2
const CRYSTAL = 4
/** By kind: doors and crystals. */
const marks = Uint8Array.from(cards, (card: Card) => {
  const door = card.door === 'green' ? GREEN : card.door === 'blue' ? BLUE : 0
  return door | (card.crystal === true ? CRYSTAL : 0)
})

/** What a door or a crystal on a card means to a role; a door counts where the tunnel goes on. */
function markWorth(role: number, kind: number, isOnWay: boolean): number {
  const mark = marks[kind]
  if (mark === 0) return 0
  if ((mark & CRYSTAL) !== 0) return role === roleOf.geologist ? 8 : -0.5
  if (!isOnWay) return 0
  const own = role === roleOf.green ? GREEN : role === roleOf.blue ? BLUE : 0
  if (own === 0) return role === roleOf.saboteur ? 4 : role === roleOf.geologist ? 0 : -1
  return mark === own ? 4 : -9
}

function rateHarm(
  state: State,
  seat: Seat,
  side: Side,
  w: Weights,
  near: number,
  mind: Mind,
  target: Seat,
): number {
  if (target === seat) return -20
  const again = (state.front[target] & (BROKEN | TRAP)) !== 0 ? w.harmAgain : 0
  return w.harm + w.harmFoe * foeness(side, mind, target) + w.harmNear * near + again
}

function rateMend(
  state: State,
  seat: Seat,
  side: Side,
  w: Weights,
  mind: Mind,
  target: Seat,
): number {
  if (target === seat) return w.mendSelf
  const still = hindrances(state.front[target]) > 1 ? -2 : 0
  return w.mend + w.mendFoe * foeness(side, mind, target) + still
}

function hindrances(front: number): number {
  return (front & 1) + ((front >> 1) & 1) + ((front >> 2) & 1) + ((front >> 3) & 1)
}

/** How many cards nearer the tunnel would be without that card. */
export function gainOfFall(state: State, ground: Ground, at: number): number {
  const { nearest } = ground
  if (isEmpty(state.maze, at)) return 0
  // Far from the best end a rock fall changes nothing that counts.
  if (shortOf(at) > nearest + 3) return 0
  const maze = cloneMaze(state.maze)
  removeCard(maze, at)
  return clamp(nearest - nearestIn(maze))
}

/** Whether the tunnel could come nearer without that card: only by what lies nearer than its end. */
export function isInTheWay({ nearest }: Ground, at: number): boolean {
  return shortOf(at) < nearest
}

function rateFall(state: State, w: Weights, near: number, ground: Ground, at: number): number {
  if (w.fallGain > 0 && !isInTheWay(ground, at)) return w.fall - w.fallGain
  const gain = gainOfFall(state, ground, at)
  return w.fall + gain * (w.fallGain + w.fallNear * near) - (gain === 0 ? 3 : 0)
}

/** Throws away what is of least use, one card rather than three good ones. */
function ratePass(state: State, seat: Seat, w: Weights, ground: Ground, move: number): number {
  const count = discardsOf(move)
  if (count === 0) return w.pass
  let loss = 0
  for (let place = 0; place < count; place++) {
    loss += worthOf(state, seat, w, ground.known, discardOf(move, place))
  }
  // Two bad cards for the price of one turn, but only where both are bad.
  return w.pass - loss - (count - 1)
}

/** What a card in hand is good for. */
export function worthOf(
  state: State,
  seat: Seat,
  w: Weights,
  known: boolean,
  kind: number,
): number {
  if (kind < shapedKinds)
    return throughs[kind] > 0 ? w.keepThrough + 0.5 * throughs[kind] : w.keepDead
  switch (deedByKind[kind]) {
    case 'break':
    case 'trap':
      return w.keepHarm
    case 'mend':
    case 'free':
      return w.keepMend
    case 'map':
      return known ? w.keepMap : w.keepMap + 6
    case 'rock-fall':
      return w.keepFall
    case 'thief':
      return (state.front[seat] & THIEF) === 0 ? 9 : 2
    default:
      return w.keepOther
  }
}

function handValue(state: State, seat: Seat, w: Weights): number {
  let sum = 0
  for (let place = 0; place < state.held[seat]; place++) {
    sum += worthOf(state, seat, w, true, state.hands[seat * HAND + place])
  }
  return sum
}
