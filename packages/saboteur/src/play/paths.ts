import { listPlacements } from '../maze/placements.ts'
import { AFFORDABLE, FITS, FREE } from '../modules/hooks.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'

const places: number[] = []

/** Whether a tunnel card in the mover's hand has a place, without help from others. */
export function canLaySomething(rules: Rules, state: State): boolean {
  return hasPlace(rules, state, AFFORDABLE)
}

/** The same for a place that costs nothing (CHM-22). */
export function canLayFreely(rules: Rules, state: State): boolean {
  return hasPlace(rules, state, FREE)
}

/** The same for any place at all: where a price is due, others may be asked to pay it. */
export function canLayAnyhow(rules: Rules, state: State): boolean {
  return hasPlace(rules, state, FITS)
}

/** Whether one has a free place, or a blocked one of that sort. */
function hasPlace(rules: Rules, state: State, blocked: number): boolean {
  const { hands, maze } = state
  const first = state.mover * HAND
  const end = first + state.held[state.mover]
  if (listPlacements(maze, rules.linking, hands, places, 0, 0, first, end) > 0) return true
  const { blockedPlaces } = rules.hooks
  return blockedPlaces !== null && (blockedPlaces(rules, state) & blocked) !== 0
}
