import type { SeatShown } from '@adit/protocol'
import { expect, it } from 'vitest'
import { bestOf, eveningOf } from './evening.ts'

const seat = (name?: string): SeatShown => ({
  ...(name === undefined ? { bot: 'miner' } : { name, avatar: 'marta' }),
  ready: true,
  away: false,
  seeded: false,
})

it('adds up what each had, this game last, the highest first', () => {
  const evening = [
    { names: ['Ann', 'Bob', ''], scores: [4, 1, 2] },
    { names: ['Ann', 'Bob', ''], scores: [0, 5, 2] },
  ]
  const rows = eveningOf({ evening, seats: [seat('Ann'), seat('Bob'), seat()] }, [1, 3, 2])
  expect(rows).toEqual([
    { seat: 1, games: [1, 5, 3], sum: 9 },
    { seat: 2, games: [2, 2, 2], sum: 6 },
    { seat: 0, games: [4, 0, 1], sum: 5 },
  ])
  expect(bestOf(rows)).toEqual([4, 5, 3])
})

it('gives nobody what another had in the same seat', () => {
  const evening = [{ names: ['Ann', 'Bob'], scores: [4, 1] }]
  const [first] = eveningOf({ evening, seats: [seat('Ann'), seat('Cid')] }, [1, 9])
  expect(first).toEqual({ seat: 1, games: [undefined, 9], sum: 9 })
})

it('is nothing at the first game', () => {
  expect(eveningOf({ seats: [seat('Ann')] }, [3])).toEqual([])
})
