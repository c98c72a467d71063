import type { Seat } from '@adit/kernel'
import type { Way } from '../legal/way.ts'
import * as moves from '../moves.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** Keeps the last move that all could see; sealed answers are not noted. */
export function noteOpen(rules: Rules, state: State, seat: Seat, move: number): void {
  const code = moves.codeOf(move)
  if (code === moves.ALLOW || code === moves.STOP) return
  state.latest = publicForm(rules.wayOf, move)
  state.latestBy = seat
}

/** A move without the cards it hides: of a pass only their number is left. */
export function publicForm(wayOf: readonly (Way | undefined)[], move: number): number {
  const code = moves.codeOf(move)
  if (code <= moves.PLAY) return move
  if (code === moves.PASS) return moves.pack(code, countDiscards(move))
  if (code === moves.KEEP || code === moves.TAKE) return moves.pack(code)
  return wayOf[code]?.notation?.open(move) ?? move
}

function countDiscards(move: number): number {
  let count = 0
  for (let place = 0; place < 3; place++) if (moves.discardOf(move, place) >= 0) count++
  return count
}
