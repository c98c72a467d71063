import type { Refusal } from '@adit/kernel'
import { cards, type Kind, kindCount } from '../cards/order.ts'
import * as moves from '../moves.ts'
import { listHand } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'
import { because } from './because.ts'

const PASS = moves.pack(moves.PASS)

/** SAB-10, SB2-03: each set of one, two or three cards once; SAB-12: nothing with an empty hand. */
export function listPasses(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, mover } = state
  const single = rules.passUpTo === 1
  const start = mover * HAND
  const end = start + state.held[mover]
  let next = from
  if (end === start) out[next++] = PASS
  for (let a = start; a < end; a++) {
    if (a > start && hands[a] === hands[a - 1]) continue
    const one = PASS | moves.discardLoad(hands[a])
    out[next++] = one
    if (!single) next = listLarger(hands, one, a + 1, end, out, next)
  }
  return next
}

/** The pass `one` with one or two more of the cards from `start` on. */
function listLarger(
  hands: readonly number[],
  one: number,
  start: number,
  end: number,
  out: number[],
  from: number,
): number {
  let next = from
  for (let b = start; b < end; b++) {
    if (b > start && hands[b] === hands[b - 1]) continue
    const two = one | moves.discardLoad(-1, hands[b])
    out[next++] = two
    for (let c = b + 1; c < end; c++) {
      if (c > b + 1 && hands[c] === hands[c - 1]) continue
      out[next++] = two | moves.discardLoad(-1, -1, hands[c])
    }
  }
  return next
}

const empty = because('pass-empty', 'SAB-12')
const unordered = because('pass-order')

export function whyNotPass(rules: Rules, state: State, move: number): Refusal | undefined {
  const kinds = moves.listDiscards(move, 3)
  const most = rules.passUpTo
  const lacking = whyNotHeld(state, kinds)
  if (lacking !== undefined) return lacking
  // SB2-03: no move names more than three.
  if (kinds.length > most) return { rule: 'SAB-10', key: 'pass-too-many', slots: { most } }
  if (kinds.length === 0 && state.held[state.mover] > 0) return empty
  return inOrder(kinds, moves.loadOf(move))
}

/** Each set of cards is written in one way only. */
export function inOrder(kinds: readonly Kind[], load: number): Refusal | undefined {
  const [first, second, third] = [...kinds].sort((a, b) => a - b)
  return load === moves.discardLoad(first, second, third) ? undefined : unordered
}

/** Cards discarded must be held, each as often as it is named. */
export function whyNotHeld(state: State, kinds: readonly Kind[]): Refusal | undefined {
  const left = listHand(state, state.mover)
  for (const kind of kinds) {
    const at = left.indexOf(kind)
    if (at < 0) return notHeld(kind)
    left.splice(at, 1)
  }
  return undefined
}

export function notHeld(kind: Kind): Refusal {
  return kind >= 0 && kind < kindCount
    ? { key: 'card-not-held', slots: { card: cards[kind].name } }
    : because('move-malformed')
}
