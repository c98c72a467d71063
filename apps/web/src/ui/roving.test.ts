import { describe, expect, it } from 'vitest'
import { nextIndex } from './roving.ts'

describe('nextIndex', () => {
  it('moves along a row with either pair of arrows, round its ends', () => {
    expect(nextIndex('ArrowRight', 5, 6)).toBe(0)
    expect(nextIndex('ArrowUp', 0, 6)).toBe(5)
    expect(nextIndex('ArrowDown', 2, 6)).toBe(3)
    expect(nextIndex('Home', 4, 6)).toBe(0)
    expect(nextIndex('End', 4, 6)).toBe(5)
  })

  it('moves in rows and columns, and stops at the edges', () => {
    expect(nextIndex('ArrowDown', 1, 6, 3)).toBe(4)
    expect(nextIndex('ArrowUp', 1, 6, 3)).toBeUndefined()
    expect(nextIndex('ArrowRight', 2, 6, 3)).toBeUndefined()
    expect(nextIndex('ArrowLeft', 3, 6, 3)).toBeUndefined()
    expect(nextIndex('ArrowDown', 4, 5, 3)).toBeUndefined()
    expect(nextIndex('ArrowRight', 4, 5, 3)).toBeUndefined()
  })

  it('leaves other keys alone', () => {
    expect(nextIndex('Enter', 0, 6)).toBeUndefined()
  })
})
