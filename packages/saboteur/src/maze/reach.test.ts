import { describe, expect, it } from 'vitest'
import { at, face, given, hanging, lay, linked, START_ONLY } from '../../trial/maze-scene.ts'
import { kindOf } from '../cards/order.ts'
import { NOWHERE } from './cells.ts'
import { listRemovable } from './laid.ts'
import {
  CLOSED_CACHE,
  cloneMaze,
  closedAt,
  faceAt,
  isEmpty,
  LANDMARK_FACE,
  moveGoal,
  removeCard,
  swapGoals,
  turnUp,
} from './maze.ts'
import {
  canWalk,
  fittingTurns,
  isLandmarkReached,
  joiningTurns,
  reachedCaches,
  reachedGoals,
} from './reach.ts'

describe('reaching a goal', () => {
  it('[SAB-30] is done by an unbroken tunnel, wherever the completing card lies', () => {
    const maze = given(`
      columns: 0 1 2 3
      row 0: start . LR goal0?`)
    expect(reachedGoals(maze)).toBe(0)
    expect(lay(maze, 'LR', '1,0')).toBe(true)
    expect(reachedGoals(maze)).toBe(1)
  })

  it('[SAB-30] whichever way the tunnel runs on from the completing card', () => {
    const up = given(`
      columns: 0 1 2
      row -1: . . goal0?
      row 0: start . TL`)
    const down = given(`
      columns: 0 1 2
      row 0: start . BL
      row 1: . . goal0?`)
    for (const maze of [up, down]) {
      expect(lay(maze, 'LR', '1,0')).toBe(true)
      expect(reachedGoals(maze)).toBe(1)
    }
    const left = given(`
      columns: -3 -2 -1 0
      row 0: goal0? LR . start`)
    expect(lay(left, 'LR', '-1,0')).toBe(true)
    expect(reachedGoals(left)).toBe(1)
  })

  it('[SAB-36] is not done by a dead end, nor by rock', () => {
    const maze = given(`
      columns: 0 1 2
      row 0: start . goal0?
      row 1: . goal1? .`)
    expect(lay(maze, 'lr', '1,0')).toBe(false)
    removeCard(maze, at('1,0'))
    expect(lay(maze, 'TL', '1,0')).toBe(false)
    expect(reachedGoals(maze)).toBe(0)
    removeCard(maze, at('1,0'))
    expect(lay(maze, 'BLR', '1,0')).toBe(true)
    expect(reachedGoals(maze)).toBe(3)
  })

  it('[SAB-32] reached from two sides, turns a stone so that it joins both', () => {
    const above = given(`
      columns: 0 1 2
      row 0: start BLR BL
      row 1: . goal0? TL`)
    expect(joiningTurns(above, at('1,1'), kindOf['stone-right'])).toBe(1)
    const below = given(`
      columns: 0 1 2
      row -1: . goal0? BL
      row 0: start TLR TL`)
    expect(joiningTurns(below, at('1,-1'), kindOf['stone-left'])).toBe(2)
  })

  it('[SAB-32] turns a stone so that it joins the tunnel', () => {
    const maze = given(`
      columns: 0 1 2
      row 0: start LR goal0?`)
    const goal = at('2,0')
    expect(joiningTurns(maze, goal, kindOf['stone-left'])).toBe(1)
    expect(joiningTurns(maze, goal, kindOf['stone-right'])).toBe(2)
    expect(joiningTurns(maze, goal, kindOf.gold)).toBe(1)
  })

  it('[SAB-32] joins both of two tunnels if it can, else leaves the choice', () => {
    const maze = given(`
      columns: 0 1 2
      row -1: BR LR BL
      row 0: start LR goal0?`)
    const goal = at('2,0')
    expect(joiningTurns(maze, goal, kindOf['stone-left'])).toBe(1)
    expect(fittingTurns(maze, goal, kindOf['stone-left'])).toBe(1)
    expect(joiningTurns(maze, goal, kindOf['stone-right'])).toBe(3)
    expect(fittingTurns(maze, goal, kindOf['stone-right'])).toBe(3)
  })

  it('[SAB-32] stays as it joins the tunnel in spite of a clash; E:09 lets the mover choose', () => {
    const maze = given(`
      columns: 0 1 2
      row -1: . . LR
      row 0: start LR goal0?`)
    const goal = at('2,0')
    expect(joiningTurns(maze, goal, kindOf['stone-left'])).toBe(1)
    expect(fittingTurns(maze, goal, kindOf['stone-left'])).toBe(3)
  })

  it('[SAB-32] connects nothing over a side that clashes', () => {
    const maze = given(`
      columns: 0 1 2 3
      row -1: . . LR .
      row 0: start LR goal0? .`)
    turnUp(maze, at('2,0'), face('stone-left'))
    expect(linked(maze, 'LR', '3,-1')).toBe('SAB-25 lay-cut-off')
    expect(hanging(maze, 'LR', '3,-1')).toBe('SAB-25 lay-cut-off')
    expect(linked(maze, 'LR', '3,0')).toBe('SAB-22 lay-clash left')
  })

  it('[SAB-34] goes on through a stone to the next goal', () => {
    const maze = given(`
      columns: 0 1 2
      row -1: . . goal1?
      row 0: start LR goal0?`)
    expect(reachedGoals(maze)).toBe(1)
    expect(turnUp(maze, at('2,0'), face('stone-left'))).toBe(true)
    expect(reachedGoals(maze)).toBe(2)
    expect(linked(maze, 'TB', '2,1')).toBe('SAB-22 lay-clash top')
  })

  it('[MIN-91] happens at once when a goal is moved into a tunnel; its old cell is free', () => {
    const maze = given(`
      columns: 0 1 2 3 4
      row 0: start LR LR goal0? .
      row 1: . . . . .`)
    expect(moveGoal(maze, 0, at('4,0'))).toBe(false)
    expect(isEmpty(maze, at('3,0'))).toBe(true)
    expect(linked(maze, 'LR', '3,0')).toBe('legal')
    lay(maze, 'LR', '3,0')
    expect(reachedGoals(maze)).toBe(1)
    removeCard(maze, at('2,0'))
    expect(moveGoal(maze, 0, at('2,0'))).toBe(true)
    expect(maze.goals).toEqual([at('2,0')])
  })

  it('[CHM-17] keeps slot and card together when two goals trade places', () => {
    const maze = given(START_ONLY)
    const before = cloneMaze(maze)
    swapGoals(maze, 0, 2)
    expect(maze.goals).toEqual([at('8,2'), at('8,0'), at('8,-2')])
    expect(maze.cells).toEqual(before.cells)
  })
})

describe('the postcard', () => {
  const apart = `
    columns: 0 1 2 3 8
    row 0: start . postcard? . goal0?`

  it('[MIN-82] is no neighbour before it is linked, but what lies beside it must fit its cross', () => {
    const maze = given(apart)
    expect(linked(maze, 'LR', '3,0')).toBe('MIN-82 lay-only-closed-neighbour')
    expect(linked(maze, 'TL', '1,0')).toBe('SAB-22 lay-clash right')
    expect(linked(maze, 'LR', '1,0')).toBe('legal')
    lay(maze, 'lr', '1,0')
    expect(isLandmarkReached(maze)).toBe(false)
    expect(hanging(maze, 'LR', '3,0')).toBe('MIN-82 lay-only-closed-neighbour')
  })

  it('[MIN-82] is linked as a goal is reached, and then an ordinary card that nothing takes away', () => {
    const maze = given(apart)
    expect(lay(maze, 'LR', '1,0')).toBe(true)
    expect(isLandmarkReached(maze)).toBe(true)
    turnUp(maze, at('2,0'), LANDMARK_FACE)
    expect(isLandmarkReached(maze)).toBe(false)
    expect(linked(maze, 'LR', '3,0')).toBe('legal')
    expect(listRemovable(maze, [], 0, 0)).toBe(1)
    removeCard(maze, at('1,0'))
    expect(linked(maze, 'LR', '3,0')).toBe('SAB-25 lay-cut-off')
    expect(faceAt(maze, at('2,0'))).toBe(LANDMARK_FACE)
  })
})

describe('chest places', () => {
  const chests = `
    columns: 0 1 2 3 8
    row -1: . . . . .
    row 0: start . chest0? . goal0?
    chest places: 1`

  it('[MIN-92] are like face-down goals for laying, but a ladder may lie next to one and opens it', () => {
    const maze = given(chests)
    expect(linked(maze, 'TL', '1,0')).toBe('legal')
    expect(linked(maze, 'LR', '3,0')).toBe('SAB-26 lay-only-closed-neighbour')
    expect(linked(maze, 'BL^', '1,0')).toBe('legal')
    lay(maze, 'LR', '1,0')
    removeCard(maze, at('1,0'))
    lay(maze, 'LR', '3,0')
    expect(reachedCaches(maze)).toBe(0)
    lay(maze, 'R^', '1,0')
    expect(reachedCaches(maze)).toBe(1)
  })

  it('[MIN-87] are not joined by a dead end', () => {
    const maze = given(chests)
    expect(lay(maze, 'lr', '1,0')).toBe(false)
    expect(reachedCaches(maze)).toBe(0)
  })

  it('[MIN-87] are turned to fit all neighbours; if neither way does, as one likes', () => {
    const maze = given(chests)
    lay(maze, 'LR', '1,0')
    expect(reachedCaches(maze)).toBe(1)
    const place = at('2,0')
    expect(fittingTurns(maze, place, kindOf.TLR$)).toBe(3)
    expect(fittingTurns(maze, place, kindOf.TL$)).toBe(1)
    expect(fittingTurns(maze, place, kindOf.TB$)).toBe(1)
    lay(maze, 'LR', '2,-1')
    expect(fittingTurns(maze, place, kindOf.TLR$)).toBe(2)
    expect(fittingTurns(maze, place, kindOf.TL$)).toBe(3)
  })

  it('[MIN-52] become an ordinary card when turned, which a rock fall may take', () => {
    const maze = given(chests)
    lay(maze, 'LR', '1,0')
    turnUp(maze, at('2,0'), face('BLR$'))
    expect(maze.caches).toEqual([NOWHERE])
    expect(linked(maze, 'LR', '3,0')).toBe('legal')
    expect(listRemovable(maze, [], 0, 0)).toBe(2)
  })

  it('[MIN-53] can be taken away closed', () => {
    const maze = given(chests)
    lay(maze, 'LR', '1,0')
    expect(closedAt(maze, at('2,0'))).toBe(CLOSED_CACHE)
    removeCard(maze, at('2,0'))
    expect(maze.caches).toEqual([NOWHERE])
    expect(linked(maze, 'TL', '2,0')).toBe('legal')
  })
})

describe('Saboteur 2', () => {
  const doors = `
    columns: 0 1 2 3
    row -1: BR LR BL .
    row 0: start LR:g TBLR goal0=gold`

  it('[SB2-13][SB2-53] lets a team walk if some way has no door of the other colour', () => {
    const gold = at('3,0')
    const maze = given(doors)
    expect([canWalk(maze, gold, 'green'), canWalk(maze, gold, 'blue')]).toEqual([true, true])
    removeCard(maze, at('1,-1'))
    const before = JSON.stringify(maze)
    expect([canWalk(maze, gold, 'green'), canWalk(maze, gold, 'blue')]).toEqual([true, false])
    expect(JSON.stringify(maze)).toBe(before)
    lay(maze, 'LR:b', '1,-1')
    expect([canWalk(maze, gold, 'green'), canWalk(maze, gold, 'blue')]).toEqual([true, true])
    removeCard(maze, at('2,0'))
    lay(maze, 'TB', '2,0')
    expect([canWalk(maze, gold, 'green'), canWalk(maze, gold, 'blue')]).toEqual([false, false])
  })

  it('[SB2-53] walks a ladder as one step from the start, past doors', () => {
    const maze = given(`
      columns: 0 1 2 3
      row 0: start LR:g TBLR goal0=gold
      row 1: . . TL^ .`)
    expect(canWalk(maze, at('3,0'), 'blue')).toBe(true)
  })

  it('[SB2-13][SB2-53] ignores doors when cards are laid and goals are reached', () => {
    const maze = given(`
      columns: 0 1 2 3
      row 0: start LR:g LR:b goal0?`)
    expect(reachedGoals(maze)).toBe(1)
    expect(linked(maze, 'TB', '0,1')).toBe('legal')
  })
})
