import type { Random } from '@adit/kernel'

/**
 * Many quick draws out of two fair ones, for imagined worlds only: filling in a whole table takes a
 * hundred draws, and a bot imagines a million tables. A permuted congruential generator; what it
 * lacks in fairness against `Random` is one part in 65,536. CHANCE never draws from here.
 */
let word = 0

export function castLots(random: Random): void {
  word = (random.below(1 << 16) << 16) | random.below(1 << 16)
}

/** From 0 up to, not including, `limit`, which is 256 at most. */
export function lot(limit: number): number {
  word = next(word)
  return scale(word, limit)
}

/** Fisher–Yates over the first `count` entries. */
export function mixFirst(list: Uint8Array, count: number): void {
  let state = word
  for (let last = count - 1; last > 0; last--) {
    state = next(state)
    const other = scale(state, last + 1)
    const held = list[last]
    list[last] = list[other]
    list[other] = held
  }
  word = state
}

function next(state: number): number {
  return (Math.imul(state, 747796405) + 0x2c1b3c6d) | 0
}

function scale(state: number, limit: number): number {
  const mixed = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737)
  return Math.imul(((mixed >>> 22) ^ mixed) >>> 8, limit) >>> 24
}
