import { CHANCE, type Game, has, isWindowOpen, lowest, type Random, type Seat } from '@adit/kernel'
import { type Event, type Move, SHARING, type State } from '@adit/saboteur'
import { type Act, actIndex, actOfLaying, actOnSeat, rangeOf } from './acts.ts'
import { cellOf, deedOf, discardsOf, faceOfLay, targetOf } from './deeds.ts'
import { type Ground, surveyOpenly, tryLaying } from './ground.ts'
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
      const index = indexOfMove(state, seat, move, suspicion)
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
    return pick(state, seat, legal, minds[seat], random, noise)
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
  const act = actOf(state, seat, move, suspected)
  return act === undefined ? -1 : actIndex(act.act, act.range)
}

function actOf(
  state: State,
  seat: Seat,
  move: number,
  suspected: ArrayLike<number>,
): { readonly act: Act; readonly range: number } | undefined {
  const deed = deedOf(move)
  const ground = surveyOpenly(state.maze)
  const range = rangeOf(ground.nearest)
  switch (deed) {
    case 'lay':
    case 'divert':
      return { act: actOfLaying(tryLaying(state.maze, faceOfLay(move), cellOf(move))), range }
    case 'break':
    case 'trap':
      return { act: onSeat('break', seat, targetOf(move), suspected), range }
    case 'mend':
    case 'free':
      return { act: onSeat('mend', seat, targetOf(move), suspected), range }
    case 'rock-fall':
      return {
        act: isGoodFall(state, ground, cellOf(move)) ? 'fall-good' : 'fall-bad',
        range,
      }
    case 'map':
      return { act: 'map', range }
    case 'pass':
      return { act: discardsOf(move) > 1 ? 'pass-more' : 'pass-one', range }
    default:
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
