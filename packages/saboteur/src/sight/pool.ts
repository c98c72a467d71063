import { HOLE } from '../signs.ts'
import { mixFirst } from './lots.ts'

/**
 * Cards of one sort that are somewhere unknown, and how many were dealt out of them already: what an
 * imagined world is filled from. One for all, written anew for each sort, so that nothing is allocated.
 */
const pool = new Uint8Array(256)
let pooled = 0
let dealt = 0

export function startPool(cards: readonly number[]): void {
  for (let at = 0; at < cards.length; at++) pool[at] = cards[at]
  pooled = cards.length
  dealt = 0
}

/** Begins the pool with `counts[kind]` cards of each of these kinds. */
export function startCounted(kinds: readonly number[], counts: ArrayLike<number>): void {
  let next = 0
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at]
    for (let left = counts[kind]; left > 0; left--) pool[next++] = kind
  }
  pooled = next
  dealt = 0
}

export function takeOut(card: number): void {
  for (let at = 0; at < pooled; at++) {
    if (pool[at] !== card) continue
    pool[at] = pool[--pooled]
    return
  }
}

export function takeOutShown(cards: readonly number[]): void {
  for (let at = 0; at < cards.length; at++) if (cards[at] !== HOLE) takeOut(cards[at])
}

export function mixPool(): void {
  mixFirst(pool, pooled)
}

export function fromPool(): number {
  return pool[dealt++]
}

/** Every hole of a list; each card that is dealt carries those bits. */
export function fill(cards: number[], bits = 0): void {
  let next = dealt
  for (let at = 0; at < cards.length; at++) if (cards[at] === HOLE) cards[at] = pool[next++] | bits
  dealt = next
}

/**
 * That part of a list, ascending. Where a card goes is counted: which of two is lower is a coin toss, and
 * to decide by it costs more than to count.
 */
export function fillInOrder(cards: number[], from: number, end: number): void {
  const start = dealt
  const stop = start + end - from
  for (let one = start; one < stop; one++) {
    const card = pool[one]
    let at = from
    for (let other = start; other < one; other++) at += (pool[other] - card - 1) >>> 31
    for (let other = one + 1; other < stop; other++) at += (pool[other] - card) >>> 31
    cards[at] = card
  }
  dealt = stop
}
