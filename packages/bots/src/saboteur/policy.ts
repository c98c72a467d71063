import type { Seat } from '@adit/kernel'
import { BARRED, codeOf, HAND, LAY, type Move, PASS, type State } from '@adit/saboteur'
import { answerRating } from './answers.ts'
import { shortOf } from './chart.ts'
import { type Decider, deciderOf, foeness, type Mind } from './decider.ts'
import { cellOf, deedOf, discardOf, isRockFall, targetOf } from './deeds.ts'
import { gainOfFall, isInTheWay, mostOfFall } from './falls.ts'
import { carriesOn, type Ground, MOST_GAIN, survey } from './ground.ts'
import { type Keeps, keepsOf } from './keeps.ts'
import { levelTops, misses, rateLay, reachOf } from './lays.ts'
import type { Weights } from './weights.ts'

/** What the policy thinks of each move, in the coin of its weights. The state may be a view. */
export function rateMoves(
  state: State,
  seat: Seat,
  legal: readonly Move[],
  mind: Mind,
  ratings: Float64Array,
): void {
  const decider = deciderOf(state, seat, mind, survey(state, seat))
  for (let nth = 0; nth < legal.length; nth++) {
    const move = legal[nth]
    ratings[nth] = typeof move === 'number' ? rate(decider, move) : 0
  }
}

function rate(decider: Decider, move: number): number {
  const { state, seat, side, w, near, mind, ground } = decider
  const deed = deedOf(move)
  switch (deed) {
    case 'lay':
    case 'divert':
      return rateLay(decider, move)
    case 'pass':
      return ratePass(w, decider.keeps, move)
    case 'break':
    case 'trap':
      return rateHarm(decider, targetOf(move))
    case 'mend':
    case 'free':
      return rateMend(decider, targetOf(move))
    case 'rock-fall':
      return rateFall(decider, cellOf(move))
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
      return targetOf(move) === seat ? -3 : 12 * (foeness(decider, targetOf(move)) - 0.5)
    case 'swap-hands':
      return handValue(state, seat, keepsOf(state, seat, w, true)) < 3 * state.held[seat] ? 6 : 1
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
      return answerRating(deed, move, decider)
  }
}

/**
 * The move the policy likes best; `noise` is how far off its ratings may be, and `grain` decides how far
 * off each is. Of equals the last. Lays come first in a list and are looked at late, those on the best
 * end before the others: so most others miss the mark without being measured. So do rock falls, which
 * are dearest to try out, at the very end.
 */
export function pick(
  state: State,
  seat: Seat,
  legal: readonly Move[],
  mind: Mind,
  grain: number,
  noise: number,
  ground: Ground = survey(state, seat),
): Move {
  const decider = deciderOf(state, seat, mind, ground)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  let lays = legal.length
  let falls = 0
  const end = ground.at
  for (; lays > 0; lays--) {
    const move = legal[lays - 1]
    if (typeof move !== 'number') continue
    const code = codeOf(move)
    if (code === LAY) break
    if (isRockFall(move)) {
      falls++
      continue
    }
    const plain = code === PASS ? ratePass(decider.w, decider.keeps, move) : rate(decider, move)
    if (plain + noise < most) continue
    const rating = plain + noise * jitter(grain, move)
    if (rating > most) {
      best = lays - 1
      most = rating
    }
  }
  for (let nth = lays - 1; nth >= 0; nth--) {
    const move = legal[nth]
    if (typeof move !== 'number' || cellOf(move) !== end) continue
    const rating = rateLay(decider, move) + noise * jitter(grain, move)
    if (rating > most) {
      best = nth
      most = rating
    }
  }
  let reach = reachOf(decider, most - noise)
  levelTops(decider)
  for (let nth = lays - 1; nth >= 0; nth--) {
    const move = legal[nth]
    if (typeof move !== 'number') continue
    const at = cellOf(move)
    if (at === end || misses(move, shortOf(at), reach, most - noise)) continue
    const rating = rateLay(decider, move) + noise * jitter(grain, move)
    if (rating > most || (rating === most && nth > best)) {
      best = nth
      most = rating
      reach = reachOf(decider, most - noise)
    }
  }
  for (let nth = legal.length - 1; falls > 0; nth--) {
    const move = legal[nth]
    if (typeof move !== 'number' || !isRockFall(move)) continue
    falls--
    if (topOfFall(decider, cellOf(move)) + noise < most) continue
    const rating = rateFall(decider, cellOf(move)) + noise * jitter(grain, move)
    if (rating > most || (rating === most && nth > best)) {
      best = nth
      most = rating
    }
  }
  return legal[best]
}

/** From 0 to 1, the same for the same two numbers. */
function jitter(grain: number, move: number): number {
  return grainOf(grain, move) / 0x1000000
}

function grainOf(grain: number, move: number): number {
  const word = Math.imul(move ^ grain, 0x9e3779b1)
  return Math.imul(word ^ (word >>> 15), 0x85ebca6b) >>> 8
}

function isGoal({ maze }: State, at: number): boolean {
  return maze.goals.includes(at)
}

/** 1 when nothing is known of somebody, 0 when all is. */
function doubt(suspicion: number): number {
  return 4 * suspicion * (1 - suspicion)
}

function rateHarm(decider: Decider, target: Seat): number {
  const { state, seat, w, near } = decider
  if (target === seat) return -20
  const again = (state.front[target] & BARRED) !== 0 ? w.harmAgain : 0
  return w.harm + w.harmFoe * foeness(decider, target) + w.harmNear * near + again
}

function rateMend(decider: Decider, target: Seat): number {
  const { state, seat, w } = decider
  if (target === seat) return w.mendSelf
  const still = hindrances(state.front[target]) > 1 ? -2 : 0
  return w.mend + w.mendFoe * foeness(decider, target) + still
}

function hindrances(front: number): number {
  return (front & 1) + ((front >> 1) & 1) + ((front >> 2) & 1) + ((front >> 3) & 1)
}

function rateFall({ state, w, near, ground }: Decider, at: number): number {
  if (w.fallGain > 0 && !isInTheWay(ground, at)) return w.fall - w.fallGain
  const gain = gainOfFall(state, ground, at)
  return w.fall + gain * (w.fallGain + w.fallNear * near) - (gain === 0 ? 3 : 0)
}

/** What it is rated at most, without trying it out. */
function topOfFall({ state, w, near, ground }: Decider, at: number): number {
  const perGain = w.fallGain + w.fallNear * near
  if (perGain > 0) return w.fall + Math.max(0, perGain * mostOfFall(ground, at))
  return carriesOn(state.maze, at) ? w.fall - perGain * MOST_GAIN : w.fall
}

/** Throws away what is of least use, one card rather than three good ones. */
function ratePass(w: Weights, keeps: Keeps, move: number): number {
  let rating = w.pass
  let place = 0
  for (; place < 3; place++) {
    const kind = discardOf(move, place)
    if (kind < 0) break
    rating -= keeps[kind]
  }
  // Two bad cards for the price of one turn, but only where both are bad.
  return place < 2 ? rating : rating - (place - 1)
}

function handValue({ hands, held }: State, seat: Seat, keeps: Keeps): number {
  let sum = 0
  for (let place = 0; place < held[seat]; place++) sum += keeps[hands[seat * HAND + place]]
  return sum
}
