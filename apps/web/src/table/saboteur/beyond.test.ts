import { cellAt } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { beyond, freeCorner } from './beyond.ts'

const seen = { left: 1, right: 6, top: -2, bottom: 3 }

describe('what is looked for and lies out of sight', () => {
  it('is found beyond the edge it lies beyond, the nearest first', () => {
    const cells = [cellAt(8, -4), cellAt(8, 0), cellAt(-3, 0), cellAt(3, 1), cellAt(4, 5)]
    expect(beyond(cells, seen)).toEqual({
      left: [cellAt(-3, 0)],
      right: [cellAt(8, 0), cellAt(8, -4)],
      up: [],
      down: [cellAt(4, 5)],
    })
  })
  it('is in sight when the better part of it is', () => {
    const half = { ...seen, left: 1.5, right: 6.5 }
    expect(beyond([cellAt(1, 0), cellAt(6, 0)], half)).toMatchObject({ left: [], right: [] })
    expect(beyond([cellAt(1, 0)], { ...seen, left: 1.7 }).left).toHaveLength(1)
    expect(beyond([cellAt(6, 0)], { ...seen, right: 6.3 }).right).toHaveLength(1)
  })
})

describe('the small map', () => {
  const size = { wide: 2, high: 1.5 }
  it('lies in a corner where it covers nothing that is looked for', () => {
    expect(freeCorner([cellAt(4, 0)], seen, size)).toBe('lower-left')
    expect(freeCorner([cellAt(2, 2)], seen, size)).toBe('lower-right')
    expect(freeCorner([cellAt(2, 2), cellAt(5, 2)], seen, size)).toBe('upper-left')
    expect(freeCorner([cellAt(1, 2), cellAt(5, 2), cellAt(1, -2)], seen, size)).toBe('upper-right')
  })
  it('finds none where something is looked for in each', () => {
    const all = [cellAt(1, 2), cellAt(5, 2), cellAt(1, -2), cellAt(5, -2)]
    expect(freeCorner(all, seen, size)).toBeUndefined()
  })
})
