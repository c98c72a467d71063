import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import type { Guide } from './search.ts'
import { weigh } from './weigh.ts'

/** Arms that win so often, in the same worlds. */
function arms(...chances: readonly number[]): Guide<number> {
  return {
    priors: chances.map(() => 0.5),
    imagine: nth => quickRandom(nth).below(1000) / 1000,
    trial: (world, arm) => (world < chances[arm] ? 1 : 0),
  }
}

describe('weighing', () => {
  it('says what each is worth, and how far off the difference may be', () => {
    const { worths, doubt } = weigh(arms(0.3, 0.6), [0, 1], { playouts: 2000 })
    expect(worths[0]).toBeCloseTo(0.3, 1)
    expect(worths[1]).toBeCloseTo(0.6, 1)
    // Three worlds in ten tell them apart.
    expect(doubt).toBeCloseTo(Math.sqrt((0.3 * 0.7) / 1000), 3)
  })

  it('goes by the moves, whichever order the guide has them in', () => {
    const { worths } = weigh(arms(0.6, 0.3), [1, 0], { playouts: 2000 })
    expect(worths[0]).toBeLessThan(worths[1])
  })

  it('ends when the time is up, with two worlds at least', () => {
    const { worths } = weigh(arms(1, 0), [0, 1], { playouts: 1e9, isSpent: () => true })
    expect(worths).toEqual([1, 0])
  })
})
