import { describe, expect, it } from 'vitest'
import { besideOf, cellAt, isBeside, NOWHERE, parseCell, printCell } from './cells.ts'

describe('cells', () => {
  it('[SAB-03] are counted from the start, x to the goals and y down', () => {
    for (const word of ['0,0', '8,-2', '-3,17', '127,-127', '-127,127']) {
      expect(printCell(parseCell(word) ?? NOWHERE)).toBe(word)
    }
    expect([0, 1, 2, 3].map(side => printCell(besideOf(cellAt(2, 3), side)))).toEqual([
      '2,2',
      '3,3',
      '2,4',
      '1,3',
    ])
  })

  it('are refused beyond the grid, and in any other form', () => {
    for (const word of [
      '128,0',
      '0,128',
      '-128,0',
      '0,-128',
      '01,0',
      '-0,0',
      '1',
      '1,2,3',
      '1 ,2',
    ]) {
      expect(parseCell(word), word).toBeUndefined()
    }
  })

  it('[SAB-21] share a side with four others', () => {
    for (const side of [0, 1, 2, 3]) {
      expect(isBeside(cellAt(4, 0), besideOf(cellAt(4, 0), side))).toBe(true)
    }
    expect(isBeside(cellAt(4, 0), cellAt(5, 1))).toBe(false)
    expect(isBeside(cellAt(4, 0), cellAt(4, 0))).toBe(false)
  })
})
