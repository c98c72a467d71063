import { describe, expect, it } from 'vitest'
import {
  at,
  face,
  given,
  hanging,
  lay,
  linked,
  parseMaze,
  placements,
  printMaze,
  START_ONLY,
} from '../../trial/maze-scene.ts'
import { kindOf } from '../cards/order.ts'
import { printFace } from '../text/face-text.ts'
import { endOf, liftBarrier, placeBarrier } from './barriers.ts'
import { cellAt, printCell } from './cells.ts'
import { faceOf } from './faces.ts'
import { listRemovable } from './laid.ts'
import {
  CLOSED_GOAL,
  CONNECTED,
  cloneMaze,
  closedAt,
  copyMaze,
  faceAt,
  layCard,
  moveGoal,
  openMaze,
  removeCard,
  turnUp,
  wordAt,
} from './maze.ts'
import { refusePlacement } from './refusals.ts'
import { isClosedGoal } from './words.ts'

describe('the table at set-up', () => {
  it('[SAB-03] has the start at 0,0 and three face-down goals seven cells away, one apart', () => {
    const maze = openMaze({ goals: [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)] })
    expect(maze).toEqual(given(START_ONLY))
    expect(printFace(faceAt(maze, at('0,0')))).toBe('start')
    for (const goal of maze.goals) {
      expect(closedAt(maze, goal)).toBe(CLOSED_GOAL)
      expect(isClosedGoal(wordAt(maze, goal))).toBe(true)
    }
    turnUp(maze, at('8,0'), faceOf(kindOf.gold, 0))
    const closed = ['8,-2', '8,0', '0,0', '1,0'].map(cell => isClosedGoal(wordAt(maze, at(cell))))
    expect(closed).toEqual([true, false, false, false])
  })

  it('[SAB-21] offers the four sides of the start to a cross, and nothing else', () => {
    const sides = ['TBLR -1,0', 'TBLR 0,-1', 'TBLR 0,1', 'TBLR 1,0']
    expect(placements(given(START_ONLY), 'TBLR', CONNECTED)).toEqual(sides)
  })

  it('[SAB-20] offers a card both ways up where both fit, and once if they look alike', () => {
    const maze = given(START_ONLY)
    expect(placements(maze, 'TBR', CONNECTED)).toEqual([
      'TBL 0,-1',
      'TBL 0,1',
      'TBL 1,0',
      'TBR -1,0',
      'TBR 0,-1',
      'TBR 0,1',
    ])
    expect(placements(maze, 'TB', CONNECTED)).toEqual(['TB 0,-1', 'TB 0,1'])
    const turned = refusePlacement(maze, CONNECTED, faceOf(kindOf.TB, 1), at('0,1'))
    expect(turned).toEqual({ rule: 'SAB-20', key: 'lay-looks-alike' })
  })

  it('[SAB-04] has no border: a straight tunnel runs far past every side', () => {
    for (const [word, dx, dy] of [
      ['TB', 0, -1],
      ['TB', 0, 1],
      ['LR', -1, 0],
    ] as const) {
      const maze = given(START_ONLY)
      for (let far = 1; far <= 60; far++) {
        const cell = `${dx * far},${dy * far}`
        expect(linked(maze, word, cell)).toBe('legal')
        lay(maze, word, cell)
      }
      expect(parseMaze(printMaze(maze))).toMatchObject({ ok: true, value: maze })
      for (let far = 60; far > 0; far--) removeCard(maze, at(`${dx * far},${dy * far}`))
      expect(maze).toEqual(given(START_ONLY))
    }
  })
})

describe('the tournament card', () => {
  it('[VAR-22][VAR-31] cannot be built on until it is linked, but must be fitted; a rock fall may take it', () => {
    const maze = given(`
      columns: 0 1 2 3 4 5 8
      row 0: start LR LR . TLR . goal0?`)
    expect(linked(maze, 'LR', '5,0')).toBe('SAB-25 lay-cut-off')
    expect(hanging(maze, 'LR', '5,0')).toBe('SAB-25 lay-cut-off')
    expect(linked(maze, 'TL', '3,0')).toBe('SAB-22 lay-clash right')
    lay(maze, 'LR', '3,0')
    expect(linked(maze, 'LR', '5,0')).toBe('legal')
    const removable: number[] = []
    listRemovable(maze, removable, 0, 0)
    expect(removable.map(printCell)).toContain('4,0')
  })
})

describe('a maze', () => {
  it('has what is not there guarded by asserts', () => {
    const maze = given(START_ONLY)
    expect(() => lay(maze, 'TB', '0,0')).toThrow(`cell ${at('0,0')} is taken`)
    expect(() => removeCard(maze, at('8,0'))).toThrow(`no card to take at ${at('8,0')}`)
    expect(() => removeCard(maze, at('3,0'))).toThrow(`no card to take at ${at('3,0')}`)
    expect(() => turnUp(maze, at('3,0'), face('gold'))).toThrow(`nothing closed at ${at('3,0')}`)
    expect(() => moveGoal(maze, 0, at('0,0'))).toThrow(`cell ${at('0,0')} is taken`)
    expect(() => liftBarrier(maze, 0)).toThrow('barrier 0 is not in the maze')
    expect(() => placeBarrier(maze, 0, endOf(at('0,0'), 0))).toThrow(`cell ${at('0,0')} is taken`)
    placeBarrier(maze, 0, endOf(at('1,0'), 3))
    expect(() => placeBarrier(maze, 0, endOf(at('0,1'), 0))).toThrow('barrier 0 stands elsewhere')
    expect(closedAt(maze, at('100,100'))).toBe(0)
    expect(refusePlacement(maze, CONNECTED, face('LR'), 1 << 20)).toEqual({ key: 'lay-no-cell' })
    expect(refusePlacement(maze, CONNECTED, face('gold'), at('1,0'))).toEqual({
      key: 'lay-no-tunnel',
    })
  })

  it('is small as JSON', () => {
    expect(JSON.stringify(given(START_ONLY)).length).toBeLessThan(700)
  })

  it('[CHM-37] frees the cells of a lifted card for itself', () => {
    const maze = given(`
      columns: 0 1 2 8
      row 0: start LR LR goal0?`)
    const lifted = cloneMaze(maze)
    removeCard(lifted, at('1,0'))
    expect(placements(lifted, 'LR', CONNECTED)).toEqual(['LR -1,0', 'LR 1,0'])
    expect(maze).not.toEqual(lifted)
  })
})

describe('a copy of a maze', () => {
  it('is what a clone is, whatever it lies on, and stays apart', () => {
    const near = openMaze({ goals: [cellAt(8, 0)] })
    const far = openMaze({ goals: [cellAt(8, -2), cellAt(8, 2)], caches: [cellAt(20, 0)] })
    for (let x = 1; x < 12; x++) layCard(far, faceOf(kindOf.LR, 0), cellAt(x, 0))
    const onto = openMaze({ goals: [] })
    for (const maze of [far, near]) {
      copyMaze(maze, onto)
      expect(onto).toEqual(maze)
    }
    layCard(onto, faceOf(kindOf.LR, 0), cellAt(1, 0))
    expect(near).toEqual(openMaze({ goals: [cellAt(8, 0)] }))
  })
})
