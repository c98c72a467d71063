import { listPlacements } from '../maze/placements.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'

const places: number[] = []

/**
 * Whether a tunnel card in the mover's hand has a free place, or a blocked one of that sort: FITS,
 * AFFORDABLE or FREE (modules/hooks.ts).
 */
export function hasPlace(rules: Rules, state: State, blocked: number): boolean {
  const { hands, maze } = state
  const first = state.mover * HAND
  const end = first + state.held[state.mover]
  if (listPlacements(maze, rules.linking, hands, places, 0, 0, first, end) > 0) return true
  const { blockedPlaces } = rules.hooks
  return blockedPlaces !== null && (blockedPlaces(rules, state) & blocked) !== 0
}
