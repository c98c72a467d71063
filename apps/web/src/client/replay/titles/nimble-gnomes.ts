import type { Event, State } from '@adit/nimble-gnomes'
import type { Mark } from '../asking.ts'
import { cavesChart } from '../charts/caves-chart.ts'
import type { Chronicle } from '../chronicle.ts'

const marks: Partial<Record<Event['type'], Mark>> = {
  cursed: 'curse',
  blown: 'wind',
  'last-round-began': 'end',
  ended: 'end',
}

export const chronicle: Chronicle = {
  // The events of a game's own record are its own.
  markOf: event => marks[(event as Event).type],
  // A card is taken and a card is played for each that is left.
  turnsLeft: (_game, state) => 2 * (state as State).deck.length,
  chart: cavesChart,
}
