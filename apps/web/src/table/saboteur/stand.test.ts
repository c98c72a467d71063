import { describe, expect, it } from 'vitest'
import { type Room, standIn } from './stand.ts'
import { EDGE, HIGH, RULER } from './view-of-mine.svelte.ts'

const CELL = 20
const WIDE = RULER + EDGE + 14 * CELL
const TALL = RULER + EDGE + 11 * CELL * HIGH
const room: Room = {
  left: -1,
  top: -4,
  columns: 10,
  rows: 9,
  cell: CELL,
  width: WIDE,
  height: TALL,
  below: 0,
}
/** Where a cell is drawn. */
const xOf = (x: number, stand = standIn(room, undefined)): number =>
  stand.x + (x - stand.room.left) * CELL

describe('a mine in its room', () => {
  it('stands in the middle at first', () => {
    const { x, y } = standIn(room, undefined)
    expect(x).toBe(2 * CELL)
    expect(y).toBeCloseTo(CELL * HIGH)
  })
  it('grows to either side without moving a card, while there is room', () => {
    const first = standIn(room, undefined)
    const wider = standIn({ ...room, left: -2, columns: 11 }, first)
    expect(xOf(0, wider)).toBe(xOf(0, first))
    const farther = standIn({ ...room, left: -2, columns: 12 }, wider)
    expect(xOf(0, farther)).toBe(xOf(0, first))
    const higher = standIn({ ...room, top: -5, rows: 10 }, first)
    expect(higher.y).toBeCloseTo(0)
  })
  it('moves no farther than it must', () => {
    const first = standIn(room, undefined)
    expect(standIn({ ...room, left: -4, columns: 13 }, first).x).toBe(0)
    expect(standIn({ ...room, columns: 13 }, first).x).toBe(CELL)
  })
  it('is in the middle again when cells or the room have another size', () => {
    const first = standIn(room, undefined)
    const wider = standIn({ ...room, left: -2, columns: 11 }, first)
    const shrunk = { ...wider.room, cell: 18 }
    expect(standIn(shrunk, wider).x).toBe((WIDE - RULER - EDGE - 11 * 18) / 2)
  })
})
