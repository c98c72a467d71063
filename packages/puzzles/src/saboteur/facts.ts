import { nth, type Seat } from '@adit/kernel'
import {
  cardsShort,
  cloneMaze,
  closedAt,
  type Event,
  linksInside,
  type Maze,
  NOTHING_CLOSED,
  type State,
  saboteur,
} from '@adit/saboteur'
import { type Position, replayed } from '../position.ts'

/** What all can see somebody do. */
export const acts = [
  'on',
  'even',
  'back',
  'dead',
  'break',
  'mend-self',
  'mend-other',
  'fall-good',
  'fall-bad',
  'map',
  'pass',
] as const
type Act = (typeof acts)[number]

/** Where a tunnel leads, seen from a goal at which its maker has looked: there more than elsewhere, or not. */
export const ways = ['to', 'from', 'both', 'neither', 'dead'] as const
type Way = (typeof ways)[number]

/** One act that may tell a side, or where the gold is. */
export interface Fact {
  readonly seat: Seat
  readonly act: Act
  /** For who had looked at goals before: the slots, the last look last, and the way seen from each slot. */
  readonly looked?: { readonly slots: readonly number[]; readonly ways: readonly Way[] }
}

/** Everything that the players of a position did in front of all, in order. */
export function factsOf(position: Position): readonly Fact[] {
  const facts: Fact[] = []
  const looks = new Map<Seat, number[]>()
  let maze: Maze | undefined
  replayed(saboteur, position, (_seat, events, state) => {
    const before = maze ?? state.maze
    for (const event of events) {
      const fact = factOf(event, before, state, looks)
      if (fact !== undefined) facts.push(fact)
      if (event.type === 'peeked') note(looks, event.seat, state.maze.goals.indexOf(event.at))
    }
    maze = cloneMaze(state.maze)
  })
  return facts
}

function note(looks: Map<Seat, number[]>, seat: Seat, slot: number): void {
  looks.set(seat, [...(looks.get(seat) ?? []).filter(one => one !== slot), slot])
}

function factOf(
  event: Event,
  before: Maze,
  { maze }: State,
  looks: ReadonlyMap<Seat, readonly number[]>,
): Fact | undefined {
  switch (event.type) {
    case 'laid': {
      if (event.seat < 0) return undefined
      const isDead = linksInside[(event.face << 4) | 15] === 0
      const slots = looks.get(event.seat)
      const fact = { seat: event.seat, act: isDead ? 'dead' : layOf(before, maze) } as const
      if (slots === undefined) return fact
      const all = maze.goals.map((_at, slot) => (isDead ? 'dead' : wayOf(before, maze, slot)))
      return { ...fact, looked: { slots, ways: all } }
    }
    case 'broke':
      return { seat: event.seat, act: 'break' }
    case 'repaired':
      return { seat: event.seat, act: event.seat === event.target ? 'mend-self' : 'mend-other' }
    case 'collapsed':
      return { seat: event.seat, act: layOf(before, maze) === 'on' ? 'fall-good' : 'fall-bad' }
    case 'peeked':
      return { seat: event.seat, act: 'map' }
    case 'passed':
      return { seat: event.seat, act: 'pass' }
    default:
      return undefined
  }
}

/** Built over: as far as can be. */
const NO_WAY = 99

function shortOf(maze: Maze, slot: number): number {
  return cardsShort(maze, nth(maze.goals, slot)) ?? NO_WAY
}

/** By the nearest goal that is still closed. */
function layOf(before: Maze, after: Maze): 'on' | 'even' | 'back' {
  const open = after.goals.flatMap((at, slot) =>
    closedAt(before, at) === NOTHING_CLOSED ? [] : [slot],
  )
  const gain =
    Math.min(...open.map(slot => shortOf(before, slot))) -
    Math.min(...open.map(slot => shortOf(after, slot)))
  return gain > 0 ? 'on' : gain < 0 ? 'back' : 'even'
}

function wayOf(before: Maze, after: Maze, slot: number): Way {
  const gains = after.goals.map((_at, one) => shortOf(before, one) - shortOf(after, one))
  const others = Math.max(...gains.filter((_gain, one) => one !== slot))
  const gain = nth(gains, slot)
  if (gain > others) return 'to'
  if (gain < others) return 'from'
  return others > 0 ? 'both' : 'neither'
}
