import { type Random, shuffle } from '@adit/kernel'
import { type Kind, kindsOf } from '../src/cards/order.ts'
import { atOfEnd, barrierAt, liftBarrier, placeBarrier, standsOn } from '../src/maze/barriers.ts'
import { type At, besideOf, cellAt, NOWHERE, printCell } from '../src/maze/cells.ts'
import {
  type Face,
  faceOf,
  kindOfFace,
  layingRule,
  looksAlike,
  NEVER,
  ORDINARY,
  turnOfFace,
} from '../src/maze/faces.ts'
import { laidCells, listRemovable } from '../src/maze/laid.ts'
import {
  CLOSED_GOAL,
  CLOSED_LANDMARK,
  CONNECTED,
  closedAt,
  faceAt,
  HANGING,
  isEmpty,
  LANDMARK_FACE,
  layCard,
  type Maze,
  moveGoal,
  removeCard,
  swapGoals,
  turnUp,
} from '../src/maze/maze.ts'
import { listEnds, listPlacements, placementOf } from '../src/maze/placements.ts'
import { arrivals } from '../src/maze/reach.ts'
import { arrivingAt, beside, letters, survey, type Twin } from './maze-twin.ts'

export const layouts = [
  { goals: [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)] },
  { goals: [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)], landmark: cellAt(4, -2) },
  {
    goals: [cellAt(8, -4), cellAt(8, -2), cellAt(8, 0), cellAt(8, 2), cellAt(8, 4)],
    caches: [cellAt(2, -2), cellAt(2, 2), cellAt(6, -1), cellAt(6, 1)],
  },
  // Everything near the start, so that random mazes get there.
  {
    goals: [cellAt(2, -1), cellAt(3, 0), cellAt(2, 2)],
    caches: [cellAt(-2, 0), cellAt(-1, 2), cellAt(0, -3)],
    landmark: cellAt(1, 1),
  },
] as const

/** Each changes the maze in one way, picking by chance, or leaves it if there is nothing to pick. */
export const deeds: Readonly<Record<string, (maze: Maze, random: Random) => void>> = {
  lay(maze, random) {
    const placements = legalPlacements(maze, random)
    if (placements.length === 0) return
    const placement = pick(placements, random)
    heeded(maze, () => layCard(maze, placement >> 16, placement & 0xffff))
  },
  drop(maze, random) {
    const at = pick(nearbyCells(maze), random)
    if (!isEmpty(maze, at) || barrierAt(maze, at) >= 0) return
    heeded(maze, () => layCard(maze, pickFace(pick(weighted, random), random), at))
  },
  remove(maze, random) {
    const removable: At[] = []
    if (listRemovable(maze, removable, 0, 0) === 0) return
    const at = pick(removable, random)
    const standing = maze.barriers.map(end => standsOn(end) === at)
    removeCard(maze, at)
    maze.barriers.forEach((end, barrier) => {
      if (standing[barrier]) claim(end === NOWHERE, 'a barrier stands on nothing')
    })
  },
  removeCache(maze, random) {
    const places = maze.caches.filter(at => at !== NOWHERE)
    if (places.length > 0) removeCard(maze, pick(places, random))
  },
  turnGoal(maze, random) {
    const down = maze.goals.filter(at => closedAt(maze, at) === CLOSED_GOAL)
    if (down.length === 0) return
    const reached = down.filter(at => arrivals(maze, at) !== 0)
    const at = pick(reached.length > 0 ? reached : down, random)
    heeded(maze, () => turnUp(maze, at, pickFace(pick(goalKinds, random), random)))
  },
  turnCache(maze, random) {
    const places = maze.caches.filter(at => at !== NOWHERE)
    if (places.length === 0) return
    const at = pick(places, random)
    heeded(maze, () => turnUp(maze, at, pickFace(pick(cacheKinds, random), random)))
  },
  linkLandmark(maze) {
    if (maze.landmark === NOWHERE || closedAt(maze, maze.landmark) !== CLOSED_LANDMARK) return
    heeded(maze, () => turnUp(maze, maze.landmark, LANDMARK_FACE))
  },
  moveGoal(maze, random) {
    const slot = random.below(maze.goals.length)
    const to = pick([besideOf(maze.goals[slot], 1), ...nearbyCells(maze)], random)
    if (closedAt(maze, maze.goals[slot]) !== CLOSED_GOAL) return
    if (!isEmpty(maze, to) || barrierAt(maze, to) >= 0) return
    const told = moveGoal(maze, slot, to)
    claim(told === (arrivals(maze, to) !== 0), 'a moved goal is reached or not')
  },
  swapGoals(maze, random) {
    const down = [...maze.goals.keys()].filter(
      slot => closedAt(maze, maze.goals[slot]) === CLOSED_GOAL,
    )
    if (down.length > 1) swapGoals(maze, pick(down, random), pick(down, random))
  },
  placeBarrier(maze, random) {
    const barrier = maze.barriers.indexOf(NOWHERE)
    const ends: number[] = []
    if (barrier < 0 || listEnds(maze, pick(linkings, random), ends) === 0) return
    placeBarrier(maze, barrier, pick(ends, random))
  },
  liftBarrier(maze, random) {
    const barrier = random.below(2)
    if (maze.barriers[barrier] !== NOWHERE) liftBarrier(maze, barrier)
  },
  divert(maze, random) {
    const removable: At[] = []
    if (listRemovable(maze, removable, 0, 0) === 0) return
    const at = pick(removable, random)
    const kind = kindOfFace(faceAt(maze, at))
    removeCard(maze, at)
    const placements: number[] = []
    placements.length = listPlacements(maze, CONNECTED, [kind], placements, 0, 0)
    const [to = placementOf(faceOf(kind, 0), at)] = shuffle(placements, random)
    layCard(maze, to >> 16, to & 0xffff)
  },
}

export const deedNames = Object.keys(deeds)

export const layable: readonly Kind[] = [...layingRule.keys()].filter(
  kind => layingRule[kind] !== NEVER,
)
/** Ladders and bridges more often than they come in the box, as most that can go wrong is theirs. */
const weighted = layable.flatMap(kind =>
  layingRule[kind] === ORDINARY ? [kind] : Array(4).fill(kind),
)
export const goalKinds = kindsOf('goal', 'new-goals')
export const cacheKinds = kindsOf('cache-tunnel', 'chests')

const linkings = [CONNECTED, HANGING] as const

/** Runs a change and checks that it tells exactly whether a tunnel came to something closed. */
function heeded(maze: Maze, change: () => boolean): void {
  const before = arrived(maze)
  const told = change()
  const fresh = [...arrived(maze)].filter(side => !before.has(side))
  claim(told === fresh.length > 0, `told ${told} of ${fresh.length} new arrivals`)
}

function arrived(maze: Maze): Set<string> {
  const twin = survey(twinOf(maze))
  const sides = new Set<string>()
  for (const cell of twin.twin.closed.keys()) {
    for (const side of arrivingAt(twin, cell)) sides.add(`${cell} ${side}`)
  }
  return sides
}

/** Copies what lies where, and nothing that the maze worked out from it. */
export function twinOf(maze: Maze): Twin {
  const twin: Twin = { cards: new Map(), closed: new Map(), barriers: new Map() }
  for (const at of laidCells(maze)) {
    const face = faceAt(maze, at)
    twin.cards.set(printCell(at), { kind: kindOfFace(face), turned: turnOfFace(face) === 1 })
  }
  for (const at of maze.goals) {
    if (closedAt(maze, at) === CLOSED_GOAL) twin.closed.set(printCell(at), 'goal')
  }
  for (const at of maze.caches) {
    if (at !== NOWHERE) twin.closed.set(printCell(at), 'cache')
  }
  if (maze.landmark !== NOWHERE && closedAt(maze, maze.landmark) === CLOSED_LANDMARK) {
    twin.closed.set(printCell(maze.landmark), 'landmark')
  }
  for (const end of maze.barriers) {
    if (end === NOWHERE) continue
    twin.barriers.set(printCell(atOfEnd(end)), printCell(standsOn(end)))
    const card = beside(printCell(atOfEnd(end)), letters[end & 3])
    claim(printCell(standsOn(end)) === card, 'a barrier stands on the card beside its cell')
  }
  return twin
}

export function nearbyCells(maze: Maze): readonly At[] {
  const cells = new Set<At>([cellAt(20, 20)])
  const things = [...laidCells(maze), ...maze.goals, ...maze.caches, maze.landmark]
  for (const at of things) {
    if (at === NOWHERE) continue
    cells.add(at)
    for (let side = 0; side < 4; side++) cells.add(besideOf(at, side))
  }
  return [...cells]
}

function legalPlacements(maze: Maze, random: Random): readonly number[] {
  const hand = Array.from({ length: 6 }, () => pick(weighted, random))
  const out: number[] = []
  out.length = listPlacements(maze, pick(linkings, random), hand, out, 0, 0)
  return out
}

function pickFace(kind: Kind, random: Random): Face {
  return faceOf(kind, looksAlike[kind] === 1 ? 0 : random.below(2))
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]
}

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
