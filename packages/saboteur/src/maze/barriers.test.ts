import { describe, expect, it } from 'vitest'
import { at, given, lay, linked, placements } from '../../trial/maze-scene.ts'
import { barrierAt, endOf, isBlocked, liftBarrier, placeBarrier } from './barriers.ts'
import { printCell } from './cells.ts'
import { CONNECTED, HANGING, type Linking, type Maze, removeCard } from './maze.ts'
import { listEnds } from './placements.ts'
import { refuseEnd } from './refusals.ts'

describe('figures', () => {
  const tunnel = `
    columns: 0 1 2 8
    row -1: . . . .
    row 0: start LR . goal0?
    row 1: . . . .`

  function endsOf(maze: Maze, linking: Linking): string[] {
    const out: number[] = []
    out.length = listEnds(maze, linking, out)
    return out.map(end => `${printCell(end >> 2)} ${'TRBL'[end & 3]}`).sort()
  }

  it('[MIN-12] stand on open sides that could be built on', () => {
    const maze = given(tunnel)
    expect(endsOf(maze, CONNECTED)).toEqual(['-1,0 R', '0,-1 B', '0,1 T', '2,0 L'])
    removeCard(maze, at('1,0'))
    lay(maze, 'lr', '1,0')
    expect(endsOf(maze, CONNECTED)).toEqual(['-1,0 R', '0,-1 B', '0,1 T'])
    expect(endsOf(maze, HANGING)).toEqual(['-1,0 R', '0,-1 B', '0,1 T', '2,0 L'])
    expect(refuseEnd(maze, CONNECTED, endOf(at('2,0'), 3))?.key).toBe('end-not-linked')
    expect(refuseEnd(maze, CONNECTED, endOf(at('2,0'), 0))?.key).toBe('end-none')
    expect(refuseEnd(maze, CONNECTED, endOf(at('1,0'), 3))?.key).toBe('end-cell-taken')
    expect(refuseEnd(maze, CONNECTED, -7)?.key).toBe('end-none')
    expect(refuseEnd(maze, CONNECTED, 0.5)?.key).toBe('end-none')
    expect(refuseEnd(maze, CONNECTED, endOf(at('-1,0'), 1) + 2 ** 40)?.key).toBe('end-none')
  })

  it('[MIN-13] keep cards off the cell they block', () => {
    const maze = given(tunnel)
    placeBarrier(maze, 0, endOf(at('2,0'), 3))
    expect(linked(maze, 'LR', '2,0')).toBe('MIN-13 lay-barrier')
    expect(placements(maze, 'LR', CONNECTED)).toEqual(['LR -1,0'])
    expect(() => lay(maze, 'LR', '2,0')).toThrow()
    liftBarrier(maze, 0)
    expect(linked(maze, 'LR', '2,0')).toBe('legal')
  })

  it('[MIN-80] block a cell from every side, one figure to a cell', () => {
    const maze = given(`
      columns: 0 1 2 8
      row 0: start BLR . goal0?
      row 1: TR TLR . .`)
    lay(maze, 'TL', '2,1')
    placeBarrier(maze, 0, endOf(at('2,0'), 3))
    expect(linked(maze, 'BL', '2,0')).toBe('MIN-13 lay-barrier')
    expect(refuseEnd(maze, CONNECTED, endOf(at('2,0'), 2))).toEqual({
      rule: 'MIN-80',
      key: 'end-barrier',
    })
  })

  it('[MIN-15][MIN-80] stay when their tunnel is cut off and go when their card goes', () => {
    const maze = given(`
      columns: 0 1 2 3 8
      row 0: start LR LR . goal0?`)
    placeBarrier(maze, 1, endOf(at('3,0'), 3))
    removeCard(maze, at('1,0'))
    expect(barrierAt(maze, at('3,0'))).toBe(1)
    removeCard(maze, at('2,0'))
    expect(barrierAt(maze, at('3,0'))).toBe(-1)
    expect(isBlocked(maze, at('3,0'))).toBe(false)
  })

  it('[MIN-92] do not stand on an end that faces a chest place', () => {
    const maze = given(`
      columns: 0 1 8
      row 0: start chest0? goal0?
      chest places: 1`)
    expect(endsOf(maze, CONNECTED)).toEqual(['-1,0 R', '0,-1 B', '0,1 T'])
    expect(refuseEnd(maze, CONNECTED, endOf(at('1,0'), 3))).toEqual({
      rule: 'MIN-92',
      key: 'end-cell-taken',
    })
  })
})
