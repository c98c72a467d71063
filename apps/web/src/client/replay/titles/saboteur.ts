import type { Event, State } from '@adit/saboteur'
import type { Mark } from '../asking.ts'
import { mineChart } from '../charts/mine-chart.ts'
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
  turnsLeft: (_game, state) => {
    const { deck, held } = state as State
    return held.reduce((sum, count) => sum + count, deck.length)
  },
  chart: mineChart,
  figures: mineFigures,
}
