/** A source of fair draws. Rules never own one: whoever plays CHANCE brings it along. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`; every one equally likely. */
  below(limit: number): number
}

/**
 * xoshiro128++ for bots, tests and simulation: fast, repeatable, and predictable to anyone who
 * watches it, so never for a real table (see packages/fairness).
 */
export function quickRandom(seed: number): Random {
  let mix = seed | 0
  const splitmix = (): number => {
    mix = (mix + 0x9e3779b9) | 0
    let z = mix
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let a = splitmix()
  let b = splitmix()
  let c = splitmix()
  let d = splitmix()
  const next = (): number => {
    const sum = (a + d) | 0
    const result = (((sum << 7) | (sum >>> 25)) + a) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result
  }
  const plain = fairly(next)
  return { below: limit => (limit < EXACT ? scaled(next, limit) : plain.below(limit)) }
}

const WORDS = 0x1_0000_0000
/** Times a word, numbers below this are still whole and exact. */
const EXACT = 1 << 21

/**
 * A word scaled down to the limit: the same fairness as by remainders, without a division in all but
 * one draw of millions.
 */
function scaled(nextWord: () => number, limit: number): number {
  let word = nextWord()
  let low = Math.imul(word, limit) >>> 0
  if (low < limit) {
    const unfair = WORDS % limit
    while (low < unfair) {
      word = nextWord()
      low = Math.imul(word, limit) >>> 0
    }
  }
  return ((word * limit) / WORDS) >>> 0
}

/**
 * Fair draws from a stream of 32-bit words. Words past the last whole run of `limit` would make the
 * small numbers likelier, so they are drawn again.
 */
export function fairly(nextWord: () => number): Random {
  return {
    below(limit) {
      const fair = WORDS - (WORDS % limit)
      let drawn = nextWord()
      while (drawn >= fair) drawn = nextWord()
      return drawn % limit
    },
  }
}

/** Fisher–Yates, in place, over `list[from]` up to its end. */
export function shuffle<T>(list: T[], random: Random, from = 0): T[] {
  for (let last = list.length - 1; last > from; last--) {
    const other = from + random.below(last - from + 1)
    const held = list[last]
    list[last] = list[other]
    list[other] = held
  }
  return list
}
