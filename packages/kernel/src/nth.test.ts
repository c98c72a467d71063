import { expect, it } from 'vitest'
import { nth } from './nth.ts'

it('is what stands at a place', () => {
  expect(nth(['a', 'b'], 1)).toBe('b')
  expect(nth([undefined], 0)).toBeUndefined()
})

it.each([-1, 2, 0.5, Number.NaN])('says at once that nothing is at %s', place => {
  expect(() => nth(['a', 'b'], place)).toThrow(/nothing at place/)
})
