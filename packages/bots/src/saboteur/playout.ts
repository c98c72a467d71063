import { CHANCE, type Game, has, isWindowOpen, lowest, type Random, type Seat } from '@adit/kernel'
import { type Event, type Move, SHARING, type State } from '@adit/saboteur'
import { type Act, actIndex, actOfLaying, actOnSeat, rangeOf } from './acts.ts'
import { cellOf, deedOf, discardsOf, faceOfLay, targetOf } from './deeds.ts'
import { type Ground, surveyOpenly, surveyOpenlyToo, tryLaying } from './ground.ts'
import { likelihoods } from './likelihoods.ts'
import { gainOfFall, isInTheWay, pick } from './policy.ts'
import type { Team } from './weights.ts'

/** A world played on by the policy alone, in which what people do makes them suspected. */
export interface Playout {
  readonly game: Game<State, Move, Event>
  readonly state: State
  /** By seat. */
  readonly weights: readonly Team[]
  /** By seat: log odds of being a saboteur, to everybody; moved as the playout goes on. */
  readonly odds: Float64Array
  readonly random: Random
  readonly noise: number
  /** Called for each act that tells something, before it is weighed. */
  noted?(seat: Seat, index: number): void
}

const legal: Move[] = []
const suspicion = new Float64Array(16)

/**
 * Plays until the round is over or so many turns have passed; true if it is over. An imagined world can
 * turn out to be none: a pathfinder was let pass whose player, as imagined, has nothing to lay. There
 * the playout ends.
 */
export function playOn(playout: Playout, turns: number): boolean {
  const { game, state, weights, odds, random, noise } = playout
  for (let seat = 0; seat < odds.length; seat++) suspicion[seat] = chance(odds[seat])
  const minds = weights.map(team => ({ weights: team, suspicion }))
  const { round } = state
  let grain = random.below(1 << 30)
  let left = turns
  while (state.stage < SHARING && state.round === round) {
    const acting = game.toAct(state)
    if (has(acting, CHANCE)) {
      game.step(state, CHANCE, game.nature(state, random))
      continue
    }
    const seat = lowest(acting)
    if (isWindowOpen(state.windows)) {
      const passive = game.passive?.(state, seat)
      const answer = passive ?? choose(seat)
      if (answer === undefined) return false
      game.step(state, seat, answer)
      continue
    }
    if (left-- <= 0) return false
    const move = choose(seat)
    if (move === undefined) return false
    if (typeof move === 'number') {
      const index = indexAt(surveyOpenlyToo(state.maze), state, seat, move, suspicion)
      if (index >= 0) {
        playout.noted?.(seat, index)
        odds[seat] += likelihoods.tempered * likelihoods.log[index]
        suspicion[seat] = chance(odds[seat])
      }
    }
    game.step(state, seat, move)
  }
  return true

  function choose(seat: Seat): Move | undefined {
    if (game.legal(state, seat, legal).length === 0) return undefined
    // By the turn and the move alone: two moves tried in the same world go on alike wherever they can.
    grain = (Math.imul(grain, 0x2c1b3c6d) + 0x3c6ef35f) | 0
    return pick(state, seat, legal, minds[seat], grain, noise)
  }
}

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/**
 * What all will think of a move about to be made, by `actIndex`; -1 if it tells nothing. `suspected` is
 * what they think of everybody before it.
 */
export function indexOfMove(
  state: State,
  seat: Seat,
  move: number,
  suspected: ArrayLike<number>,
): number {
  return indexAt(surveyOpenly(state.maze), state, seat, move, suspected)
}

function indexAt(
  ground: Ground,
  state: State,
  seat: Seat,
  move: number,
  suspected: ArrayLike<number>,
): number {
  const act = actOf(ground, state, seat, move, suspected)
  return act === undefined ? -1 : actIndex(act, rangeOf(ground.nearest))
}

function actOf(
  ground: Ground,
  state: State,
  seat: Seat,
  move: number,
  suspected: ArrayLike<number>,
): Act | undefined {
  switch (deedOf(move)) {
    case 'lay':
    case 'divert':
      return actOfLaying(tryLaying(state.maze, faceOfLay(move), cellOf(move)))
    case 'break':
    case 'trap':
      return onSeat('break', seat, targetOf(move), suspected)
    case 'mend':
    case 'free':
      return onSeat('mend', seat, targetOf(move), suspected)
    case 'rock-fall':
      return isGoodFall(state, ground, cellOf(move)) ? 'fall-good' : 'fall-bad'
    case 'map':
      return 'map'
    case 'pass':
      return discardsOf(move) > 1 ? 'pass-more' : 'pass-one'
    case 'ransom':
    case 'figure':
    case 'thief':
    case 'hands-off':
    case 'swap-hands':
    case 'inspection':
    case 'swap-hats':
    case 'vein-swap':
    case 'treasury':
    case 'turn-about':
    case 'pathfinder':
    case 'play':
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
      return undefined
  }
}

function isGoodFall(state: State, ground: Ground, at: number): boolean {
  return isInTheWay(ground, at) && gainOfFall(state, ground, at) > 0.4
}

function onSeat(
  verb: 'break' | 'mend',
  seat: Seat,
  target: Seat,
  suspected: ArrayLike<number>,
): Act {
  return actOnSeat(verb, seat, target, suspected[target], USUAL)
}

/** How likely anybody is a saboteur before anything is known, more or less. */
const USUAL = 0.35
