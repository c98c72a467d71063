import { figureAt } from '../maze/figures.ts'
import { listPlacements, listTolled } from '../maze/placements.ts'
import * as moves from '../moves.ts'
import { canPayToll } from '../play/paths.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'

/** Tunnel cards on free cells, and on tolled ones for who pays or asks (MIN-13, MIN-14). */
export function listLays(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, maze } = state
  const { linking } = rules
  const first = state.mover * HAND
  const end = first + state.held[state.mover]
  const next = listPlacements(maze, linking, hands, out, from, moves.pack(moves.LAY), first, end)
  if (state.figures.used === 0) return next
  const count = listTolled(maze, linking, hands, tolled, 0, 0, first, end)
  return listTolls(rules, state, count, moves.LAY, moves.LAY_ASKING, out, next)
}

/** Placements on cells with a figure; written anew by each call that lists them. */
export const tolled: number[] = []

/** The placements in `tolled`: paid by the mover, and offered to each who was not yet asked. */
export function listTolls(
  rules: Rules,
  state: State,
  count: number,
  code: number,
  asking: number,
  out: number[],
  from: number,
): number {
  let next = from
  for (let place = 0; place < count; place++) {
    const load = tolled[place]
    const at = moves.atOf(load)
    if (canPayToll(state, at)) out[next++] = moves.pack(code, load)
    // MIN-14: the owner lays there free of charge and has nobody to ask.
    if (state.figures.owners[figureAt(state.maze, at)] === state.mover) continue
    for (let seat = 0; seat < rules.seats; seat++) {
      if (seat === state.mover || ((state.asked >> seat) & 1) === 1) continue
      out[next++] = moves.pack(asking + seat, load)
    }
  }
  return next
}
