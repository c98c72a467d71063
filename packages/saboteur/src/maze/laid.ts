import type { At } from './cells.ts'
import type { Maze } from './maze.ts'
import { FACE_UP } from './words.ts'

/** Every cell with a face-up card, row by row. */
export function* laidCells(maze: Maze): Generator<At> {
  for (let index = 0; index < maze.cells.length; index++) {
    if ((maze.cells[index] & FACE_UP) !== 0) yield atIndex(maze, index)
  }
}

/**
 * Writes each cell with a card that SAB-44 lets a rock fall take, or-ed with `tag`, over `out` from
 * `from` on, and returns where it stopped. Closed caches (MIN-53) are not among them.
 */
export function listRemovable(maze: Maze, out: number[], from: number, tag: number): number {
  const { laid } = maze
  const count = laid.length
  for (let card = 0; card < count; card++) out[from + card] = tag | laid[card]
  return from + count
}

function atIndex({ left, top, width }: Maze, index: number): At {
  return ((top + Math.trunc(index / width)) << 8) | (left + (index % width))
}
