import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { difference, estimate, ratio, sprt } from './statistics.ts'

/** Scores of deals of which so many in a thousand are won. */
function scores(count: number, chance: number, seed: number): number[] {
  const random = quickRandom(seed)
  return Array.from({ length: count }, () => (random.below(1000) < chance * 1000 ? 1 : 0))
}

describe('estimate', () => {
  it('gives the mean and what it may be off', () => {
    expect(estimate([0, 1, 0, 1]).mean).toBe(0.5)
    expect(estimate([0, 1, 0, 1]).within).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4), 10)
    expect(estimate([]).mean).toBe(Number.NaN)
  })

  it('covers the truth in about 95 of 100 series', () => {
    let covered = 0
    for (let seed = 0; seed < 400; seed++) {
      const { mean, within } = estimate(scores(200, 0.3, seed))
      if (Math.abs(mean - 0.3) <= within) covered++
    }
    expect(covered).toBeGreaterThan(365)
    expect(covered).toBeLessThan(395)
  })
})

describe('ratio', () => {
  it('is the quotient of the sums', () => {
    expect(
      ratio([
        [1, 2],
        [3, 2],
        [2, 2],
      ]).mean,
    ).toBe(1)
    expect(
      ratio([
        [1, 2],
        [1, 2],
      ]).within,
    ).toBe(0)
  })
})

describe('sprt', () => {
  it('says better of a better one, not better of an equal one, and nothing too early', () => {
    expect(sprt(scores(2000, 0.6, 1), 0.05).verdict).toBe('better')
    expect(sprt(scores(4000, 0.5, 2), 0.05).verdict).toBe('not better')
    expect(sprt(scores(9, 0.9, 3), 0.05).verdict).toBe('go on')
  })
})

describe('difference', () => {
  it('is how much more one quotient is than the other', () => {
    const deals = [
      [
        [3, 4],
        [1, 4],
      ],
      [
        [1, 4],
        [1, 4],
      ],
    ] as const
    expect(difference(deals).mean).toBeCloseTo(0.25, 10)
  })

  it('is sure where both go together, and unsure where they do not', () => {
    const together = [0, 1, 0, 1].map(
      won =>
        [
          [won, 1],
          [won, 1],
        ] as const,
    )
    const apart = [0, 1, 0, 1].map(
      won =>
        [
          [won, 1],
          [1 - won, 1],
        ] as const,
    )
    expect(difference(together)).toMatchObject({ mean: 0, within: 0, deals: 4 })
    expect(difference(apart).within).toBeGreaterThan(1)
  })
})
