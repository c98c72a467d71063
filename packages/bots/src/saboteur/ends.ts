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
import { ENDS, keptEnds, shortOf } from './chart.ts'

/** As good as out of reach. */
export const FAR = 30

/** What a cell asks for that only one card of all can give costs so many cards more, and less the more can. */
const RARE = 2.4
const COMMON = 4

/**
 * How many cards are missing between the gold and a tunnel that arrives at this empty cell from the sides
 * `entry`, by the best way on. It counts for more where few cards fit. `word` is the cell's.
 */
export function endShort(maze: Maze, at: At, word: number, entry: number): number {
  return keptEnds().shorts[endSlot(maze, at, word, entry)]
}

/** The same as a place in `keptEnds`, which hot loops ask for: a fraction handed back would be allocated. */
export function endSlot(maze: Maze, at: At, word: number, entry: number): number {
  const asked = word & 255
  const { keys, shorts } = keptEnds()
  const key = (at << 12) | (asked << 4) | entry
  const slot = Math.imul(key, 0x9e3779b1) >>> (32 - ENDS)
  // A chest is the one thing in the way that asks for nothing, so what is kept does not know of it.
  const isPlain = maze.caches.length === 0 || !isBesideChest(maze, at)
  if (isPlain && keys[slot] === key) return slot
  keys[slot] = isPlain ? key : -1
  shorts[slot] = shortestWay(maze, at, asked, entry)
  return slot
}

function isBesideChest({ caches }: Maze, at: At): boolean {
  for (let slot = 0; slot < caches.length; slot++) {
    const apart = Math.abs(caches[slot] - at)
    if (apart === 1 || apart === 256) return true
  }
  return false
}

function shortestWay(maze: Maze, at: At, asked: number, entry: number): number {
  const taken = (asked >> 4) | asked
  const key = ((asked << 4) | entry) << 2
  let best = FAR
  for (let side = 0; side < 4; side++) {
    if ((taken & (1 << side)) !== 0) continue
    const next = besideOf(at, side)
    const short = 1 + shortOf(next) + rarity[key | side]
    // What lies there is looked at last: most sides lead away from the gold.
    if (short < best && isWay(wordAt(maze, next))) best = short
  }
  return best
}

function isWay(word: number): boolean {
  return isEmptyWord(word) || isClosedGoal(word)
}

/** Cards short of the gold for a tunnel that leaves this cell by `side`, into `ways`; false where none leads on. */
export function wayOn(maze: Maze, from: At, side: number, ways: Float64Array): boolean {
  const at = besideOf(from, side)
  const word = wordAt(maze, at)
  ways[side] = FAR
  if (isClosedGoal(word)) ways[side] = shortOf(at)
  else if (isEmptyWord(word)) {
    const entry = 1 << (side ^ 2)
    const slot = endSlot(maze, at, word | entry, ((word >> LINKED) & 15) | entry)
    ways[side] = Math.max(0.5, keptEnds().shorts[slot])
  } else return false
  return true
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
