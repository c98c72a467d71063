import { type Colour, colours, DIAMOND, FIRST_GEM, type Kind, type Shape, shapes } from './cards.ts'

/**
 * The best split of gems into sets (NIM-15 to NIM-17), found exactly.
 *
 * Every gem goes to the line of its colour or to the line of its shape, a diamond to any of the six
 * lines. A line of n cards is best cut into ⌊n/6⌋ sixes and one rest, so a split is worth what the
 * six line sizes are worth, and a diamonds-only set is the rest of some line. Which sizes can be
 * had is Hall's theorem: no group of lines may be smaller than the number of gems that can go
 * nowhere else. So we try the tallies from the best downwards until one has such sizes.
 */

/** How many sets of six, five, four, three, two and one. */
export type Tally = readonly number[]

export interface GemSet {
  /** What its gems share; `diamond` where it has nothing but diamonds. */
  readonly alike: Colour | Shape | 'diamond'
  readonly gems: readonly Kind[]
}

export interface Split {
  /** The largest set first. */
  readonly sets: readonly GemSet[]
  readonly tally: Tally
}

/** Gems counted by kind, beginning with `FIRST_GEM`: nine cells row by row, then the diamonds. */
export type Gems = readonly number[]

export const LARGEST_SET = 6
const CELLS = colours.length * shapes.length
const LINES = colours.length + shapes.length
const ALL = (1 << LINES) - 1

// Scratch of the one search under way; it runs to its end before another can begin.
/** By group of lines, one bit each: how many gems can go to no other line. */
const confined = new Int32Array(1 << LINES)
/** By group of lines: how many cards they hold, over the lines placed so far. */
const held = new Int32Array(1 << LINES)
/** By size: how many lines still need a rest of that size; 0 stands for no rest. */
const rests = new Int32Array(LARGEST_SET)
const sizes = new Int32Array(LINES)
let total = 0
let sixes = 0
let sixesLeft = 0

/** The tally of the best split, written as one number: of two, the better one is the larger. */
export function bestScore(gems: Gems): number {
  search(gems)
  let score = sixes
  for (let size = LARGEST_SET - 1; size > 0; size--) score = score * 100 + restsOf(size)
  return score
}

/** Reads a score back: two decimal digits for each size of set. */
export function tallyOf(score: number): Tally {
  const tally: number[] = []
  for (let rest = score; tally.length < LARGEST_SET; rest = Math.floor(rest / 100)) {
    tally.unshift(rest % 100)
  }
  return tally
}

export function bestSplit(gems: Gems): Split {
  const score = bestScore(gems)
  const lines = fillLines(gems)
  const sets = lines.flatMap(cutLine).sort((one, other) => other.gems.length - one.gems.length)
  return { sets, tally: tallyOf(score) }
}

function search(gems: Gems): void {
  total = 0
  for (let gem = 0; gem <= CELLS; gem++) total += gems[gem]
  confine(gems)
  for (sixes = Math.floor(total / LARGEST_SET); ; sixes--) {
    rests.fill(0)
    sixesLeft = sixes
    if (chooseRests(total - sixes * LARGEST_SET, LARGEST_SET - 1, 0)) return
  }
}

function restsOf(size: number): number {
  let count = 0
  for (let line = 0; line < LINES; line++) if (sizes[line] % LARGEST_SET === size) count++
  return count
}

function confine(gems: Gems): void {
  confined.fill(0, 0, 1 << colours.length)
  for (let shape = 0; shape < shapes.length; shape++) {
    const bit = 1 << (colours.length + shape)
    for (let group = bit; group < bit << 1; group++) {
      let count = confined[group ^ bit]
      for (let colour = 0; colour < colours.length; colour++) {
        if ((group & (1 << colour)) !== 0) count += gems[colour * shapes.length + shape]
      }
      confined[group] = count
    }
  }
}

function colourLine(cell: number): number {
  return Math.trunc(cell / shapes.length)
}

function shapeLine(cell: number): number {
  return colours.length + (cell % shapes.length)
}

/** Tries the rests that add up to `left`, the lexicographically greatest first. */
function chooseRests(left: number, largest: number, chosen: number): boolean {
  if (left === 0) {
    rests[0] = LINES - chosen
    return placeLine(0)
  }
  if (left > largest * (LINES - chosen)) return false
  for (let size = Math.min(largest, left); size > 0; size--) {
    rests[size]++
    if (chooseRests(left - size, size, chosen + 1)) return true
    rests[size]--
  }
  return false
}

/** Gives this line and those after it their sizes out of the sixes and rests still to be had. */
function placeLine(line: number): boolean {
  if (line === LINES) return true
  for (let rest = LARGEST_SET - 1; rest >= 0; rest--) {
    if (rests[rest] === 0) continue
    rests[rest]--
    for (let six = sixesLeft; six >= 0; six--) {
      sizes[line] = six * LARGEST_SET + rest
      if (!roomFor(line)) continue
      sixesLeft -= six
      if (placeLine(line + 1)) return true
      sixesLeft += six
    }
    rests[rest]++
  }
  return false
}

/**
 * Hall's condition for every group of lines whose last one this is. That the lines outside the group
 * can take what is left follows once all are placed; asked early, it cuts the search short.
 */
function roomFor(line: number): boolean {
  const bit = 1 << line
  for (let group = bit; group < bit << 1; group++) {
    const size = held[group ^ bit] + sizes[line]
    if (size < confined[group] || size > total - confined[ALL ^ group]) return false
    held[group] = size
  }
  return true
}

/** Which gems make up the lines whose sizes the search has found; the diamonds last in each. */
function fillLines(gems: Gems): readonly (readonly Kind[])[] {
  const left = [...gems]
  const open = Array.from(sizes)
  const lines = open.map((): Kind[] => [])
  for (let cell = 0; cell < CELLS; cell++) {
    const count = left[cell]
    left[cell] = 0
    confine(left)
    const byColour = divide(open, cell, count)
    append(lines[colourLine(cell)], FIRST_GEM + cell, byColour)
    append(lines[shapeLine(cell)], FIRST_GEM + cell, count - byColour)
  }
  for (let line = 0; line < LINES; line++) append(lines[line], DIAMOND, open[line])
  return lines
}

/** How many gems of this cell go to its colour, such that the cells after it still find room. */
function divide(open: number[], cell: number, count: number): number {
  for (let byColour = count; byColour >= 0; byColour--) {
    open[colourLine(cell)] -= byColour
    open[shapeLine(cell)] -= count - byColour
    if (everyGroupHasRoom(open)) return byColour
    open[colourLine(cell)] += byColour
    open[shapeLine(cell)] += count - byColour
  }
  throw new Error('line sizes that the gems cannot fill')
}

function everyGroupHasRoom(open: readonly number[]): boolean {
  for (let group = 1; group <= ALL; group++) {
    let room = 0
    for (let line = 0; line < LINES; line++) if ((group & (1 << line)) !== 0) room += open[line]
    if (room < confined[group]) return false
  }
  return true
}

function append(line: Kind[], kind: Kind, count: number): void {
  for (let nth = 0; nth < count; nth++) line.push(kind)
}

function cutLine(gems: readonly Kind[], line: number): readonly GemSet[] {
  const sets: GemSet[] = []
  for (let from = 0; from < gems.length; from += LARGEST_SET) {
    const set = gems.slice(from, from + LARGEST_SET)
    sets.push({ alike: set[0] === DIAMOND ? 'diamond' : [...colours, ...shapes][line], gems: set })
  }
  return sets
}
