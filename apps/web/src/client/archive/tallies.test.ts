import { describe, expect, it } from 'vitest'
import type { Digest } from '../replay/digest.ts'
import { talliesOf } from './tallies.ts'

const game = (change: Partial<Digest>): Digest => ({
  title: 'saboteur',
  edition: '2009',
  at: 0,
  lasted: 0,
  isBranch: false,
  names: ['a', 'b', 'c'],
  seats: 3,
  seating: { code: 'a', seats: [] },
  end: undefined,
  seat: 0,
  winners: [0],
  scores: [2, 1, 0],
  moves: 60,
  turns: 60,
  results: [],
  figures: {
    laid: 5,
    broke: 2,
    wasBroken: 1,
    maps: 1,
    rounds: [
      { role: 'digger', isWon: true },
      { role: 'saboteur', isWon: false, seen: 0.25 },
    ],
  },
  ...change,
})

describe('a person’s games are counted', () => {
  it('by game, edition, seats and role', () => {
    const tallies = talliesOf([
      game({}),
      game({ winners: [1], edition: '2011', seats: 4 }),
      game({ title: 'my-treasure', edition: undefined, figures: undefined }),
      game({ seat: undefined, figures: undefined }),
    ])
    expect(tallies).toMatchObject({ games: 3, won: 2, laid: 10, broke: 4, wasBroken: 2, maps: 2 })
    expect(tallies.byGame).toEqual([
      { name: 'saboteur', won: 1, all: 2 },
      { name: 'my-treasure', won: 1, all: 1 },
    ])
    expect(tallies.byEdition.map(one => one.name)).toEqual(['2009', '2011'])
    expect(tallies.bySeats).toEqual([
      { name: '3', won: 2, all: 2 },
      { name: '4', won: 0, all: 1 },
    ])
    expect(tallies.byRole).toEqual([
      { name: 'digger', won: 2, all: 2 },
      { name: 'saboteur', won: 0, all: 2 },
    ])
    expect(tallies.seen).toEqual({ rounds: 2, of: 2, after: 0.25 })
  })

  it('counts nothing where there is nothing', () => {
    expect(talliesOf([])).toMatchObject({ games: 0, byGame: [], seen: { of: 0, after: undefined } })
  })
})
