import type { Refusal } from '@adit/kernel'
import { cards, type Kind, kindCount } from '../cards/order.ts'
import type { PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import { listHand } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import { HAND, NO_MOVE, type State } from '../state.ts'
import { because } from './because.ts'

const PASS = moves.pack(moves.PASS)

/** SAB-10, SB2-03: each set of one, two or three cards once; SAB-12: nothing with an empty hand. */
export function listPasses(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, mover } = state
  const passes = passesOf(rules, state.held[mover])
  let next = from
  if (state.held[mover] === 0) out[next++] = PASS
  for (let nth = 0; nth < passes.length; nth++) {
    const move = passAt(hands, mover * HAND, passes[nth])
    if (move !== NO_MOVE) out[next++] = move
  }
  return next
}

/** The places in the hand of one to three cards, four bits each and one more than their number. */
type Places = number

/** By the number of cards held: every single card, and every set of up to three. */
export function passesOf(rules: Rules, held: number): readonly Places[] {
  return rules.passUpTo === 1 ? SINGLES[held] : SETS[held]
}

const SINGLES: readonly (readonly Places[])[] = tabulate(1)
const SETS: readonly (readonly Places[])[] = tabulate(3)

function tabulate(most: number): readonly (readonly Places[])[] {
  return Array.from({ length: HAND + 1 }, (_, held) => setsOf(held, most))
}

function setsOf(held: number, most: number): readonly Places[] {
  const sets: Places[] = []
  for (let a = 1; a <= held; a++) {
    sets.push(a)
    for (let b = a + 1; most > 1 && b <= held; b++) {
      sets.push(a | (b << 4))
      for (let c = b + 1; c <= held; c++) sets.push(a | (b << 4) | (c << 8))
    }
  }
  return sets
}

/** Of equal cards those farthest left stand for all, so that each set is named once. */
export function passAt(hands: readonly number[], from: number, places: Places): PlayerMove {
  const a = (places & 15) - 1
  const b = ((places >> 4) & 15) - 1
  const c = (places >> 8) - 1
  if (a > 0 && hands[from + a] === hands[from + a - 1]) return NO_MOVE
  if (b < 0) return moves.pack(moves.PASS, moves.discardLoad(hands[from + a]))
  if (b > a + 1 && hands[from + b] === hands[from + b - 1]) return NO_MOVE
  if (c > b + 1 && hands[from + c] === hands[from + c - 1]) return NO_MOVE
  const third = c < 0 ? -1 : hands[from + c]
  return moves.pack(moves.PASS, moves.discardLoad(hands[from + a], hands[from + b], third))
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
