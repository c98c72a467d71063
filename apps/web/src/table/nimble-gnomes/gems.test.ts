import { KINDS, kindNamed, nimbleGnomes, type State } from '@adit/nimble-gnomes'
import { describe, expect, it } from 'vitest'
import { fieldOf, foggedGems, splitsOf } from './gems.ts'

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
    expect(field.columns[0].count).toBe(2)
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
