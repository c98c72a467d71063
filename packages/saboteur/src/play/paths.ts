import { figureAt } from '../maze/figures.ts'
import { listPlacements, listTolled } from '../maze/placements.ts'
import { atOf } from '../moves.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'

const places: number[] = []

/** MIN-13, MIN-14: whether the mover can pay the figure on that cell, or placed it. */
export function canPayToll(state: State, at: number): boolean {
  const owner = state.figureOwners[figureAt(state.maze, at)]
  return owner === state.mover || state.gold[state.mover] > 0
}

/** Whether a tunnel card in the mover's hand has a place, without help from others. */
export function canLaySomething(rules: Rules, state: State): boolean {
  const { hands, maze } = state
  const first = state.mover * HAND
  const end = first + state.held[state.mover]
  if (listPlacements(maze, rules.linking, hands, places, 0, 0, first, end) > 0) return true
  if (state.figuresUsed === 0) return false
  const count = listTolled(maze, rules.linking, hands, places, 0, 0, first, end)
  for (let at = 0; at < count; at++) if (canPayToll(state, atOf(places[at]))) return true
  return false
}
