import { expect, it } from 'vitest'
import { dealTimes } from './dealing.ts'

it.each([
  [2, 90, 470],
  [5, 90, 740],
])('%i roles are dealt %i ms apart, in %i ms', (cards, apart, time) => {
  expect(dealTimes(cards)).toEqual({ apart, time })
})

it('a dozen take no longer than five', () => {
  expect(dealTimes(12).time).toBeCloseTo(dealTimes(5).time)
})
