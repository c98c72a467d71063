import { expect, it } from 'vitest'
import {
  CHANCE,
  everyone,
  has,
  leftOf,
  listSeats,
  lowest,
  MOST_SEATS,
  only,
  seatCount,
  without,
} from './seats.ts'

it('keeps sets of seats as bits, CHANCE among them', () => {
  const set = only(3) | only(0) | only(CHANCE)
  expect(listSeats(set)).toEqual([0, 3, CHANCE])
  expect(seatCount(set)).toBe(3)
  expect(lowest(set)).toBe(0)
  expect(has(set, CHANCE)).toBe(true)
  expect(listSeats(without(set, 3))).toEqual([0, CHANCE])
  expect(set).toBeGreaterThan(0)
})

it('has room for every seat beside CHANCE', () => {
  expect(has(everyone(MOST_SEATS), CHANCE)).toBe(false)
  expect(seatCount(everyone(MOST_SEATS))).toBe(MOST_SEATS)
})

it('goes clockwise to the left and round again', () => {
  expect([0, 1, 2].map(seat => leftOf(seat, 3))).toEqual([1, 2, 0])
})
