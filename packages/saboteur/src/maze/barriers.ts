import { enter, leave } from './cell-list.ts'
import { type At, besideOf, NOWHERE } from './cells.ts'
import { indexOf, isInside } from './frame.ts'
import type { Maze } from './maze.ts'
import { BLOCKED } from './words.ts'

/** A tunnel end: the empty cell it leads into `<< 2 |` the side of that cell where its card lies. */
export type End = number

/** MIN-11: two gnome barriers. */
export const barrierCount = 2

export function endOf(at: At, side: number): End {
  return (at << 2) | side
}

/** The cell that a barrier on this end blocks. */
export function atOfEnd(end: End): At {
  return end >> 2
}

/** The card that a barrier on this end stands on. */
export function standsOn(end: End): At {
  return end === NOWHERE ? NOWHERE : besideOf(end >> 2, end & 3)
}

/** MIN-12: from here on nothing is laid on the cell that the end leads into. */
export function placeBarrier(maze: Maze, barrier: number, end: End): void {
  const index = indexOf(maze, atOfEnd(end))
  if (maze.barriers[barrier] !== NOWHERE) throw new Error(`barrier ${barrier} stands elsewhere`)
  if (maze.cells[index] >= BLOCKED) throw new Error(`cell ${atOfEnd(end)} is taken`)
  maze.barriers[barrier] = end
  maze.cells[index] |= BLOCKED
  leave(maze.frontier, atOfEnd(end))
}

export function liftBarrier(maze: Maze, barrier: number): void {
  const end = maze.barriers[barrier]
  if (end === NOWHERE) throw new Error(`barrier ${barrier} is not in the maze`)
  maze.barriers[barrier] = NOWHERE
  maze.cells[indexOf(maze, atOfEnd(end))] &= ~BLOCKED
  // The card it stood on is still there, so the cell can be built on again.
  enter(maze.frontier, atOfEnd(end))
}

/** The barrier that blocks this cell, or -1. */
export function barrierAt(maze: Maze, at: At): number {
  return maze.barriers.findIndex(end => end !== NOWHERE && atOfEnd(end) === at)
}

export function isBlocked(maze: Maze, at: At): boolean {
  return isInside(maze, at) && (maze.cells[indexOf(maze, at)] & BLOCKED) !== 0
}
