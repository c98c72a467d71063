import {
  type At,
  besideOf,
  type Card,
  cards,
  isClosedGoal,
  isEmptyWord,
  LINKED,
  linksInside,
  type Maze,
  openSides,
  shapedKinds,
  wordAt,
} from '@adit/saboteur'
import { shortOf } from './chart.ts'

/** As good as out of reach. */
export const FAR = 30

/** What a cell asks for that only one card of all can give costs so many cards more, and less the more can. */
const RARE = 2.4
const COMMON = 4

/**
 * Cards that a tunnel arriving at this empty cell from the sides `entry` is short of the gold: by the
 * best way on that is left to it, and the more the fewer cards can be laid there. `word` is the cell's.
 */
export function endShort(maze: Maze, at: At, word: number, entry: number): number {
  const asked = word & 255
  const taken = (asked >> 4) | asked
  const key = ((asked << 4) | entry) << 2
  const { cells, width } = maze
  const index = insideOf(maze, at)
  let best = FAR
  for (let side = 0; side < 4; side++) {
    if ((taken & (1 << side)) !== 0) continue
    const next = besideOf(at, side)
    const short = 1 + shortOf(next) + rarity[key | side]
    // What lies there is looked at last: most sides lead away from the gold.
    if (short >= best) continue
    const beyond = index < 0 ? wordAt(maze, next) : cells[index + DOWN[side] * width + RIGHT[side]]
    if (isWay(beyond)) best = short
  }
  return best
}

/** By side: the way to the cell beside it, in rows and columns. */
const DOWN = Int8Array.of(-1, 0, 1, 0)
const RIGHT = Int8Array.of(0, 1, 0, -1)

/** Where a cell stands in the frame, if all its neighbours stand there too; else less than 0. */
function insideOf({ left, top, width, cells }: Maze, at: At): number {
  const column = (at & 255) - left
  const row = (at >> 8) - top
  if (column <= 0 || row <= 0 || column >= width - 1 || (row + 2) * width > cells.length) return -1
  return row * width + column
}

function isWay(word: number): boolean {
  return isEmptyWord(word) || isClosedGoal(word)
}

/** Where no way leads on. */
export const NO_WAY = -1

/** Cards short of the gold for a tunnel that leaves this cell by `side`, or NO_WAY. */
export function wayOn(maze: Maze, from: At, side: number): number {
  const at = besideOf(from, side)
  const word = wordAt(maze, at)
  if (isClosedGoal(word)) return shortOf(at)
  if (!isEmptyWord(word)) return NO_WAY
  const entry = 1 << (side ^ 2)
  return Math.max(0.5, endShort(maze, at, word | entry, ((word >> LINKED) & 15) | entry))
}

/** By what the neighbours ask for, the sides the tunnel comes from and the one it goes to. */
const rarity = Float64Array.from({ length: 1 << 14 }, (_none, key) => {
  const fitting = countFitting(key & 3, (key >> 2) & 15, (key >> 6) & 15, key >> 10)
  return fitting === 0 ? FAR : RARE * Math.exp(-fitting / COMMON)
})

/** How many cards of the base game lead on from there to that side. */
function countFitting(side: number, entry: number, tunnel: number, rock: number): number {
  let count = 0
  for (let face = 0; face < shapedKinds << 1; face++) {
    const card: Card = cards[face >> 1]
    const copies = card.group === 'tunnel' ? (card.copies?.base ?? 0) : 0
    if (copies === 0) continue
    const open = openSides[face]
    if ((open & tunnel) !== tunnel || (open & rock) !== 0) continue
    // Each card lies two ways: that it fits one of them is enough, and most fit only one.
    if ((linksInside[(face << 4) | entry] & (1 << side)) !== 0) count += copies
  }
  return count
}
