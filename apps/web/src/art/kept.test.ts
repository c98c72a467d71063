import { expect, it } from 'vitest'
import { keeper } from './kept.ts'

it('makes each thing once, and forgets the oldest when there are too many', () => {
  const made: string[] = []
  const keep = keeper<string>(2)
  const ask = (key: string): string =>
    keep(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(ask('a')).toBe('A')
  ask('a')
  ask('b')
  ask('c')
  ask('b')
  ask('a')
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
