import { figureAt } from './figures.ts'
import { atOf } from './moves.ts'
import { listPlacements, listTolled } from './placements.ts'
import type { Rules } from './rules.ts'
import { HAND, type State } from './state.ts'

const hand: number[] = []
const places: number[] = []

/** The mover's hand in a list that is used again. */
export function handOf(state: State, seat: number): readonly number[] {
  const held = state.held[seat]
  const from = seat * HAND
  for (let place = 0; place < held; place++) hand[place] = state.hands[from + place]
  hand.length = held
  return hand
}

/** MIN-13, MIN-14: whether the mover can pay the figure on that cell, or placed it. */
export function canPayToll(state: State, at: number): boolean {
  const owner = state.figureOwners[figureAt(state.maze, at)]
  return owner === state.mover || state.gold[state.mover] > 0
}

/** Whether a tunnel card in the mover's hand has a place, without help from others. */
export function canLaySomething(rules: Rules, state: State): boolean {
  const cards = handOf(state, state.mover)
  if (listPlacements(state.maze, rules.linking, cards, places, 0, 0) > 0) return true
  if (state.figuresUsed === 0) return false
  const count = listTolled(state.maze, rules.linking, cards, places, 0, 0)
  for (let at = 0; at < count; at++) if (canPayToll(state, atOf(places[at]))) return true
  return false
}
