import type { Seat } from '@adit/kernel'
import type { State } from '@adit/saboteur'
import { type ActNumber, actIndex, actOfLaying, actOnSeat, numberOf, rangeOf } from './acts.ts'
import { cellOf, deedOf, discardOf, faceOfLay, targetOf } from './deeds.ts'
import { gainOfFall, isInTheWay } from './falls.ts'
import { type Ground, surveyOpenly, tryLaying } from './ground.ts'
import { likelihoods } from './likelihoods.ts'

/** By `actIndex`: how much likelier the act is for a saboteur, as a logarithm. */
export const tellings = Float64Array.from(likelihoods.log, log => likelihoods.tempered * log)

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

/** The same for who has surveyed the ground already. */
export function indexAt(
  ground: Ground,
  state: State,
  seat: Seat,
  move: number,
  suspected: ArrayLike<number>,
): number {
  const act = actOf(ground, state, seat, move, suspected)
  return act < 0 ? -1 : actIndex(act, rangeOf(ground.nearest))
}

const FALL_GOOD = numberOf('fall-good')
const FALL_BAD = numberOf('fall-bad')
const MAP = numberOf('map')
const PASS_ONE = numberOf('pass-one')
const PASS_MORE = numberOf('pass-more')

/** -1 for what tells nothing. */
function actOf(
  ground: Ground,
  state: State,
  seat: Seat,
  move: number,
  suspected: ArrayLike<number>,
): ActNumber {
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
      return isGoodFall(state, ground, cellOf(move)) ? FALL_GOOD : FALL_BAD
    case 'map':
      return MAP
    case 'pass':
      return discardOf(move, 1) < 0 ? PASS_ONE : PASS_MORE
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
      return -1
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
): ActNumber {
  return actOnSeat(verb, seat, target, suspected[target], USUAL)
}

/** How likely anybody is a saboteur before anything is known, more or less. */
const USUAL = 0.35
