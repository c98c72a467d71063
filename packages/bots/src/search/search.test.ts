import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { type Guide, search } from './search.ts'

/** Arms that win so often, each in its own part of the worlds. */
function arms(...chances: readonly number[]): Guide<number> & { readonly trials: number[] } {
  const trials = chances.map(() => 0)
  return {
    trials,
    priors: chances.map(() => 0.5),
    imagine: nth => quickRandom(nth).below(1000) / 1000,
    trial(world, arm) {
      trials[arm]++
      return world < chances[arm] ? 1 : 0
    },
  }
}

describe('the searcher', () => {
  it('finds the best of eight, and spends most trials on the best', () => {
    const guide = arms(0.3, 0.4, 0.5, 0.2, 0.62, 0.1, 0.3, 0.45)
    expect(search(guide, { playouts: 2000 })).toBe(4)
    expect(guide.trials[4]).toBeGreaterThan(3 * guide.trials[5])
  })

  it('keeps to its budget', () => {
    const guide = arms(0.3, 0.4, 0.5)
    search(guide, { playouts: 300 })
    expect(guide.trials.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(300)
  })

  it('ends early where one is clearly the best, and not where two are close', () => {
    const spent = (guide: ReturnType<typeof arms>): number => {
      search(guide, { playouts: 2000 })
      return guide.trials.reduce((sum, count) => sum + count)
    }
    expect(spent(arms(0.1, 0.95, 0.2, 0.15))).toBeLessThan(1100)
    expect(spent(arms(0.1, 0.52, 0.5, 0.15))).toBeGreaterThan(1900)
  })

  it('answers at once when the time is up, with what the policy thinks', () => {
    const guide = { ...arms(0.1, 0.9), priors: [0.6, 0.5] }
    expect(search(guide, { playouts: 100, isSpent: () => true })).toBe(0)
    expect(guide.trials).toEqual([0, 0])
  })

  it('does not count a world for one move that time left unseen for another', () => {
    let looks = 0
    const guide: Guide<number> = {
      priors: [0.5, 0.5],
      imagine: nth => nth,
      trial: (world, arm) => (world === 0 ? [0.4, 0.45][arm] : 1),
    }
    expect(search(guide, { playouts: 100, isSpent: () => ++looks > 3 })).toBe(1)
  })

  it('needs no trial for a single move', () => {
    const guide = arms(0.5)
    expect(search(guide, { playouts: 100 })).toBe(0)
    expect(guide.trials).toEqual([0])
  })
})
