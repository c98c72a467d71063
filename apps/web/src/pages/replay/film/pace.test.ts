import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { restsOf, roomFor } from './pace.ts'

const frames = (count: number, ends: readonly number[]) =>
  Array.from({ length: count }, (_none, at) => ({ isEnd: ends.includes(at) }))
const sum = (rests: readonly number[]): number => rests.reduce((all, one) => all + one, 0)

describe('a film', () => {
  it('is no longer than anybody watches, and rests where something ends', () => {
    const long = restsOf(frames(220, [70, 150, 219]))
    expect(sum(long)).toBeLessThanOrEqual(25_000)
    expect(long[70]).toBeGreaterThan(5 * nth(long, 71))
  })

  it('does not crawl through a short game, nor race through an endless one', () => {
    expect(Math.max(...restsOf(frames(5, [])))).toBeLessThan(500)
    expect(Math.min(...restsOf(frames(2_000, [])))).toBeGreaterThanOrEqual(80)
  })

  it('has room for every picture of it', () => {
    const at = (left: number, top: number, columns: number, rows: number) => ({
      left,
      top,
      columns,
      rows,
      cards: [],
    })
    expect(roomFor([at(0, -2, 9, 5), at(-1, -1, 4, 6)])).toEqual({
      left: -1,
      top: -2,
      columns: 10,
      rows: 7,
    })
  })
})
