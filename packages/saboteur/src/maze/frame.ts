import { type At, cellAt } from './cells.ts'
import { isEmptyWord, type Word } from './words.ts'

/** The rectangle of the unbounded grid that is kept in memory, row by row. */
export interface Frame {
  /** Its first column and row, counted as in `At`: from 0, the start being 128. */
  left: number
  top: number
  width: number
  cells: Word[]
}

/** The least frame; few games leave it, so that few have to move their cells to a larger one. */
export function openFrame(): Frame {
  const frame = { left: oddBelow(WEST), top: oddBelow(NORTH), width: 1, cells: [0] }
  reframe(frame, oddBelow(WEST), oddBelow(NORTH), oddAbove(EAST), oddAbove(SOUTH))
  return frame
}

// The corner cells inside the least frame, as in `At`.
const WEST = cellAt(-4, 0) & 255
const EAST = cellAt(8, 0) & 255
const NORTH = cellAt(0, -4) >> 8
const SOUTH = cellAt(0, 4) >> 8
const LEAST = openFrame().cells.length

/**
 * Fits the frame to the cards: the least one that has every card at least one cell inside it, its
 * rims on odd columns and rows. So it follows from what lies in the maze alone.
 */
export function fitFrame(frame: Frame): void {
  const { left, top, width, cells } = frame
  if (cells.length === LEAST) return
  let west = WEST
  let east = EAST
  let north = NORTH
  let south = SOUTH
  for (let index = 0; index < cells.length; index++) {
    if (isEmptyWord(cells[index])) continue
    const column = left + (index % width)
    const row = top + Math.trunc(index / width)
    if (column < west) west = column
    if (column > east) east = column
    if (row < north) north = row
    if (row > south) south = row
  }
  reframe(frame, oddBelow(west), oddBelow(north), oddAbove(east), oddAbove(south))
}

/** Makes room around a cell in which something is about to be laid. */
export function makeRoom(frame: Frame, at: At): void {
  const { left, top, width, cells } = frame
  const column = at & 255
  const row = at >> 8
  reframe(
    frame,
    Math.min(left, oddBelow(column)),
    Math.min(top, oddBelow(row)),
    Math.max(left + width - 1, oddAbove(column)),
    Math.max(top + cells.length / width - 1, oddAbove(row)),
  )
}

export function indexOf(frame: Frame, at: At): number {
  return ((at >> 8) - frame.top) * frame.width + (at & 255) - frame.left
}

export function isInside(frame: Frame, at: At): boolean {
  const column = (at & 255) - frame.left
  const row = (at >> 8) - frame.top
  return column >= 0 && column < frame.width && row >= 0 && row * frame.width < frame.cells.length
}

/** Whether the cell lies outside, on the outermost ring, or at most `depth` cells further in. */
export function isNearRim(frame: Frame, at: At, depth: number): boolean {
  const column = (at & 255) - frame.left
  const row = (at >> 8) - frame.top
  return (
    column <= depth ||
    row <= depth ||
    column >= frame.width - 1 - depth ||
    (row + 1 + depth) * frame.width >= frame.cells.length
  )
}

function reframe(frame: Frame, left: number, top: number, right: number, bottom: number): void {
  const width = right - left + 1
  const height = bottom - top + 1
  const old = frame.cells
  const oldHeight = old.length / frame.width
  if (left === frame.left && top === frame.top && width === frame.width && height === oldHeight) {
    return
  }
  const cells: Word[] = []
  for (let row = top; row <= bottom; row++) {
    const inRows = row >= frame.top && row < frame.top + oldHeight
    const start = (row - frame.top) * frame.width - frame.left
    for (let column = left; column <= right; column++) {
      const within = inRows && column >= frame.left && column < frame.left + frame.width
      cells.push(within ? old[start + column] : 0)
    }
  }
  frame.left = left
  frame.top = top
  frame.width = width
  frame.cells = cells
}

function oddBelow(line: number): number {
  return (line - 2) | 1
}

function oddAbove(line: number): number {
  return (line + 1) | 1
}
