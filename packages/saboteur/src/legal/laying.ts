import { whyBarred } from '../cards/front.ts'
import { isBlocked } from '../maze/barriers.ts'
import type { At } from '../maze/cells.ts'
import type { Face } from '../maze/faces.ts'
import type { Maze } from '../maze/maze.ts'
import { atOfPlacement, faceOfPlacement, type Placement } from '../maze/placements.ts'
import { refuseBlocked, refusePlacement } from '../maze/refusals.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import type { Because } from './because.ts'

/** How a card lays a tunnel card: whose turn it is to do so, and into which maze. */
export interface Laying<Key extends string = string> {
  whyNot(rules: Rules, state: State, face: Face, at: At): Because<Key> | undefined
  maze(state: State): Maze
}

/** A card of the hand. */
export const layingOwn: Laying<never> = {
  whyNot: (_rules, { front, mover }) => whyBarred(front[mover]),
  maze: state => state.maze,
}

/** Why it does not come to lie there at the mover's own cost. */
export function whyNotLay<Key extends string>(
  rules: Rules,
  state: State,
  laying: Laying<Key>,
  placement: Placement,
): Because<Key> | undefined {
  const face = faceOfPlacement(placement)
  const at = atOfPlacement(placement)
  const why = laying.whyNot(rules, state, face, at)
  if (why !== undefined) return why
  const maze = laying.maze(state)
  const { whyNotBlocked } = rules.hooks
  if (whyNotBlocked === null || !isBlocked(maze, at))
    return refusePlacement(maze, rules.linking, face, at)
  return refuseBlocked(maze, rules.linking, face, at) ?? whyNotBlocked(rules, state, at)
}
