import type { Item } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { Past } from './past.ts'

const moved = (seq: number): Item => ({
  seq,
  at: 0,
  type: 'moved',
  seat: 0,
  by: 'player',
  told: [],
})
const said = (seq: number): Item => ({
  seq,
  at: 0,
  type: 'chatted',
  from: { seat: 0 },
  text: 'hm',
})
const past = new Past([moved(3), said(4), moved(5), said(7), said(8), moved(9)])
const seqs = (items: readonly Item[]): readonly number[] => items.map(item => item.seq)

describe('the past of a replay', () => {
  it('ends with the move that is looked at, and what was said before the next', () => {
    expect(seqs(past.at(5).log)).toEqual([3, 5])
    expect(seqs(past.at(5).chat)).toEqual([4, 7, 8])
    expect(seqs(past.at(0).log)).toEqual([])
    expect(seqs(past.at(0).chat)).toEqual([])
    expect(seqs(past.at(9).log)).toEqual([3, 5, 9])
  })

  it('knows what lies between two moves, and where a moment ends', () => {
    expect(seqs(past.between(3, 9))).toEqual([4, 5, 7, 8, 9])
    expect(past.endOf(5)).toBe(8)
    expect(past.endOf(9)).toBe(Number.POSITIVE_INFINITY)
  })
})
