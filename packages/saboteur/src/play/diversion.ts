import { type At, NOWHERE } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { cloneMaze, faceAt, type Maze, removeCard } from '../maze/maze.ts'
import { listPlacements, listTolled } from '../maze/placements.ts'
import { atOf, DIVERT, pack } from '../moves.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** CHM-37: the maze with the card laid last taken up. */
export function liftLast(state: State): Maze {
  const lifted = cloneMaze(state.maze)
  removeCard(lifted, state.lastLaid)
  return lifted
}

/**
 * Writes the diversions to free cells over `out` from `from`, and the placements on cells with a
 * figure over `tolled`. Returns where `out` ends.
 */
export function listDiversions(
  rules: Rules,
  state: State,
  out: number[],
  from: number,
  tolled: number[],
): number {
  tolled.length = 0
  if (state.lastLaid === NOWHERE) return from
  const lifted = liftLast(state)
  const hand = [kindOfFace(faceAt(state.maze, state.lastLaid))]
  const end = listPlacements(lifted, rules.linking, hand, out, from, pack(DIVERT))
  const tolls = listTolled(lifted, rules.linking, hand, tolled, 0, 0)
  tolled.length = dropCell(tolled, 0, tolls, state.lastLaid)
  return dropCell(out, from, end, state.lastLaid)
}

/** Another cell only: leaves out the old one, and closes the gaps. */
function dropCell(list: number[], from: number, end: number, old: At): number {
  let next = from
  for (let at = from; at < end; at++) if (atOf(list[at]) !== old) list[next++] = list[at]
  return next
}
