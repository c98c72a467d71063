import { type Kind, shapedKinds } from '../cards/order.ts'
import { ALL_SIDES, type Sides } from '../shapes.ts'
import { atOfEnd, endOf } from './barriers.ts'
import { type At, isBeside, NOWHERE } from './cells.ts'
import {
  type Face,
  layingRule,
  looksAlike,
  NEVER,
  ORDINARY,
  openSides,
  ROOTED,
  STRICT,
} from './faces.ts'
import { indexOf } from './frame.ts'
import type { Linking, Maze } from './maze.ts'
import { JOIN, LINKED, type Word } from './words.ts'

/** A card as it is to lie, and where: `face << 16 | at`. */
export type Placement = number

export function placementOf(face: Face, at: At): Placement {
  return (face << 16) | at
}

export function faceOfPlacement(placement: Placement): Face {
  return placement >> 16
}

export function atOfPlacement(placement: Placement): At {
  return placement & 0xffff
}

/**
 * Writes each legal placement of each tunnel card in `hand`, or-ed with `tag`, over `out` beginning
 * at `from`, and returns where it stopped. Cells with a barrier are left out. Actions, holes and
 * repetitions in the hand are passed over. The hand may be a part of a longer list.
 */
export function listPlacements(
  maze: Maze,
  linking: Linking,
  hand: readonly Kind[],
  out: number[],
  from: number,
  tag: number,
  first = 0,
  end: number = hand.length,
): number {
  return list(maze, linking, maze.frontier, hand, first, end, out, from, tag)
}

/** The same over the beginning of `out`, for the cells with a barrier, where a price is due (MIN-13). */
export function listBlocked(
  maze: Maze,
  linking: Linking,
  hand: readonly Kind[],
  out: number[],
  first = 0,
  end: number = hand.length,
): number {
  let next = 0
  for (let barrier = 0; barrier < maze.barriers.length; barrier++) {
    if (maze.barriers[barrier] === NOWHERE) continue
    single[0] = atOfEnd(maze.barriers[barrier])
    next = list(maze, linking, single, hand, first, end, out, next, 0)
  }
  return next
}

/** Writes each open tunnel end that a barrier may be placed on (MIN-12), as `listBlocked` does. */
export function listEnds(maze: Maze, linking: Linking, out: number[]): number {
  let next = 0
  for (let slot = 0; slot < maze.frontier.length; slot++) {
    const at = maze.frontier[slot]
    const word = maze.cells[indexOf(maze, at)]
    const sides = (word >> linking) & 15
    for (let side = 0; side < 4; side++) {
      if (((sides >> side) & 1) !== 0) out[next++] = endOf(at, side)
    }
  }
  return next
}

/** Where a cell's word holds the sides of which the card must join one: SAB-23/24, SB2-52, SB2-12. */
export function joinSet(rule: number, linking: Linking): number {
  return rule === ORDINARY ? linking : rule === STRICT ? LINKED : JOIN
}

/** SB2-51: face down or face up. */
export function isBesideGoal(maze: Maze, at: At): boolean {
  for (let slot = 0; slot < maze.goals.length; slot++) {
    if (isBeside(maze.goals[slot], at)) return true
  }
  return false
}

/** A set of open-side sets, one bit for each of the 16. */
type Outlines = number

/** By `tunnel | rock << 4`, the sides that must be so: the outlines that fit (SAB-22). */
const FITTING: Uint16Array = Uint16Array.from({ length: 256 }, (_, demand) =>
  outlines(open => (demand & 15 & ~open) === 0 && ((demand >> 4) & open) === 0),
)

/** By sides to join: the outlines that are open on one of them. */
const JOINING: Uint16Array = Uint16Array.from({ length: 16 }, (_, sides) =>
  outlines(open => (open & sides) !== 0),
)

function outlines(pick: (open: Sides) => boolean): Outlines {
  let set = 0
  for (let open = 0; open <= ALL_SIDES; open++) if (pick(open)) set |= 1 << open
  return set
}

/** The outlines that may be laid on a cell, under one of the rules for laying. */
function allowed(word: Word, join: number): Outlines {
  return FITTING[word & 255] & JOINING[(word >> join) & 15]
}

// Written anew by each call, so that none allocates.
const single: At[] = [NOWHERE]
const stamps = new Int32Array(2 * shapedKinds)
const specials = new Int32Array(shapedKinds)

// Constants of this file's own, because an import is looked up at every use.
const KINDS = shapedKinds
const RULES = layingRule
/** By kind: the ways up that differ. */
const WAYS = Uint8Array.from(looksAlike, alike => 2 - alike)
/** By face: a placement in which the open sides stand where the cell is to go. */
const STAMPS = Int32Array.from(openSides, (open, face) => (face << 16) | open)
const NO_SIDES = ~ALL_SIDES

function list(
  maze: Maze,
  linking: Linking,
  cells: readonly At[],
  hand: readonly Kind[],
  first: number,
  end: number,
  out: number[],
  from: number,
  tag: number,
): number {
  let count = 0
  let specialCount = 0
  let seenLow = 0
  let seenHigh = 0
  for (let card = first; card < end; card++) {
    const kind = hand[card]
    if (kind < 0 || kind >= KINDS) continue
    const bit = 1 << (kind & 31)
    if (((kind < 32 ? seenLow : seenHigh) & bit) !== 0) continue
    if (kind < 32) seenLow |= bit
    else seenHigh |= bit
    if (joinSet(RULES[kind], linking) === linking) count = addStamps(kind, tag, count)
    else specials[specialCount++] = kind
  }
  let next = count === 0 ? from : listStamps(maze, linking, cells, count, out, from)
  for (let special = 0; special < specialCount; special++) {
    const kind = specials[special]
    const rule = RULES[kind]
    if (rule === NEVER) continue
    const ways = addStamps(kind, tag, 0)
    next =
      rule === ROOTED
        ? listRooted(maze, cells, ways, out, next)
        : listStamps(maze, joinSet(rule, linking), cells, ways, out, next)
  }
  return next
}

/** Whether `listPlacements` would list the card there; the cell must be one of the frontier. */
export function fitsThere(maze: Maze, linking: Linking, face: Face, at: At): boolean {
  const rule = RULES[face >> 1]
  if (rule === NEVER || (rule === ROOTED && isBesideGoal(maze, at))) return false
  const word = maze.cells[indexOf(maze, at)]
  return ((allowed(word, joinSet(rule, linking)) >> openSides[face]) & 1) === 1
}

/** Writes the faces of a tunnel card that differ over `out` from `from` on. */
export function listFaces(kind: Kind, out: Int32Array, from: number): number {
  out[from] = kind << 1
  out[from + 1] = (kind << 1) | 1
  return from + WAYS[kind]
}

function addStamps(kind: Kind, tag: number, count: number): number {
  stamps[count] = tag | STAMPS[kind << 1]
  stamps[count + 1] = tag | STAMPS[(kind << 1) | 1]
  return count + WAYS[kind]
}

function listStamps(
  maze: Maze,
  join: number,
  cells: readonly At[],
  count: number,
  out: number[],
  from: number,
): number {
  const { cells: words, width } = maze
  const origin = maze.top * width + maze.left
  let next = from
  for (let slot = 0; slot < cells.length; slot++) {
    const at = cells[slot]
    const outlines = allowed(words[(at >> 8) * width + (at & 255) - origin], join)
    if (outlines === 0) continue
    // Write first, then keep it or not: a branch here is a coin toss, and costs more than the write.
    for (let entry = 0; entry < count; entry++) {
      const stamp = stamps[entry]
      out[next] = (stamp & NO_SIDES) | at
      next += (outlines >> stamp) & 1
    }
  }
  return next
}

function listRooted(
  maze: Maze,
  cells: readonly At[],
  count: number,
  out: number[],
  from: number,
): number {
  let next = from
  for (let slot = 0; slot < cells.length; slot++) {
    const at = cells[slot]
    if (isBesideGoal(maze, at)) continue
    single[0] = at
    next = listStamps(maze, JOIN, single, count, out, next)
  }
  return next
}
