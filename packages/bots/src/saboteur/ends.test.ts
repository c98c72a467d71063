import {
  cellAt,
  faceOf,
  kindOf,
  LINKED,
  layCard,
  type Maze,
  openMaze,
  wordAt,
} from '@adit/saboteur'
import { given } from '@adit/saboteur/testing'
import { describe, expect, it } from 'vitest'
import { aimAnew, aimAt, takeAim } from './chart.ts'
import { endShort, FAR } from './ends.ts'

const GOLD = cellAt(8, 0)

/** How many cards are missing between the tunnel end at that cell and gold in the middle. */
function shortAt(laid: string, x: number, y: number): number {
  const { state } = given({ seats: 3 }, `laid: ${laid}`)
  aimAnew()
  aimAt(GOLD)
  takeAim()
  const at = cellAt(x, y)
  const word = wordAt(state.maze, at)
  return endShort(state.maze, at, word, (word >> LINKED) & 15)
}

describe('an end of the tunnel', () => {
  it('is as short of the gold as cells lie between, where all is free', () => {
    expect(shortAt('LR 1,0', 2, 0)).toBeCloseTo(6, 0)
    expect(shortAt('LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0', 7, 0)).toBeCloseTo(1, 0)
  })

  it('is farther away behind a card that stands in the way', () => {
    const free = shortAt('TBLR 1,0 TBLR 1,1', 2, 0)
    const walled = shortAt('TBLR 1,0 TBLR 1,1 LR 2,1 TL 3,1 TB 3,0', 2, 0)
    expect(walled).toBeGreaterThan(free + 1)
  })

  it('goes round a chest, and straight on where another mine has none', () => {
    const at = cellAt(2, 0)
    const shortIn = (maze: Maze): number => {
      layCard(maze, faceOf(kindOf.LR, 0), cellAt(1, 0))
      aimAnew()
      aimAt(GOLD)
      takeAim()
      const word = wordAt(maze, at)
      return endShort(maze, at, word, (word >> LINKED) & 15)
    }
    const free = shortIn(openMaze({ goals: [GOLD] }))
    const blocked = shortIn(openMaze({ goals: [GOLD], caches: [cellAt(3, 0)] }))
    expect(blocked).toBeGreaterThan(free + 1)
    expect(shortIn(openMaze({ goals: [GOLD] }))).toBe(free)
  })

  it('is out of reach where no card leads on', () => {
    const boxed = 'TBLR 1,0 TBLR 1,1 LR 2,1 TBLR 3,1 LR 1,-1'
    expect(shortAt(`${boxed} TBLR 3,0 LR 2,-1`, 2, 0)).toBe(FAR)
  })
})
