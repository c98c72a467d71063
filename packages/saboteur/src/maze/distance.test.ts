import { describe, expect, it } from 'vitest'
import { kindOf } from '../cards/order.ts'
import { saboteur } from '../title.ts'
import { cellAt } from './cells.ts'
import { cardsShort, cardsShortOfGold } from './distance.ts'
import { faceOf } from './faces.ts'
import { layCard, openMaze } from './maze.ts'

const GOAL = cellAt(8, 0)
const crossing = faceOf(kindOf.TBLR, 0)

function mine() {
  return openMaze({ goals: [cellAt(8, -2), GOAL, cellAt(8, 2)] })
}

describe('cards short of a goal', () => {
  it('are the free cells between the start and the goal', () => {
    expect(cardsShort(mine(), GOAL)).toBe(7)
    expect(cardsShort(mine(), cellAt(8, 2))).toBe(9)
  })

  it('are fewer with each crossing, and none when the tunnel arrives', () => {
    const maze = mine()
    for (let x = 1; x <= 7; x++) {
      layCard(maze, crossing, cellAt(x, 0))
      expect(cardsShort(maze, GOAL)).toBe(7 - x)
    }
  })

  it('count the way round what is in the way', () => {
    const maze = mine()
    layCard(maze, crossing, cellAt(7, 0))
    // A card that nothing leads to stands before the goal: one goes round it.
    expect(cardsShort(maze, GOAL)).toBe(9)
    layCard(maze, crossing, cellAt(8, -1))
    layCard(maze, crossing, cellAt(8, 1))
    layCard(maze, crossing, cellAt(9, 0))
    expect(cardsShort(maze, GOAL)).toBeUndefined()
  })

  it('are asked of the real gold', () => {
    const game = saboteur.open({ ...saboteur.presets[0].config, seats: 3 })
    const state = game.setup()
    const at = state.maze.goals.indexOf(GOAL)
    const goals = state.maze.goals.map((_at, slot) => (slot === at ? kindOf.gold : kindOf.start))
    expect(cardsShortOfGold({ ...state, goals })).toBe(7)
    expect(cardsShortOfGold({ ...state, goals: goals.map(() => -1) })).toBeUndefined()
  })
})
