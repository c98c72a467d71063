import { only, type Seat } from '@adit/kernel'
import type { Kind } from '../cards/order.ts'
import type { Tell } from '../events.ts'
import { discardOf } from '../moves.ts'
import { forgetHand } from '../sight/knowledge.ts'
import { HAND, HIDDEN, HOLE, KNOWERS_SHIFT } from '../signs.ts'
import type { State } from '../state.ts'

/** A hand, ascending, for those who list or copy it. */
export function listHand(state: State, seat: Seat): Kind[] {
  return state.hands.slice(seat * HAND, seat * HAND + state.held[seat])
}

export function holds(state: State, seat: Seat, kind: Kind): boolean {
  const from = seat * HAND
  for (let at = from + state.held[seat] - 1; at >= from; at--) {
    if (state.hands[at] === kind) return true
  }
  return false
}

/** Puts a card where it belongs in the order, so that equal cards lie side by side. */
export function addToHand(state: State, seat: Seat, kind: Kind): void {
  const { hands, held } = state
  if (held[seat] === HAND) throw new Error(`the hand of seat ${seat} is full`)
  const from = seat * HAND
  let at = from + held[seat]++
  for (; at > from && hands[at - 1] > kind; at--) hands[at] = hands[at - 1]
  hands[at] = kind
}

export function takeFromHand(state: State, seat: Seat, kind: Kind): void {
  const { hands, held } = state
  const last = seat * HAND + --held[seat]
  let at = seat * HAND
  while (at <= last && hands[at] !== kind) at++
  if (at > last) throw new Error(`seat ${seat} does not hold card ${kind}`)
  for (; at < last; at++) hands[at] = hands[at + 1]
  hands[last] = HOLE
}

/** SAB-10, SAB-72: takes what the deck still has. */
export function drawCards(state: State, seat: Seat, count: number, emit?: Tell): void {
  const { deck } = state
  const taken = Math.min(count, deck.length)
  if (taken <= 0) return
  emit?.({ type: 'drew', seat, cards: deck.slice(-taken).sort((a, b) => a - b) })
  for (let left = taken; left > 0; left--) addToHand(state, seat, deck.pop() ?? HOLE)
}

/** A card that all have seen. */
export function discardOpen(state: State, kind: Kind): void {
  state.pile.push(kind)
}

/** SAB-13: a card passed away face down; only `knowers` know it. */
export function discardHidden(state: State, kind: Kind, knowers: number): void {
  state.pile.push(kind | HIDDEN | (knowers << KNOWERS_SHIFT))
}

export function kindInPile(entry: number): Kind {
  return entry & (HIDDEN - 1)
}

export function isHiddenInPile(entry: number): boolean {
  return (entry & HIDDEN) !== 0
}

export function knowersInPile(entry: number): number {
  return entry >> KNOWERS_SHIFT
}

/** Puts the mover's cards that a move names on the pile, face down, and says how many. */
export function discardNamed(state: State, move: number, most: number): number {
  const seat = state.mover
  let count = 0
  for (let place = 0; place < most; place++) {
    const kind = discardOf(move, place)
    if (kind < 0) continue
    takeFromHand(state, seat, kind)
    discardHidden(state, kind, only(seat))
    count++
  }
  if (count > 0) forgetHand(state, seat)
  return count
}
