import { type Card, cards } from '../../cards/order.ts'
import { kindOfFace } from '../../maze/faces.ts'
import { laidCells } from '../../maze/laid.ts'
import { faceAt, type Maze } from '../../maze/maze.ts'

/** SB2-50: all that lie face up, reachable or not. */
export function countCrystals(maze: Maze): number {
  let count = 0
  for (const at of laidCells(maze)) {
    const card: Card = cards[kindOfFace(faceAt(maze, at))]
    if (card.crystal) count++
  }
  return count
}
