import { describe, expect, it } from 'vitest'
import { nextThing, type Thing } from './first-sight.ts'

const thing = (sort: Thing['sort'], name: string): Thing => ({
  sort,
  name,
  title: name,
  text: name,
  spot: name,
})
const things = [
  thing('plain', 'corner'),
  thing('card', 'map'),
  thing('card', 'rock-fall'),
  thing('token', 'broken'),
]

describe('what is explained next', () => {
  it('is the most important of what is new', () => {
    expect(nextThing(things, [], () => true)?.name).toBe('broken')
    expect(nextThing(things, ['broken'], () => true)?.name).toBe('map')
    expect(nextThing(things, ['broken', 'map', 'rock-fall'], () => true)?.name).toBe('corner')
  })

  it('is never what was met, nor what is out of sight', () => {
    const all = things.map(({ name }) => name)
    expect(nextThing(things, all, () => true)).toBeUndefined()
    expect(nextThing(things, [], spot => spot === 'map')?.name).toBe('map')
  })
})
