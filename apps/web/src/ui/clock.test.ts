import { expect, it } from 'vitest'
import { clockText, isUrgent } from './clock.ts'

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [42_000, '0:42'],
  [65_400, '1:06'],
  [3_600_000, '1:00:00'],
  [50_000_000, '13:53:20'],
])('writes %i ms as %s', (left, text) => {
  expect(clockText(left)).toBe(text)
})

it('warns in the last ten seconds', () => {
  expect(isUrgent(10_001)).toBe(false)
  expect(isUrgent(10_000)).toBe(true)
})
