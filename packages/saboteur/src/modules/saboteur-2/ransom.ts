import { HOLE_SIGN } from '@adit/kernel'
import { BARRED, lyingKinds, lyingNames, THIEF } from '../../cards/front.ts'
import { because } from '../../legal/because.ts'
import { inOrder, whyNotHeld } from '../../legal/passes.ts'
import type { Way } from '../../legal/way.ts'
import * as moves from '../../moves.ts'
import { discardNamed, discardOpen } from '../../play/hands.ts'
import { DRAWING, HAND } from '../../state.ts'
import { discards, kindsNamed, named } from '../../text/words.ts'

export const RANSOM = 9

/** Two kinds as in a pass, and what is removed: a tool (0…2) or the trap (3). */
export function ransomLoad(first: number, second: number, removed: number): number {
  return moves.discardLoad(first, second) | (removed << 14)
}

export function ransomedOf(move: number): number {
  return (move >> 14) & 3
}

const notTwo = because('ransom-two', 'SB2-03')
const nothing = because('ransom-nothing', 'SB2-03')
const notThief = because('ransom-nothing', 'SB2-56')

/** What a ransom removes: a tool or the trap. */
const removable = named(lyingNames.filter((_name, bit) => ((BARRED >> bit) & 1) === 1))

/** SB2-03, SB2-56: a broken tool or a trap for two cards. */
export const ransom: Way = {
  codes: [RANSOM],
  absent: because('ransom-not-here', 'SAB-10'),
  list(_rules, state, out, from) {
    const { hands, mover } = state
    const acting = state.front[mover] & BARRED
    if (acting === 0) return from
    const start = mover * HAND
    const end = start + state.held[mover]
    let next = from
    for (let removed = 0; removed < 4; removed++) {
      if (((acting >> removed) & 1) === 0) continue
      for (let a = start; a < end; a++) {
        if (a > start && hands[a] === hands[a - 1]) continue
        for (let b = a + 1; b < end; b++) {
          if (b > a + 1 && hands[b] === hands[b - 1]) continue
          out[next++] = moves.pack(RANSOM, ransomLoad(hands[a], hands[b], removed))
        }
      }
    }
    return next
  },
  whyNot(_rules, state, move) {
    const kinds = moves.listDiscards(move, 2)
    const lacking = whyNotHeld(state, kinds)
    if (lacking !== undefined) return lacking
    if (kinds.length < 2) return notTwo
    const front = state.front[state.mover]
    const removed = ransomedOf(move)
    if (((front >> removed) & 1) === 0) return (front & THIEF) === 0 ? nothing : notThief
    return inOrder(kinds, moves.loadOf(move) & ~ransomLoad(-1, -1, 3))
  },
  /** Neither a pass nor a card played (SB2-56). */
  take(_rules, state, move, emit) {
    const seat = state.mover
    const removed = ransomedOf(move)
    emit?.({ type: 'ransomed', seat, removed, cards: moves.listDiscards(move, 2) })
    state.front[seat] &= ~(1 << removed)
    state.last = seat
    state.due = 1
    state.stage = DRAWING
    discardNamed(state, move, 2)
    discardOpen(state, lyingKinds[removed])
  },
  notation: {
    verb: 'ransom',
    print: move => [removable.print(ransomedOf(move)), ...discards(move, 2)],
    parse: ([what, ...words]) => {
      const removed = removable.parse(what)
      const kinds = kindsNamed(words)
      if (removed === undefined || kinds?.length !== 2) return undefined
      return moves.pack(RANSOM, ransomLoad(kinds[0], kinds[1], removed))
    },
    open: move => moves.pack(RANSOM, ransomedOf(move)),
    printOpen: open => [removable.print(moves.loadOf(open)), HOLE_SIGN, HOLE_SIGN],
  },
}
