import { nth } from '@adit/kernel'
import { KINDS, kindNamed, nimbleGnomes, type State } from '@adit/nimble-gnomes'
import { describe, expect, it } from 'vitest'
import { fieldOf, foggedGems, shortsOf, splitsOf } from './gems.ts'

function tableWith(cards: Readonly<Record<string, number>>): State {
  const config = { seats: 2, first: 0, 'quick-start': true, discard: 'open' } as const
  const state = nimbleGnomes.open(config).setup()
  for (const [name, count] of Object.entries(cards)) {
    state.laid[KINDS + (kindNamed(name) ?? 0)] = count
  }
  return state
}

describe('the field of gems', () => {
  it('has the sets one can make as its margins', () => {
    const field = fieldOf(tableWith({ 'ruby-round': 2, 'ruby-square': 1, 'sapphire-round': 3 }), 1)
    expect(field.rows.map(line => line.count)).toEqual([3, 0, 3])
    expect(field.columns.map(line => line.count)).toEqual([5, 1, 0])
  })

  it('[NIM-15] leaves what is under a fog out of its columns', () => {
    const fogged = tableWith({ 'ruby-round': 2, 'sapphire-round': 3, 'fog-green': 1, diamond: 1 })
    const field = fieldOf(fogged, 1)
    expect(field.rows.map(line => line.isFogged)).toEqual([false, true, true])
    expect(nth(field.columns, 0).count).toBe(2)
    expect(field.diamonds).toBe(1)
    expect(foggedGems(fogged, 1)).toHaveLength(3)
  })
})

describe('the best split', () => {
  it('says what it would be without the fog only if that differs', () => {
    const clear = tableWith({ 'ruby-round': 2 })
    expect(splitsOf(clear, 1).clear).toBeUndefined()
    const idle = tableWith({ 'ruby-round': 2, 'fog-green': 1 })
    expect(splitsOf(idle, 1).clear).toBeUndefined()
    const fogged = tableWith({ 'ruby-round': 2, 'sapphire-round': 3, 'fog-green': 1 })
    expect(splitsOf(fogged, 1).now.sets.map(set => set.gems.length)).toEqual([2])
    expect(splitsOf(fogged, 1).clear?.sets.map(set => set.gems.length)).toEqual([5])
  })
})

describe('what one is short of', () => {
  const kind = (name: string): number => kindNamed(name) ?? 0

  it('[NIM-16] is the way from the nearest sets to a six, and what of it is in hand', () => {
    const table = tableWith({ 'ruby-round': 3, 'ruby-square': 2, 'sapphire-triangular': 1 })
    const hand = [kind('ruby-round'), kind('diamond'), kind('heliodor-square')]
    expect(shortsOf(table, 1, hand)).toEqual([
      { alike: 'ruby', size: 5, held: 2, isFogged: false },
      { alike: expect.any(String), size: 1, held: expect.any(Number), isFogged: false },
    ])
    expect(shortsOf(tableWith({}), 1, hand)).toEqual([])
  })

  it('[NIM-15] says what a fog keeps back, and does not count what it hides', () => {
    const table = tableWith({ 'ruby-round': 2, 'sapphire-round': 3, 'fog-green': 1 })
    const shorts = shortsOf(table, 1, [kind('sapphire-round')])
    expect(shorts.map(({ size, isFogged }) => [size, isFogged])).toEqual([
      [2, false],
      [5, true],
    ])
    expect(nth(shorts, 0).held).toBe(0)
  })

  it('leaves out a set of six', () => {
    expect(shortsOf(tableWith({ 'ruby-round': 6 }), 1, [])).toEqual([])
  })
})
