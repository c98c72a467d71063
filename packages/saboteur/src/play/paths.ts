import { figureAt } from '../maze/figures.ts'
import { listPlacements, listTolled } from '../maze/placements.ts'
import { atOf } from '../moves.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'

const places: number[] = []

/** MIN-13, MIN-14: whether the mover can pay the figure on that cell, or placed it. */
export function canPayToll(state: State, at: number): boolean {
  return isOwnToll(state, at) || state.gold[state.mover] > 0
}

function isOwnToll(state: State, at: number): boolean {
  return state.figures.owners[figureAt(state.maze, at)] === state.mover
}

/** Whether a tunnel card in the mover's hand has a place, without help from others. */
export function canLaySomething(rules: Rules, state: State): boolean {
  return hasPlace(rules, state, canPayToll)
}

/** The same for a place that costs nothing (CHM-22). */
export function canLayFreely(rules: Rules, state: State): boolean {
  return hasPlace(rules, state, isOwnToll)
}

/** The same for any place at all: where a toll is due, others may be asked to pay it. */
export function canLayAnyhow(rules: Rules, state: State): boolean {
  return hasPlace(rules, state, () => true)
}

function hasPlace(
  rules: Rules,
  state: State,
  atToll: (state: State, at: number) => boolean,
): boolean {
  const { hands, maze } = state
  const first = state.mover * HAND
  const end = first + state.held[state.mover]
  if (listPlacements(maze, rules.linking, hands, places, 0, 0, first, end) > 0) return true
  if (state.figures.used === 0) return false
  const count = listTolled(maze, rules.linking, hands, places, 0, 0, first, end)
  for (let at = 0; at < count; at++) if (atToll(state, atOf(places[at]))) return true
  return false
}
