import { NOWHERE } from '../maze/cells.ts'
import { listPlacements } from '../maze/placements.ts'
import { LAY, pack } from '../moves.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'

const TAG = pack(LAY)

/** Tunnel cards on free cells, then on blocked ones. */
export function listLays(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, maze } = state
  const first = state.mover * HAND
  const end = first + state.held[state.mover]
  const next = listPlacements(maze, rules.linking, hands, out, from, TAG, first, end)
  const { blockedLays } = rules.hooks
  if (blockedLays === null) return next
  return blockedLays(rules, state, maze, hands, first, end, LAY, NOWHERE, out, next)
}
