import type { Random } from '@adit/kernel'

/**
 * Many quick draws out of two fair ones, for imagined worlds only: filling in a whole table takes a
 * hundred draws, and a bot imagines a million tables. A permuted congruential generator; what it
 * lacks in fairness against `Random` is one part in millions. CHANCE never draws from here.
 */
let word = 0

export function castLots(random: Random): void {
  word = (random.below(1 << 16) << 16) | random.below(1 << 16)
}

/** From 0 up to, not including, `limit`. */
export function lot(limit: number): number {
  word = (Math.imul(word, 747796405) + 0x2c1b3c6d) | 0
  const mixed = Math.imul((word >>> ((word >>> 28) + 4)) ^ word, 277803737)
  const drawn = ((mixed >>> 22) ^ mixed) >>> 0
  return (drawn * limit * 2.3283064365386963e-10) | 0
}

/** Fisher–Yates over the first `count` entries. */
export function mixFirst(list: Uint8Array, count: number): void {
  for (let last = count - 1; last > 0; last--) {
    const other = lot(last + 1)
    const held = list[last]
    list[last] = list[other]
    list[other] = held
  }
}
