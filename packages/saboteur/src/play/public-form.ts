import type { Seat } from '@adit/kernel'
import * as moves from '../moves.ts'
import type { State } from '../state.ts'

/** Keeps the last move that all could see; sealed answers are not noted. */
export function noteOpen(state: State, seat: Seat, move: number): void {
  const code = moves.codeOf(move)
  if (code === moves.ALLOW || code === moves.VETO) return
  state.latest = publicForm(move)
  state.latestBy = seat
}

/** A move without the cards it hides: of a pass only their number is left. */
export function publicForm(move: number): number {
  const code = moves.codeOf(move)
  if (code === moves.PASS) return moves.pack(code, countDiscards(move))
  if (code === moves.RANSOM) return moves.pack(code, moves.ransomedOf(move))
  if (code === moves.KEEP || code === moves.TAKE) return moves.pack(code)
  if (code >= moves.FIGURE && code < moves.LAY_ASKING) return moves.pack(code, moves.atOf(move))
  return move
}

function countDiscards(move: number): number {
  let count = 0
  for (let place = 0; place < 3; place++) if (moves.discardOf(move, place) >= 0) count++
  return count
}
