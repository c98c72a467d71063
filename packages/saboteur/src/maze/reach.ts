import type { Kind, TeamColour } from '../cards/order.ts'
import type { Sides } from '../shapes.ts'
import type { At } from './cells.ts'
import { faceOf, linksWithout, looksAlike, openSides } from './faces.ts'
import { indexOf } from './frame.ts'
import { relink } from './links.ts'
import { closedAt, type Maze, wordAt } from './maze.ts'
import {
  CLOSED_CACHE,
  CLOSED_GOAL,
  CLOSED_LANDMARK,
  type Closed,
  LINKED,
  ROCK,
  type Word,
} from './words.ts'

/** The slots of goals that lie face down and are reached by an unbroken tunnel (SAB-30), as bits. */
export function reachedGoals(maze: Maze): number {
  return reachedAmong(maze, maze.goals, CLOSED_GOAL)
}

/** The slots of caches that are joined (MIN-87), as bits. */
export function reachedCaches(maze: Maze): number {
  return reachedAmong(maze, maze.caches, CLOSED_CACHE)
}

function reachedAmong(maze: Maze, places: readonly At[], closed: Closed): number {
  let reached = 0
  for (let slot = 0; slot < places.length; slot++) {
    const at = places[slot]
    if (arrivals(maze, at) !== 0 && closedAt(maze, at) === closed) reached |= 1 << slot
  }
  return reached
}

/** Whether the landmark can now be linked (MIN-82): once only, then it is a card like others. */
export function isLandmarkReached(maze: Maze): boolean {
  const at = maze.landmark
  return closedAt(maze, at) === CLOSED_LANDMARK && arrivals(maze, at) !== 0
}

/**
 * The sides at which an unbroken tunnel from the start arrives at a cell; never by a stub (SAB-36).
 * Of a face-up card, the sides that are linked from inside.
 */
export function arrivals(maze: Maze, at: At): Sides {
  return (wordAt(maze, at) >> LINKED) & 15
}

/** The ways up that are open to whoever turns a card: bit 0 as printed, bit 1 upside down. */
export type Turns = 1 | 2 | 3

/** SAB-32: the ways up in which what was reached at this cell joins most tunnels, whatever else it clashes with. */
export function joiningTurns(maze: Maze, at: At, kind: Kind): Turns {
  const from = arrivals(maze, at)
  return bestTurns(kind, open => count(open & from))
}

/**
 * E:09, MIN-87: the ways up in which it fits all neighbours; if neither does, any. What fits them also
 * joins the tunnel that arrived, since that is one of them.
 */
export function fittingTurns(maze: Maze, at: At, kind: Kind): Turns {
  const word = wordAt(maze, at)
  return bestTurns(kind, open => (fits(word, open) ? 1 : 0))
}

function bestTurns(kind: Kind, merit: (open: Sides) => number): Turns {
  if (looksAlike[kind] !== 0) return 1
  const upright = merit(openSides[faceOf(kind, 0)])
  const turned = merit(openSides[faceOf(kind, 1)])
  return upright > turned ? 1 : upright < turned ? 2 : 3
}

function fits(word: Word, open: Sides): boolean {
  return (word & 15 & ~open) === 0 && ((word >> ROCK) & open) === 0
}

function count(sides: Sides): number {
  return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + (sides >> 3)
}

/** By team: the links of a maze in which the other colour is stopped. */
const walks: Readonly<Record<TeamColour, Uint8Array>> = {
  green: linksWithout('blue'),
  blue: linksWithout('green'),
}

/** Whether the team can walk from the start to a face-up card without passing where only the other may. */
export function canWalk(maze: Maze, to: At, team: TeamColour): boolean {
  const cells = maze.cells.slice()
  relink(cells, maze.width, walks[team])
  return (cells[indexOf(maze, to)] & (15 << LINKED)) !== 0
}
