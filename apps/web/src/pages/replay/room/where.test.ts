import { expect, it } from 'vitest'
import { whereIs } from './where.ts'

const course = {
  stops: [4, 5, 7, 20, 22],
  stretches: [
    { round: 1, from: 0, length: 3, isOver: true },
    { round: 2, from: 3, length: 30, isOver: false },
  ],
}

it('finds a moment by round and turn', () => {
  expect(whereIs(4, course)).toEqual({ stop: 0, round: 1, turn: 0 })
  expect(whereIs(7, course)).toEqual({ stop: 2, round: 1, turn: 2 })
  expect(whereIs(22, course)).toEqual({ stop: 4, round: 2, turn: 1 })
})

it('knows nothing of a moment that these eyes have not come to', () => {
  expect(whereIs(31, course)).toBeUndefined()
})
