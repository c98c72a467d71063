import type { Random } from '@adit/kernel'
import { KINDS, type Move, NONE, ORCS, type State, worth } from '@adit/my-treasure'
import { bestRated } from '../rated.ts'

/** What a covered card that nobody remembers is worth: 22 treasures and mice of a kind on 30 cards. */
const UNSEEN = 22 / 30

/**
 * When to take rather than draw. Patience wins here: the last gnome in the cave draws as often as it
 * likes, and only the sixth orc ends that. Found as the best answer to themselves.
 */
export interface Thresholds {
  /** By orcs met: a stack with so many treasures is taken at once. */
  readonly enough: readonly number[]
  /** With five orcs met: taken when the next card is the sixth this likely, alone or with others. */
  readonly danger: number
  readonly dangerAlone: number
}

export const thresholds: Thresholds = {
  enough: [9.2, 9.7, 9.6, 9.7, 9.3, 9.7],
  danger: 0.13,
  dangerAlone: 0.69,
}

/** How much each move promises; the state may be a view with holes. */
export function rateMove(state: State, move: Move, rule: Thresholds): number {
  switch (move.type) {
    case 'draw':
      return waits(state, rule) ? 100 : -1
    case 'take':
      return countIn(state.places[move.place], move.token)
    case 'place':
      return promiseOf(state, move.place)
    case 'flee':
      return blindPromise(state, move.place)
    case 'first':
    case 'shuffle':
    case 'tokens':
      return 0
  }
}

export function pickMove(
  state: State,
  legal: readonly Move[],
  rule: Thresholds,
  random: Random,
  noise: number,
): Move {
  return bestRated(legal, move => rateMove(state, move, rule), random, noise)
}

function waits(state: State, rule: Thresholds): boolean {
  const best = bestTake(state)
  if (best <= 0) return true
  if (best >= rule.enough[Math.min(ORCS - 1, state.orcs)]) return false
  if (state.orcs < ORCS - 1) return true
  let inCave = 0
  for (const token of state.held) if (token === NONE) inCave++
  const limit = inCave === 1 ? rule.dangerAlone : rule.danger
  return 1 / Math.max(1, state.deck.length) <= limit
}

/** How many treasures the best stack to be had promises. */
export function bestTake(state: State): number {
  let best = 0
  for (let at = 0; at < state.places.length; at++) {
    const stack = state.places[at]
    if (stack.length === 0) continue
    for (let kind = 0; kind < KINDS.length; kind++) {
      if ((state.tokens & (1 << kind)) === 0) continue
      const count = countIn(stack, kind)
      if (count > best) best = count
    }
  }
  return best
}

export function countIn(stack: readonly number[], kind: number): number {
  let count = 0
  for (const card of stack) count += card < 0 ? UNSEEN : worth(card, kind)
  return count
}

/** How good the best stack of that place would be with the drawn card on it. */
function promiseOf(state: State, place: number): number {
  let most = 0
  for (let kind = 0; kind < KINDS.length; kind++) {
    if ((state.tokens & (1 << kind)) === 0) continue
    const count = countIn(state.places[place], kind) + worth(state.drawn, kind)
    if (count > most) most = count
  }
  return most
}

/** A blind token is any of those that nobody holds openly. */
function blindPromise(state: State, place: number): number {
  let sum = 0
  let kinds = 0
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (state.held.includes(kind)) continue
    sum += countIn(state.places[place], kind)
    kinds++
  }
  return sum / Math.max(1, kinds)
}
