import { quickRandom, type Random, shuffle } from '@adit/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Card, cards, type Kind, teamColours } from '../src/cards/order.ts'
import { atOfEnd, endOf, placeBarrier } from '../src/maze/barriers.ts'
import { type At, NOWHERE, parseCell, printCell, START } from '../src/maze/cells.ts'
import { faceOf } from '../src/maze/faces.ts'
import { laidCells, listRemovable } from '../src/maze/laid.ts'
import {
  CONNECTED,
  closedAt,
  faceAt,
  HANGING,
  layCard,
  type Maze,
  openMaze,
  turnUp,
} from '../src/maze/maze.ts'
import { listBlocked, listEnds, listPlacements, placementOf } from '../src/maze/placements.ts'
import {
  arrivals,
  canWalk,
  fittingTurns,
  isLandmarkReached,
  joiningTurns,
  reachedCaches,
  reachedGoals,
} from '../src/maze/reach.ts'
import { refuseBlocked, refuseEnd, refusePlacement } from '../src/maze/refusals.ts'
import { countCrystals } from '../src/modules/saboteur-2/crystals.ts'
import {
  cacheKinds,
  deedNames,
  deeds,
  goalKinds,
  layable,
  layouts,
  nearbyCells,
  pick,
  twinOf,
} from './maze-deeds.ts'
import { parseMaze, printMaze } from './maze-scene.ts'
import {
  arrivingAt,
  cacheWaysUp,
  letters,
  linkedSides,
  objection,
  openEnds,
  type Surveyed,
  survey,
  waysUp,
} from './maze-twin.ts'

/**
 * Random mazes, legal and not, held against the twin after every change: what is legal and why not,
 * what is reached, who can walk, where figures may stand, which way up a card may be turned.
 */

const linkings = [
  [CONNECTED, 'connected'],
  [HANGING, 'hanging'],
] as const

it('[SAB-20][SAB-21][SAB-22][SAB-23][SAB-24][SAB-25][SAB-26] answers like the twin', () => {
  const walk = fc.record({
    layout: fc.constantFrom(...layouts),
    seed: fc.nat(),
    deeds: fc.array(fc.oneof(fc.constantFrom('lay'), fc.constantFrom(...deedNames)), {
      maxLength: 36,
      size: 'max',
    }),
  })
  fc.assert(
    fc.property(walk, ({ layout, seed, deeds: names }) => {
      const random = quickRandom(seed)
      const maze = openMaze(layout)
      const hand = () => Array.from({ length: 3 }, () => pick(layable, random))
      for (const name of names) {
        deeds[name](maze, random)
        compare(maze, hand(), random)
      }
      compare(maze, layable, random)
      compareWalks(maze)
    }),
    { numRuns: 100 },
  )
})

function compare(maze: Maze, kinds: readonly Kind[], random: Random): void {
  const twin = survey(twinOf(maze))
  expect(rebuilt(maze, random)).toEqual(maze)
  expect(JSON.parse(JSON.stringify(maze))).toEqual(maze)
  const text = parseMaze(printMaze(maze))
  expect(text.ok && text.value).toEqual(maze)
  compareRemovable(maze, twin)
  comparePlacements(maze, twin, kinds)
  compareEnds(maze, twin)
  compareReach(maze, twin)
}

function compareRemovable(maze: Maze, { twin }: Surveyed): void {
  const removable: At[] = []
  removable.length = listRemovable(maze, removable, 0, 0)
  const tunnels = [...twin.cards].filter(([, { kind }]) => layable.includes(kind))
  expect(removable.map(printCell).sort()).toEqual(tunnels.map(([cell]) => cell).sort())
}

/** Each face on each cell: in the list of the free or of the blocked cells, or refused with reason. */
function comparePlacements(maze: Maze, twin: Surveyed, kinds: readonly Kind[]): void {
  for (const [linking, name] of linkings) {
    const free: number[] = []
    const tolled: number[] = []
    const hand = [...kinds, ...kinds, -1, cards.length - 1]
    free.length = listPlacements(maze, linking, hand, free, 0, 0)
    tolled.length = listBlocked(maze, linking, hand, tolled)
    const expected: number[] = []
    const expectedTolled: number[] = []
    for (const kind of new Set(kinds)) {
      for (const at of nearbyCells(maze)) {
        for (const turn of [0, 1]) {
          const card = { kind, turned: turn === 1 }
          const why = objection(twin, card, printCell(at), name)
          const face = faceOf(kind, turn)
          const blocked = twin.twin.barriers.has(printCell(at))
          const refusal = refusePlacement(maze, linking, face, at)
          const side = { top: ' T', right: ' R', bottom: ' B', left: ' L' }
          const slot = refusal?.slots?.side as keyof typeof side | undefined
          const said = refusal && refusal.key + (slot === undefined ? '' : side[slot])
          same(said, why ?? (blocked ? 'lay-barrier' : undefined))
          const tollSaid = refuseBlocked(maze, linking, face, at)?.key
          same(tollSaid, why?.split(' ')[0] ?? (blocked ? undefined : 'lay-no-barrier'))
          if (why === undefined) (blocked ? expectedTolled : expected).push(placementOf(face, at))
        }
      }
    }
    expect(free.sort(ascending)).toEqual(expected.sort(ascending))
    expect(tolled.sort(ascending)).toEqual(expectedTolled.sort(ascending))
  }
}

function compareEnds(maze: Maze, twin: Surveyed): void {
  for (const [linking, name] of linkings) {
    const ends: number[] = []
    ends.length = listEnds(maze, linking, ends)
    const written = ends.map(end => `${printCell(atOfEnd(end))} ${letters[end & 3]}`)
    expect(new Set(written)).toEqual(openEnds(twin, name))
    for (const at of nearbyCells(maze)) {
      for (let side = 0; side < 4; side++) {
        const end = endOf(at, side)
        same(refuseEnd(maze, linking, end) === undefined, ends.includes(end))
      }
    }
  }
}

function compareReach(maze: Maze, twin: Surveyed): void {
  const { closed } = twin.twin
  const isReached = (at: At, what: string) =>
    closed.get(printCell(at)) === what && arrivingAt(twin, printCell(at)).length > 0
  const slots = (places: readonly At[], what: string) =>
    places.reduce((mask, at, slot) => mask | (isReached(at, what) ? 1 << slot : 0), 0)
  expect(reachedGoals(maze)).toBe(slots(maze.goals, 'goal'))
  expect(reachedCaches(maze)).toBe(slots(maze.caches, 'cache'))
  expect(isLandmarkReached(maze)).toBe(isReached(maze.landmark, 'landmark'))
  for (const [cell, what] of closed) {
    const at = atOf(cell)
    const sides = letters.filter((_, side) => (arrivals(maze, at) >> side) & 1)
    expect(sides).toEqual(arrivingAt(twin, cell))
    if (what === 'goal') {
      for (const kind of goalKinds) {
        expect(joiningTurns(maze, at, kind)).toBe(mask(waysUp(twin, kind, cell, 'later')))
        const first = mask(waysUp(twin, kind, cell, 'first'))
        if (sides.length > 0) expect(fittingTurns(maze, at, kind)).toBe(first)
      }
    }
    if (what === 'cache' && sides.length > 0) {
      for (const kind of cacheKinds) {
        expect(fittingTurns(maze, at, kind)).toBe(mask(cacheWaysUp(twin, kind, cell)))
      }
    }
  }
}

function compareWalks(maze: Maze): void {
  const twin = twinOf(maze)
  for (const team of teamColours) {
    const linked = linkedSides(twin, team === 'green' ? 'blue' : 'green')
    for (const [cell] of twin.cards) {
      const walks = letters.some(side => linked.has(`${cell} ${side}`))
      expect(canWalk(maze, atOf(cell), team)).toBe(walks)
    }
  }
  const crystals = [...twin.cards.values()].filter(({ kind }) => (cards[kind] as Card).crystal)
  expect(countCrystals(maze)).toBe(crystals.length)
}

/** The same contents, put down in another order. */
function rebuilt(maze: Maze, random: Random): Maze {
  const copy = openMaze({ goals: maze.goals, caches: maze.caches, landmark: maze.landmark })
  for (const at of shuffle([...laidCells(maze)], random)) {
    if (at === START) continue
    if (closedAt(copy, at) === 0) layCard(copy, faceAt(maze, at), at)
    else turnUp(copy, at, faceAt(maze, at))
  }
  maze.barriers.forEach((end, figure) => {
    if (end !== NOWHERE) placeBarrier(copy, figure, end)
  })
  return copy
}

function atOf(cell: string): At {
  return parseCell(cell) ?? NOWHERE
}

/** As `expect`, which would take most of the time that these tests take. */
function same(one: unknown, other: unknown): void {
  if (one !== other) expect(one).toBe(other)
}

function mask(turns: readonly boolean[]): number {
  return turns.reduce((bits, turned) => bits | (turned ? 2 : 1), 0)
}

function ascending(a: number, b: number): number {
  return a - b
}
