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
  let best = FAR
  for (let side = 0; side < 4; side++) {
    if ((((asked >> 4) | asked) & (1 << side)) !== 0) continue
    const next = besideOf(at, side)
    const beyond = wordAt(maze, next)
    if (!isEmptyWord(beyond) && !isClosedGoal(beyond)) continue
    const short = 1 + shortOf(next)
    if (short >= best) continue
    const rare = rarity[(((asked << 4) | entry) << 2) | side]
    if (short + rare < best) best = short + rare
  }
  return best
}

/** By cell and side: what was found since `askAnew`. Many cards of a hand lead to the same few cells. */
const found = new Float64Array(1 << 18)
const askedIn = new Int32Array(1 << 18)
let asking = 0

/** The maze or the places have changed. */
export function askAnew(): void {
  asking++
}

/** `endShort` of an empty cell whose word this is, once a tunnel arrives there at `side` as well. */
export function shortFrom(maze: Maze, at: At, word: number, side: number): number {
  const key = (at << 2) | side
  if (askedIn[key] === asking) return found[key]
  const from = 1 << side
  const short = endShort(maze, at, word | from, ((word >> LINKED) & 15) | from)
  askedIn[key] = asking
  found[key] = short
  return short
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
