import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { type Guide, search } from './search.ts'

/** Arms that win so often, each by lots of its own. */
function arms(...chances: readonly number[]): Guide<number> & { readonly trials: number[] } {
  const trials = chances.map(() => 0)
  return {
    trials,
    priors: chances.map(() => 0.5),
    imagine: nth => nth,
    trial(world, arm) {
      trials[arm]++
      return quickRandom(world * 64 + arm).below(1000) < 1000 * chances[arm] ? 1 : 0
    },
  }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count)

function spent(guide: Guide<number> & { readonly trials: readonly number[] }): number {
  search(guide, { playouts: 2000 })
  return sumOf(guide.trials)
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
    expect(sumOf(guide.trials)).toBeLessThanOrEqual(300)
  })

  it('ends early where one is clearly the best, and not where two are close', () => {
    expect(spent(arms(0.1, 0.95, 0.2, 0.15))).toBeLessThan(200)
    expect(spent(arms(0.1, 0.52, 0.5, 0.15))).toBeGreaterThan(1800)
  })

  it('tells moves apart by the worlds in which they differ, however much the worlds do', () => {
    let trials = 0
    const guide: Guide<number> = {
      priors: [0.5, 0.5],
      imagine: nth => quickRandom(nth).below(1000) / 1000,
      trial(luck, arm) {
        trials++
        return luck - arm / 50
      },
    }
    expect(search(guide, { playouts: 2000 })).toBe(0)
    expect(trials).toBeLessThan(60)
  })

  it('ends at once where two moves come to the same', () => {
    const guide = arms(0.5, 0.5)
    const same = { ...guide, trial: (world: number) => guide.trial(world, 0, world) }
    search(same, { playouts: 2000 })
    expect(guide.trials[0]).toBeLessThan(60)
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
