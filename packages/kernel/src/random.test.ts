import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickRandom, shuffle } from './random.ts'

describe('quickRandom', () => {
  it('repeats from its seed', () => {
    const row = (seed: number) => {
      const random = quickRandom(seed)
      return Array.from({ length: 50 }, () => random.below(1000))
    }
    expect(row(7)).toEqual(row(7))
    expect(row(7)).not.toEqual(row(8))
  })

  it('stays below its limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, limit) => {
        const drawn = quickRandom(seed).below(limit)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true)
      }),
    )
  })

  it('is fair', () => {
    const random = quickRandom(1)
    const counts = Array<number>(7).fill(0)
    for (let roll = 0; roll < 70_000; roll++) counts[random.below(7)]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })
})

describe('shuffle', () => {
  it('keeps every card, whatever the seed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer(), (cards, seed) => {
        const ascending = (a: number, b: number) => a - b
        const shuffled = shuffle([...cards], quickRandom(seed))
        expect(shuffled.sort(ascending)).toEqual([...cards].sort(ascending))
      }),
    )
  })

  it('leaves what stands before `from` alone', () => {
    const list = shuffle([1, 2, 3, 4, 5, 6, 7, 8], quickRandom(3), 4)
    expect(list.slice(0, 4)).toEqual([1, 2, 3, 4])
  })

  it('gives every order about equally often', () => {
    const random = quickRandom(2)
    const seen = new Map<string, number>()
    for (let deal = 0; deal < 24_000; deal++) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
