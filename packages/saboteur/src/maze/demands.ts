import { type CellList, enter, leave } from './cell-list.ts'
import type { At } from './cells.ts'
import { type Face, hangsInside, isRoot, linksInside, openSides } from './faces.ts'
import type { Frame } from './frame.ts'
import { hangFrom, linkFrom } from './links.ts'
import {
  BLOCKED,
  CLOSED_LANDMARK,
  CONTENT,
  FACE_UP,
  HANGING_ON,
  isEmptyWord,
  JOIN,
  LINKED,
  ONE_SIDE,
  ROCK,
  shownBy,
  type Word,
} from './words.ts'

/** The frame, and the cells of it that can be built on: all that cards tell their neighbours. */
export interface Ground extends Frame {
  /** The empty cells next to an open side of a face-up card that no barrier blocks. */
  frontier: CellList
}

const JOINED = 15 << JOIN
const LINKED_SIDES = 15 << LINKED

/**
 * Puts a face-up card into a cell in place of what is there and brings links, demands and frontier
 * up to date. True if an unbroken tunnel came to something closed, from a side new to it.
 */
export function showCard(ground: Ground, index: number, at: At, face: Face): boolean {
  const { cells, width } = ground
  const was = cells[index]
  const open = openSides[face]
  const root = isRoot[face]
  const linked = root !== 0 ? open : linksInside[(face << 4) | ((was & LINKED_SIDES) >> LINKED)]
  const hanging = root !== 0 ? open : hangsInside[(face << 4) | ((was >> HANGING_ON) & 15)]
  const sides = (hanging << HANGING_ON) | (linked << LINKED) | open
  cells[index] = (face << CONTENT) | FACE_UP | (root << JOIN) | sides
  const shown = (open << JOIN) | ((open ^ 15) << ROCK) | sides
  const arrived =
    showSide(ground, index - width, at - 256, shown, 0) |
    showSide(ground, index + 1, at + 1, shown, 1) |
    showSide(ground, index + width, at + 256, shown, 2) |
    showSide(ground, index - 1, at - 1, shown, 3)
  return arrived !== 0
}

/** Tells a neighbour what is shown towards it by `side` of the card beside it. */
function showSide(ground: Ground, index: number, at: At, shown: number, side: number): number {
  const { cells, width } = ground
  const was = cells[index]
  const seen = ((shown >> side) & ONE_SIDE) << (side ^ 2)
  if ((was & FACE_UP) === 0) {
    cells[index] = was | seen
    if (isEmptyWord(was)) {
      if ((was & JOINED) === 0 && (seen & JOINED) !== 0) enter(ground.frontier, at)
      return 0
    }
    return (seen & LINKED_SIDES) === 0 ? 0 : 1
  }
  const entry = 1 << (side ^ 2)
  if ((seen & LINKED_SIDES) !== 0) return linkFrom(cells, width, index, entry, linksInside)
  if ((seen & (15 << HANGING_ON)) !== 0) hangFrom(cells, width, index, entry)
  return 0
}

/**
 * Empties the cell of a face-up card, leaving there what its neighbours demand. Links are left as
 * they were. Returns how many joints the card had.
 */
export function hideCard(ground: Ground, index: number, at: At): number {
  const { cells, width } = ground
  const open = cells[index] & 15
  cells[index] = 0
  const joints =
    hideSide(ground, index, index - width, at - 256, open, 0) +
    hideSide(ground, index, index + 1, at + 1, open, 1) +
    hideSide(ground, index, index + width, at + 256, open, 2) +
    hideSide(ground, index, index - 1, at - 1, open, 3)
  if ((cells[index] & JOINED) !== 0) enter(ground.frontier, at)
  return joints
}

function hideSide(
  ground: Ground,
  index: number,
  beside: number,
  at: At,
  open: number,
  side: number,
): number {
  const { cells } = ground
  const was = cells[beside]
  const facing = side ^ 2
  if ((was & FACE_UP) !== 0) {
    cells[index] |= ((shownBy(was) >> facing) & ONE_SIDE) << side
    return (open >> side) & (was >> facing) & 1
  }
  const is = was & ~(ONE_SIDE << facing)
  cells[beside] = is
  if (was >> CONTENT === CLOSED_LANDMARK) cells[index] |= 1 << side
  if (isEmptyWord(was) && (was & JOINED) !== 0 && (is & JOINED) === 0) leave(ground.frontier, at)
  return 0
}

/** Puts something closed into an empty cell. */
export function showClosed(ground: Ground, index: number, at: At, closed: number): void {
  const { cells, width } = ground
  const was = cells[index]
  if (was >= BLOCKED) throw new Error(`cell ${at} is taken`)
  if ((was & JOINED) !== 0) leave(ground.frontier, at)
  cells[index] = was | (closed << CONTENT)
  if (closed !== CLOSED_LANDMARK) return
  // MIN-82: what is laid beside the landmark must fit its cross, before it is linked as after. All that lies
  // before it is the start, which is open on every side already.
  cells[index - width] |= 4
  cells[index + 1] |= 8
  cells[index + width] |= 1
  cells[index - 1] |= 2
}

/** Takes a goal or caches away; what its neighbours demand of the cell stays behind. */
export function hideClosed(ground: Ground, index: number, at: At): void {
  const left: Word = ground.cells[index] & (BLOCKED - 1)
  ground.cells[index] = left
  if ((left & JOINED) !== 0) enter(ground.frontier, at)
}
