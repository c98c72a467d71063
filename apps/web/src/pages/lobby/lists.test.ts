import type { Listing } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { inOrder, joinable, told, unknownLists } from './lists.ts'

const listing = (table: string, change: Partial<Listing> = {}): Listing => ({
  table,
  title: 'my-treasure',
  stage: 'open',
  clock: 'none',
  visibility: 'public',
  code: '000001',
  seats: 4,
  taken: 1,
  names: ['Ann'],
  updated: 1,
  mine: false,
  waiting: false,
  ...change,
})

const names = (tables: readonly Listing[] | undefined) => tables?.map(({ table }) => table)

describe('lists of tables', () => {
  const first = told(unknownLists, { type: 'tables', which: 'public', tables: [listing('a')] })

  it('are unknown until told, and each is told by itself', () => {
    expect(first).toMatchObject({ public: [{ table: 'a' }], mine: undefined })
  })

  it('take in news: a new table first, a known one in its place', () => {
    const next = told(first, { type: 'listed', listing: listing('b') })
    expect(names(next.public)).toEqual(['b', 'a'])
    const full = told(next, { type: 'listed', listing: listing('a', { taken: 4 }) })
    expect(names(full.public)).toEqual(['b', 'a'])
    expect(full.public?.[1]?.taken).toBe(4)
    expect(names(told(full, { type: 'unlisted', table: 'b' }).public)).toEqual(['a'])
  })

  it('bring one’s own up to date without adding to them', () => {
    const mine = told(first, { type: 'tables', which: 'mine', tables: [listing('m')] })
    const next = told(mine, { type: 'listed', listing: listing('m', { waiting: true }) })
    expect(next.mine?.[0]?.waiting).toBe(true)
    expect(names(told(next, { type: 'listed', listing: listing('x') }).mine)).toEqual(['m'])
  })

  it('put first what waits for me, then what is being played, then what is open', () => {
    const tables = [
      listing('over', { stage: 'finished', updated: 9 }),
      listing('open', { updated: 8 }),
      listing('old', { stage: 'playing', updated: 2 }),
      listing('new', { stage: 'playing', updated: 5 }),
      listing('mine', { stage: 'playing', waiting: true, updated: 1 }),
    ]
    expect(names(inOrder(tables))).toEqual(['mine', 'new', 'old', 'open', 'over'])
  })

  it('offer only tables one can still sit down at', () => {
    const tables = [listing('a'), listing('b', { stage: 'playing' }), listing('c', { mine: true })]
    expect(names(joinable(tables))).toEqual(['a'])
  })
})
