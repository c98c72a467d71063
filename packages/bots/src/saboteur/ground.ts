import type { Seat } from '@adit/kernel'
import {
  type At,
  besideOf,
  CLOSED_GOAL,
  closedAt,
  isClosedGoal,
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
  xOf,
  yOf,
} from '@adit/saboteur'

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
}

/** As good as out of reach. */
const FAR = 30

/** The cells where gold may lie, each as likely as another. */
const aimed = new Int32Array(8)
let places = 0

/** How far every cell is from a set of places, as far as anybody has asked. */
interface Chart {
  readonly aimed: Int32Array
  readonly places: number
  readonly shorts: Float64Array
}
const CHARTS = 8
const charts: Chart[] = []
let chart: Chart = { aimed, places: 0, shorts: new Float64Array(1 << 16).fill(Number.NaN) }

const ground: Ground = { nearest: FAR, at: -1, second: FAR, known: false }

/** Looks at the maze through the eyes of a seat; -1 is everybody's eyes. */
export function survey(state: State, seat: Seat): Ground {
  aim(state, seat < 0 ? OPEN : (1 << seat) | OPEN)
  return measure(state.maze)
}

/** The same for who has seen nothing but what lies open: every closed goal may be the one. */
export function surveyOpenly(maze: Maze): Ground {
  places = 0
  ground.known = false
  for (let slot = 0; slot < maze.goals.length; slot++) {
    if (closedAt(maze, maze.goals[slot]) === CLOSED_GOAL) aimed[places++] = maze.goals[slot]
  }
  return measure(maze)
}

/** The same when the gold is known to lie in that slot. */
export function surveyFrom(maze: Maze, slot: number): Ground {
  places = 1
  aimed[0] = maze.goals[slot]
  ground.known = true
  return measure(maze)
}

function measure(maze: Maze): Ground {
  if (!isFor(chart)) chart = charts.find(isFor) ?? newChart()
  ground.nearest = FAR
  ground.second = FAR
  ground.at = -1
  const { frontier } = maze
  for (let end = 0; end < frontier.length; end++) {
    const at = frontier[end]
    if ((wordAt(maze, at) & (15 << LINKED)) === 0) continue
    const short = shortOf(at)
    if (short < ground.nearest) {
      ground.second = ground.nearest
      ground.nearest = short
      ground.at = at
    } else if (short < ground.second) ground.second = short
  }
  return ground
}

/** The places where gold may lie for who has seen what these have, and how likely. */
function aim({ maze, goals, goalSeen }: State, eyes: number): void {
  places = 0
  ground.known = false
  for (let slot = 0; slot < goals.length; slot++) {
    const at = maze.goals[slot]
    if (closedAt(maze, at) !== CLOSED_GOAL) continue
    if ((goalSeen[slot] & eyes) === 0) aimed[places++] = at
    else if (goals[slot] === kindOf.gold) {
      aimed[0] = at
      places = 1
      ground.known = true
      return
    }
  }
}

function isFor(one: Chart): boolean {
  if (one.places !== places) return false
  for (let nth = 0; nth < places; nth++) if (one.aimed[nth] !== aimed[nth]) return false
  return true
}

/** Goals seldom move, so the oldest of a few charts is the one to be drawn over. */
function newChart(): Chart {
  const shorts = charts.length < CHARTS ? new Float64Array(1 << 16) : charts.shift()?.shorts
  if (shorts === undefined) throw new Error('no chart is kept')
  const made = { aimed: aimed.slice(), places, shorts: shorts.fill(Number.NaN) }
  charts.push(made)
  return made
}

/** Cards from an end at this cell to the gold, on average over where it may lie. */
export function shortOf(at: At): number {
  const known = chart.shorts[at]
  return Number.isNaN(known) ? chartAt(at) : known
}

function chartAt(at: At): number {
  let sum = 0
  for (let nth = 0; nth < places; nth++) {
    sum += Math.abs(xOf(aimed[nth]) - xOf(at)) + Math.abs(yOf(aimed[nth]) - yOf(at))
  }
  const short = places === 0 ? 0 : sum / places
  chart.shorts[at] = short
  return short
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
}

const laying: Laying = { gain: 0, exits: 0, behind: 0, onBest: false }

/** By set of sides: how many there are. */
const countOf = Uint8Array.from({ length: 16 }, (_none, sides) => {
  return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + (sides >> 3)
})

export function tryLaying(maze: Maze, face: number, at: At): Laying {
  const entry = (wordAt(maze, at) >> LINKED) & 15
  const links = isRoot[face] === 0 ? linksInside[(face << 4) | entry] : openSides[face]
  const exits = links & ~entry
  let best = FAR
  let ways = 0
  for (let side = 0; side < 4; side++) {
    if ((exits & (1 << side)) === 0) continue
    const next = besideOf(at, side)
    const word = wordAt(maze, next)
    const isGoal = isClosedGoal(word)
    if (!isGoal && !isEmptyWord(word)) continue
    ways++
    const short = isGoal ? shortOf(next) : Math.max(0.5, shortOf(next))
    if (short < best) best = short
  }
  const onBest = at === ground.at
  const rest = onBest ? ground.second : ground.nearest
  laying.gain = clamp(ground.nearest - Math.min(rest, best))
  laying.exits = ways === 0 ? 0 : countOf[exits]
  laying.behind = Math.min(6, best - ground.nearest)
  laying.onBest = onBest
  return laying
}

/** What is left of a gain or a loss that counts: beyond three cards it is all the same. */
export function clamp(gain: number): number {
  return gain > 3 ? 3 : gain < -3 ? -3 : gain
}

/** How near the end is, from 0 far away to 1 with one card missing. */
export function closeness(nearest: number): number {
  return nearest >= 6 ? 0 : (6 - Math.max(1, nearest)) / 5
}
