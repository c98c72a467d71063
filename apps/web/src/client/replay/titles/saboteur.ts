import { nth } from '@adit/kernel'
import {
  type At,
  cards,
  type Event,
  faceAt,
  faceOf,
  GOLD_REACHED,
  isEmptyWord,
  kindOfFace,
  type Maze,
  type State,
  xOf,
  yOf,
} from '@adit/saboteur'
import { type Face, type TunnelCard, variantAt } from '../../../art/index.ts'
import type { Extent, Mark } from '../asking.ts'
import { mineChart, mineShorts } from '../charts/mine-chart.ts'
import { mineFigures } from '../charts/mine-figures.ts'
import type { Chronicle } from '../chronicle.ts'

const marks: Partial<Record<Event['type'], Mark>> = {
  'goal-turned': 'goal',
  'round-ended': 'goal',
  vetoed: 'veto',
  'thief-sent': 'theft',
  stole: 'theft',
  collapsed: 'fall',
  broke: 'break',
  trapped: 'break',
  peeked: 'map',
  inspected: 'map',
  repaired: 'mend',
  freed: 'mend',
}

export const chronicle: Chronicle = {
  // The events of a game's own record are its own.
  markOf: event => marks[(event as Event).type],
  resultOf: told => {
    // As above.
    const event = told as Event
    if (event.type !== 'round-ended') return undefined
    return event.ending === GOLD_REACHED ? 'gold' : 'saboteurs'
  },
  turnsLeft: (_game, state) => {
    const { deck, held } = state as State
    return held.reduce((sum, count) => sum + count, deck.length)
  },
  extent: state => extentOf((state as State).maze),
  faces: view => facesIn((view as State).maze),
  shorts: mineShorts,
  chart: mineChart,
  figures: mineFigures,
}

/** The cards that lie open in the mine, as they are shown there. */
function facesIn(maze: Maze): readonly Face[] {
  return atsOf(maze).flatMap((at): Face[] => {
    const face = faceAt(maze, at)
    if (face < 0) return []
    const kind = kindOfFace(face)
    const turned = face !== faceOf(kind, 0)
    const variant = variantAt(xOf(at), yOf(at))
    return [{ of: 'saboteur', card: nth(tunnels, kind), turned, variant }]
  })
}
const tunnels: readonly TunnelCard[] = cards

function atsOf({ cells, left, top, width }: Maze): readonly At[] {
  return cells.flatMap((word, index): At[] => {
    const row = top + Math.floor(index / width)
    return isEmptyWord(word) ? [] : [(row << 8) | (left + (index % width))]
  })
}

/** All cards, and the cells that can be built on. */
function extentOf(maze: Maze): Extent {
  const used = [...maze.frontier, ...atsOf(maze)]
  const xs = used.map(xOf)
  const ys = used.map(yOf)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}
