import { type Random, shuffle } from '@adit/kernel'
import { type Kind, kindsOf } from '../cards/order.ts'
import { type At, besideOf, cellAt, NOWHERE, printCell } from './cells.ts'
import {
  type Face,
  faceOf,
  kindOfFace,
  layingRule,
  looksAlike,
  NEVER,
  ORDINARY,
  turnOfFace,
} from './faces.ts'
import { atOfEnd, figureAt, figuresOn, liftFigure, placeFigure, standsOn } from './figures.ts'
import { laidCells, listRemovable } from './laid.ts'
import {
  CLOSED_GOAL,
  CLOSED_POSTCARD,
  CONNECTED,
  closedAt,
  faceAt,
  HANGING,
  isEmpty,
  layCard,
  type Maze,
  moveGoal,
  POSTCARD_FACE,
  removeCard,
  swapGoals,
  turnUp,
} from './maze.ts'
import { arrivingAt, beside, letters, survey, type Twin } from './maze-twin.ts'
import { listEnds, listPlacements, placementOf } from './placements.ts'
import { arrivals } from './reach.ts'

export const layouts = [
  { goals: [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)] },
  { goals: [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)], postcard: cellAt(4, -2) },
  {
    goals: [cellAt(8, -4), cellAt(8, -2), cellAt(8, 0), cellAt(8, 2), cellAt(8, 4)],
    chests: [cellAt(2, -2), cellAt(2, 2), cellAt(6, -1), cellAt(6, 1)],
  },
  // Everything near the start, so that random mazes get there.
  {
    goals: [cellAt(2, -1), cellAt(3, 0), cellAt(2, 2)],
    chests: [cellAt(-2, 0), cellAt(-1, 2), cellAt(0, -3)],
    postcard: cellAt(1, 1),
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
    if (!isEmpty(maze, at) || figureAt(maze, at) >= 0) return
    heeded(maze, () => layCard(maze, pickFace(pick(weighted, random), random), at))
  },
  remove(maze, random) {
    const removable: At[] = []
    if (listRemovable(maze, removable, 0, 0) === 0) return
    const at = pick(removable, random)
    const figures = figuresOn(maze, at)
    removeCard(maze, at)
    maze.figures.forEach((end, figure) => {
      if ((figures >> figure) & 1) claim(end === NOWHERE, 'a figure stands on nothing')
    })
  },
  removeChest(maze, random) {
    const places = maze.chests.filter(at => at !== NOWHERE)
    if (places.length > 0) removeCard(maze, pick(places, random))
  },
  turnGoal(maze, random) {
    const down = maze.goals.filter(at => closedAt(maze, at) === CLOSED_GOAL)
    if (down.length === 0) return
    const reached = down.filter(at => arrivals(maze, at) !== 0)
    const at = pick(reached.length > 0 ? reached : down, random)
    heeded(maze, () => turnUp(maze, at, pickFace(pick(goalKinds, random), random)))
  },
  turnChest(maze, random) {
    const places = maze.chests.filter(at => at !== NOWHERE)
    if (places.length === 0) return
    const at = pick(places, random)
    heeded(maze, () => turnUp(maze, at, pickFace(pick(chestKinds, random), random)))
  },
  linkPostcard(maze) {
    if (maze.postcard === NOWHERE || closedAt(maze, maze.postcard) !== CLOSED_POSTCARD) return
    heeded(maze, () => turnUp(maze, maze.postcard, POSTCARD_FACE))
  },
  moveGoal(maze, random) {
    const slot = random.below(maze.goals.length)
    const to = pick([besideOf(maze.goals[slot], 1), ...nearbyCells(maze)], random)
    if (closedAt(maze, maze.goals[slot]) !== CLOSED_GOAL) return
    if (!isEmpty(maze, to) || figureAt(maze, to) >= 0) return
    const told = moveGoal(maze, slot, to)
    claim(told === (arrivals(maze, to) !== 0), 'a moved goal is reached or not')
  },
  swapGoals(maze, random) {
    const down = [...maze.goals.keys()].filter(
      slot => closedAt(maze, maze.goals[slot]) === CLOSED_GOAL,
    )
    if (down.length > 1) swapGoals(maze, pick(down, random), pick(down, random))
  },
  placeFigure(maze, random) {
    const figure = maze.figures.indexOf(NOWHERE)
    const ends: number[] = []
    if (figure < 0 || listEnds(maze, pick(linkings, random), ends, 0, 0) === 0) return
    placeFigure(maze, figure, pick(ends, random))
  },
  liftFigure(maze, random) {
    const figure = random.below(2)
    if (maze.figures[figure] !== NOWHERE) liftFigure(maze, figure)
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
export const chestKinds = kindsOf('chest-tunnel', 'chests')

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
  const twin: Twin = { cards: new Map(), closed: new Map(), figures: new Map() }
  for (const at of laidCells(maze)) {
    const face = faceAt(maze, at)
    twin.cards.set(printCell(at), { kind: kindOfFace(face), turned: turnOfFace(face) === 1 })
  }
  for (const at of maze.goals) {
    if (closedAt(maze, at) === CLOSED_GOAL) twin.closed.set(printCell(at), 'goal')
  }
  for (const at of maze.chests) {
    if (at !== NOWHERE) twin.closed.set(printCell(at), 'chest')
  }
  if (maze.postcard !== NOWHERE && closedAt(maze, maze.postcard) === CLOSED_POSTCARD) {
    twin.closed.set(printCell(maze.postcard), 'postcard')
  }
  for (const end of maze.figures) {
    if (end === NOWHERE) continue
    twin.figures.set(printCell(atOfEnd(end)), printCell(standsOn(end)))
    const card = beside(printCell(atOfEnd(end)), letters[end & 3])
    claim(printCell(standsOn(end)) === card, 'a figure stands on the card beside its cell')
  }
  return twin
}

export function nearbyCells(maze: Maze): readonly At[] {
  const cells = new Set<At>([cellAt(20, 20)])
  const things = [...laidCells(maze), ...maze.goals, ...maze.chests, maze.postcard]
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
