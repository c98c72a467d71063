import {
  type Event,
  GOLD_REACHED,
  isEmptyWord,
  type Maze,
  type State,
  xOf,
  yOf,
} from '@adit/saboteur'
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
  shorts: mineShorts,
  chart: mineChart,
  figures: mineFigures,
}

/** All cards, and the cells that can be built on. */
function extentOf({ cells, frontier, left, top, width }: Maze): Extent {
  const used = [...frontier]
  for (const [index, word] of cells.entries()) {
    const row = top + Math.floor(index / width)
    if (!isEmptyWord(word)) used.push((row << 8) | (left + (index % width)))
  }
  const xs = used.map(xOf)
  const ys = used.map(yOf)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}
