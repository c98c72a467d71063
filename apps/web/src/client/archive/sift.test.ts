import { describe, expect, it } from 'vitest'
import type { Digest } from '../replay/digest.ts'
import { type Entry, EVERYTHING, sift, strictest } from './sift.ts'

const digest: Digest = {
  title: 'saboteur',
  edition: '2009',
  at: 5,
  lasted: 0,
  isBranch: false,
  names: ['Anna', 'Peter', 'Dana'],
  seats: 3,
  seating: { code: 'a', seats: [] },
  end: undefined,
  seat: 1,
  winners: [0],
  scores: [3, 1, 0],
  moves: 90,
  turns: 90,
  results: [],
  figures: {
    laid: 9,
    broke: 1,
    wasBroken: 2,
    maps: 1,
    rounds: [{ role: 'saboteur', isWon: false, seen: 0.5 }],
  },
}
const entry = (id: string, change: Partial<Entry> = {}): Entry => ({
  id,
  title: 'saboteur',
  names: digest.names,
  at: 5,
  from: 'server',
  digest,
  margin: { isStarred: false, note: '' },
  ...change,
})
const all = [
  entry('a'),
  entry('b', { digest: { ...digest, winners: [1], moves: 20, edition: '2011' } }),
  entry('c', { margin: { isStarred: true, note: 'The lamp trick' }, names: ['Zoe'] }),
  entry('d', { title: 'my-treasure', digest: undefined }),
  entry('e', { digest: 'record-other-revision' }),
  entry('f', { digest: { ...digest, seat: undefined, moves: 200, figures: undefined } }),
]
const found = (wanted: Partial<typeof EVERYTHING>): string =>
  sift(all, { ...EVERYTHING, ...wanted })
    .map(one => one.id)
    .join('')

describe('the archive is sifted', () => {
  it.each([
    [{}, 'abcdef'],
    [{ game: 'my-treasure' }, 'd'],
    [{ edition: '2011' }, 'b'],
    [{ person: 'Zoe' }, 'c'],
    [{ role: 'saboteur' }, 'abc'],
    [{ result: 'won' }, 'b'],
    [{ result: 'watched' }, 'f'],
    [{ length: 'short' }, 'b'],
    [{ length: 'middle' }, 'ac'],
    [{ length: 'long' }, 'f'],
    [{ isStarred: true }, 'c'],
    [{ text: ' LAMP ' }, 'c'],
    [{ text: 'anna', result: 'lost' }, 'a'],
  ] as const)('by %j', (wanted, left) => {
    expect(found(wanted)).toBe(left)
  })

  it('names the question that leaves out most', () => {
    const wanted = { ...EVERYTHING, game: 'saboteur', person: 'Nobody' }
    expect(sift(all, wanted)).toEqual([])
    expect(strictest(all, wanted)).toBe('person')
    expect(strictest(all, EVERYTHING)).toBeUndefined()
  })
})
