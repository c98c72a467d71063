import { describe, expect, it } from 'vitest'
import { standingsOf } from './standings.ts'

const places = (scores: number[], winners: number[]) =>
  standingsOf({ scores, winners }).map(({ seat, place }) => [seat, place])

describe('standings', () => {
  it('are in the order of the scores, and equals share a place', () => {
    expect(places([3, 9, 3, 1], [1])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ])
  })

  it('put a winner first among equal scores, because a tie was broken', () => {
    expect(places([8, 8], [1])).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  it('let several win together', () => {
    expect(places([5, 5, 2], [0, 1])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ])
  })
})
