import type { Tell } from '../events.ts'
import { type At, NOWHERE } from '../maze/cells.ts'
import type { Face } from '../maze/faces.ts'
import { layCard, removeCard } from '../maze/maze.ts'
import {
  atOfPlacement,
  faceOfPlacement,
  listPlacements,
  type Placement,
} from '../maze/placements.ts'
import type { Rules } from '../rules.ts'
import { DRAWING, HAND, SETTLING, type State } from '../state.ts'

/** A tunnel card of the hand. */
export function lay(rules: Rules, state: State, placement: Placement, emit?: Tell): void {
  const face = faceOfPlacement(placement)
  const at = atOfPlacement(placement)
  emit?.({ type: 'laid', seat: state.mover, face, at })
  state.laid++
  state.due = state.laid
  if (state.paths > 0) state.paths--
  arrive(rules, state, face, at, emit)
}

/** A card comes to lie there; then it is settled what it reaches. */
export function arrive(rules: Rules, state: State, face: Face, at: At, emit?: Tell): void {
  const { onLay } = rules.hooks
  if (onLay !== null) onLay(rules, state, at, emit)
  state.lastLaid = at
  // Most cards reach nothing, and the maze knows so at once.
  if (layCard(state.maze, face, at) || state.paths > 0) state.stage = SETTLING
  else state.stage = DRAWING
}

/** Takes what lies there out of the maze. */
export function liftOff(rules: Rules, state: State, at: At, emit?: Tell): void {
  rules.hooks.onLift?.(state, at, emit)
  removeCard(state.maze, at)
  // CHM-23: only a card that is still in the maze can be diverted.
  if (state.lastLaid === at) state.lastLaid = NOWHERE
}

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
