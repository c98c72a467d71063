import { describe, expect, it } from 'vitest'
import { castNames, gnomesAt } from './cast.ts'

describe('the gnomes of a table', () => {
  const bots = Array.from({ length: 11 }, () => ({ bot: 'miner' }))

  it('are all different, the same each time, and others at another table', () => {
    const one = gnomesAt({ code: '000007', seats: bots })
    expect(new Set(one).size).toBe(bots.length)
    expect(gnomesAt({ code: '000007', seats: bots })).toEqual(one)
    expect(gnomesAt({ code: '000009', seats: bots })[0]).not.toBe(one[0])
  })

  it('are all different at a table with a long code too', () => {
    expect(new Set(gnomesAt({ code: 'ZZZZZZZZZZZZ', seats: bots })).size).toBe(bots.length)
  })

  it('are nobody whose face or name a person has, however it is spelt', () => {
    for (const gnome of castNames) {
      const other = castNames[(castNames.indexOf(gnome) + 1) % castNames.length]
      const seats = [{ name: gnome, avatar: other }, ...bots]
      expect(gnomesAt({ code: '0', seats })).not.toContain(other)
    }
    const first = gnomesAt({ code: '0', seats: [{ name: 'Ann', avatar: 'x' }, ...bots] })[1]
    expect(first).toBe('ida')
    const seats = [{ name: 'Ида', avatar: 'x' }, ...bots]
    expect(gnomesAt({ code: '0', seats })).not.toContain('ida')
  })

  it('are only where a bot sits for itself', () => {
    expect(gnomesAt({ code: '0', seats: [{}, { name: 'Ann', bot: 'miner' }] })).toEqual([
      undefined,
      undefined,
    ])
  })
})
