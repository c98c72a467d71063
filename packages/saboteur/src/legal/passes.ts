import type { Refusal } from '@adit/kernel'
import { cards, type Kind, kindCount } from '../cards/order.ts'
import * as moves from '../moves.ts'
import { listHand } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import { HAND, type State } from '../state.ts'
import { because } from './because.ts'

const PASS = moves.pack(moves.PASS)

// Written anew by each call, so that none allocates: the kinds in a hand, and how often each is there.
const kinds = new Int32Array(HAND)
const copies = new Int32Array(HAND)

/** SAB-10, SB2-03: each set of one, two or three cards once; SAB-12: nothing with an empty hand. */
export function listPasses(rules: Rules, state: State, out: number[], from: number): number {
  const count = countKinds(state)
  const isOne = rules.passUpTo === 1
  let next = from
  if (count === 0) out[next++] = PASS
  for (let a = 0; a < count; a++) {
    const one = PASS | moves.discardLoad(kinds[a])
    out[next++] = one
    if (isOne) continue
    for (let b = copies[a] > 1 ? a : a + 1; b < count; b++) {
      const two = one | moves.discardLoad(-1, kinds[b])
      out[next++] = two
      const left = b === a ? copies[b] - 1 : copies[b]
      for (let c = left > 1 ? b : b + 1; c < count; c++) {
        out[next++] = two | moves.discardLoad(-1, -1, kinds[c])
      }
    }
  }
  return next
}

function countKinds({ hands, held, mover }: State): number {
  const from = mover * HAND
  let count = 0
  for (let place = from; place < from + held[mover]; place++) {
    if (count > 0 && kinds[count - 1] === hands[place]) copies[count - 1]++
    else {
      kinds[count] = hands[place]
      copies[count++] = 1
    }
  }
  return count
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
