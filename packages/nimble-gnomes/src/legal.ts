import { has, type Seat } from '@adit/kernel'
import { KINDS } from './cards.ts'
import { discard, type Move, PASS, TAKE_DECK, TAKE_NONE, takeOpen } from './moves.ts'
import { listPlays } from './plays.ts'
import { isLastRound, NONE, PLACES, type State, toAct } from './state.ts'

export function legal(state: State, seat: Seat, out: Move[]): Move[] {
  let count = 0
  if (has(toAct(state), seat)) {
    count = state.phase === 'take' ? listTakes(state, out) : listPlaysOrDiscards(state, seat, out)
  }
  out.length = count
  return out
}

/** NIM-03; in the last round one may also take none (NIM-14). */
function listTakes(state: State, out: Move[]): number {
  let count = 0
  out[count++] = isLastRound(state) ? TAKE_NONE : TAKE_DECK
  for (let place = 0; place < PLACES; place++) {
    const card = state.open[place]
    if (card !== NONE && state.open.indexOf(card) === place) out[count++] = takeOpen[card]
  }
  return count
}

/** NIM-11, NIM-30: only who can play nothing discards. NIM-20: only who has nothing passes. */
function listPlaysOrDiscards(state: State, seat: Seat, out: Move[]): number {
  let count = listPlays(state, seat, out)
  if (count > 0) return count
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.hands[seat * KINDS + kind] > 0) out[count++] = discard[kind]
  }
  if (count === 0) out[count++] = PASS
  return count
}
