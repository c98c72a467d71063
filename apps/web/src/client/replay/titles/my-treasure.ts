import type { Event, State } from '@adit/my-treasure'
import type { Mark } from '../asking.ts'
import { orcsChart } from '../charts/orcs-chart.ts'
import type { Chronicle } from '../chronicle.ts'

const marks: Partial<Record<Event['type'], Mark>> = {
  'met-orc': 'orc',
  took: 'out',
  fled: 'out',
  scored: 'end',
}

export const chronicle: Chronicle = {
  // The events of a game's own record are its own.
  markOf: event => marks[(event as Event).type],
  turnsLeft: (_game, state) => (state as State).deck.length,
  chart: orcsChart,
}
