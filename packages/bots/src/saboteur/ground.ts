import type { Seat } from '@adit/kernel'
import {
  type At,
  CLOSED_GOAL,
  closedAt,
  isEmptyWord,
  isRoot,
  kindOf,
  LINKED,
  linksInside,
  type Maze,
  OPEN,
  openSides,
  type State,
  wordAt,
} from '@adit/saboteur'
import { aimAnew, aimAt, type Kept, keptEnds, shortOf, takeAim } from './chart.ts'
import { endSlot, FAR, wayOn } from './ends.ts'

/**
 * How the tunnel stands towards the gold, as one seat knows it, without a copy of the maze: where its
 * nearest end is, how many cards that end and the next best are short, and what a change would do.
 *
 * One object is used again and again; it is right until the maze changes or `survey` is called.
 */
export interface Ground {
  /** Cards the tunnel is short of the gold, over all places it may be; 0 when it arrives. */
  nearest: number
  /** The cell to build on. */
  at: At
  /** The same without that cell. */
  second: number
  /** Whether the seat knows where the gold lies. */
  known: boolean
  /** Whether everybody sees it so: the seat has looked under no goal that still lies face down. */
  isOpen: boolean
}

const ground: Ground = { nearest: FAR, at: -1, second: FAR, known: false, isOpen: false }

/** Looks at the maze through the eyes of a seat; -1 is everybody's eyes. */
export function survey(state: State, seat: Seat): Ground {
  mazeChanged()
  return surveyAgain(state, seat)
}

/** The same where `mazeChanged` is said whenever it did: nothing is measured twice. */
export function surveyAgain(state: State, seat: Seat): Ground {
  aim(state, seat < 0 ? OPEN : (1 << seat) | OPEN)
  return measure(state.maze)
}

/** What was measured counts no more. */
export function mazeChanged(): void {
  since = ++measured
}

/** As everybody sees it, right behind a survey of the same maze. */
export function surveyOpenlyToo(maze: Maze): Ground {
  return ground.isOpen ? ground : lookOpenly(maze)
}

/** The same for who has seen nothing but what lies open: every closed goal may be the one. */
export function surveyOpenly(maze: Maze): Ground {
  mazeChanged()
  return lookOpenly(maze)
}

function lookOpenly(maze: Maze): Ground {
  aimAnew()
  ground.known = false
  ground.isOpen = true
  for (let slot = 0; slot < maze.goals.length; slot++) {
    if (closedAt(maze, maze.goals[slot]) === CLOSED_GOAL) aimAt(maze.goals[slot])
  }
  return measure(maze)
}

/** The same when the gold is known to lie in that slot. */
export function surveyFrom(maze: Maze, slot: number): Ground {
  mazeChanged()
  aimAnew()
  aimAt(maze.goals[slot])
  ground.known = true
  ground.isOpen = false
  return measure(maze)
}

/** Surveys are numbered; those before `since` were of another maze. */
let measured = 0
let since = 0
/** The one that counts now. */
let standing = 0

function measure(maze: Maze): Ground {
  const kept = takeAim()
  if (kept.when < since) {
    kept.when = ++measured
    measureInto(kept, maze)
  }
  standing = kept.when
  ground.nearest = kept.nearest
  ground.second = kept.second
  ground.at = kept.at
  return ground
}

function measureInto(kept: Kept, maze: Maze): void {
  let nearest = FAR
  let second = FAR
  let best = -1
  const { frontier } = maze
  const { shorts } = keptEnds()
  for (let end = 0; end < frontier.length; end++) {
    const at = frontier[end]
    // No card leads more than one cell nearer, so an end is never better than where it is.
    if (shortOf(at) >= second) continue
    const word = wordAt(maze, at)
    const entry = (word >> LINKED) & 15
    if (entry === 0) continue
    const short = shorts[endSlot(maze, at, word, entry)]
    if (short < nearest) {
      second = nearest
      nearest = short
      best = at
    } else if (short < second) second = short
  }
  kept.nearest = nearest
  kept.second = second
  kept.at = best
}

/** Cards that the tunnel of another maze is short of the same places. */
export function nearestIn(maze: Maze): number {
  let nearest = FAR
  const { frontier } = maze
  const { shorts } = keptEnds()
  for (let end = 0; end < frontier.length; end++) {
    const at = frontier[end]
    if (shortOf(at) >= nearest) continue
    const word = wordAt(maze, at)
    const entry = (word >> LINKED) & 15
    if (entry === 0) continue
    const short = shorts[endSlot(maze, at, word, entry)]
    if (short < nearest) nearest = short
  }
  return nearest
}

const GOLD = kindOf.gold

/** The places where gold may lie for who has seen what these have. */
function aim({ maze, goals, goalSeen }: State, eyes: number): void {
  aimAnew()
  ground.known = false
  ground.isOpen = true
  for (let slot = 0; slot < goals.length; slot++) {
    const at = maze.goals[slot]
    if (closedAt(maze, at) !== CLOSED_GOAL) continue
    if ((goalSeen[slot] & eyes) === 0) {
      aimAt(at)
      continue
    }
    ground.isOpen = false
    if (goals[slot] === GOLD) {
      aimAnew()
      aimAt(at)
      ground.known = true
      return
    }
  }
}

/** What a card laid there does to the tunnel. */
export interface Laying {
  /** Cards nearer to the gold; less than 0 where the best end is spoilt. */
  gain: number
  /** Ways on that the card offers to who comes from the start. */
  exits: number
  /** How much farther than the best end the card's own best way on is. */
  behind: number
  /** Whether it lies on the cell that was the best end. */
  onBest: boolean
  /** Whether a card lies there already, which is to give way. */
  isTaken: boolean
}

const laying: Laying = { gain: 0, exits: 0, behind: 0, onBest: false, isTaken: false }

/** Farther behind it is all the same. */
export const MOST_BEHIND = 6

/** By set of sides: how many there are. */
export const countOf = Uint8Array.from({ length: 16 }, (_none, sides) => {
  return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + (sides >> 3)
})

/** An empty cell that cards are tried on one after another: what is the same for all of them. */
interface Plot {
  at: At
  /** Which measuring it belongs to. */
  when: number
  /** The sides that the tunnel arrives from. */
  entry: number
  isTaken: boolean
  /** The sides that somebody has asked for, and those of them by which a way leads on. */
  asked: number
  open: number
  /** By side asked for: how far the tunnel goes on from there. */
  readonly ways: Float64Array
}

const plot: Plot = {
  at: -1,
  when: -1,
  entry: 0,
  isTaken: false,
  asked: 0,
  open: 0,
  ways: new Float64Array(4),
}

/** Whether the tunnel goes on by way of that card: only without such a one it can be farther off. */
export function carriesOn(maze: Maze, at: At): boolean {
  return countOf[(wordAt(maze, at) >> LINKED) & 15] > 1
}

/** Stands on a cell, right behind a survey of that maze. */
function standOn(maze: Maze, at: At): Plot {
  if (plot.at !== at || plot.when !== standing) {
    const word = wordAt(maze, at)
    plot.at = at
    plot.when = standing
    plot.entry = (word >> LINKED) & 15
    plot.isTaken = !isEmptyWord(word)
    plot.asked = 0
    plot.open = 0
  }
  return plot
}

/** The sides by which a tunnel that comes from `entry` leaves that card. */
export function exitsOf(face: number, entry: number): number {
  return (isRoot[face] === 0 ? linksInside[(face << 4) | entry] : openSides[face]) & ~entry
}

export function tryLaying(maze: Maze, face: number, at: At): Laying {
  const { entry, ways, isTaken } = standOn(maze, at)
  const exits = exitsOf(face, entry)
  // A way that nobody has asked for yet on this cell.
  const fresh = exits & ~plot.asked
  if (fresh !== 0) askFor(maze, at, fresh)
  let best = FAR
  if ((exits & 1) !== 0 && ways[0] < best) best = ways[0]
  if ((exits & 2) !== 0 && ways[1] < best) best = ways[1]
  if ((exits & 4) !== 0 && ways[2] < best) best = ways[2]
  if ((exits & 8) !== 0 && ways[3] < best) best = ways[3]
  const onBest = at === ground.at
  const rest = onBest ? ground.second : ground.nearest
  laying.gain = clamp(ground.nearest - Math.min(rest, best))
  laying.exits = (exits & plot.open) === 0 ? 0 : countOf[exits]
  laying.behind = Math.min(MOST_BEHIND, best - ground.nearest)
  laying.onBest = onBest
  laying.isTaken = isTaken
  return laying
}

function askFor(maze: Maze, at: At, sides: number): void {
  plot.asked |= sides
  for (let side = 0; side < 4; side++) {
    if ((sides & (1 << side)) === 0) continue
    if (wayOn(maze, at, side, plot.ways)) plot.open |= 1 << side
  }
}

/** Beyond so many cards a gain or a loss is all the same. */
export const MOST_GAIN = 3

export function clamp(gain: number): number {
  return gain > MOST_GAIN ? MOST_GAIN : gain < -MOST_GAIN ? -MOST_GAIN : gain
}

/** How near the end is, from 0 far away to 1 with one card missing. */
export function closeness(nearest: number): number {
  return nearest >= 6 ? 0 : (6 - Math.max(1, nearest)) / 5
}
