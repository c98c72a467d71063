import type { Event } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import { foremost, type Highlight, most } from '../common/end/highlights.ts'
import { eventsOf } from './told.ts'

export type Told = Highlight<'haul' | 'orcs' | 'blind' | 'drawn'>

/** What there is to tell of a game, by its log. */
export function storyOf(log: readonly Item[]): readonly Told[] {
  const events = log.flatMap(eventsOf)
  return foremost<Told>([
    bestHaul(events),
    most('orcs', seatsIn(events, 'met-orc')),
    most('blind', seatsIn(events, 'fled')),
    most('drawn', seatsIn(events, 'drew')),
  ])
}

/** The stack that counted most of all rounds; of equal ones the first. */
function bestHaul(events: readonly Event[]): Told | undefined {
  let found: Told | undefined
  for (const event of events) {
    if (event.type !== 'scored') continue
    const { counts, round } = event
    const count = Math.max(...counts)
    if (count === 0 || (found !== undefined && count <= found.count)) continue
    const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []))
    found = { kind: 'haul', seats, count, round }
  }
  return found
}

function seatsIn(events: readonly Event[], type: 'met-orc' | 'fled' | 'drew'): readonly number[] {
  return events.flatMap(event => (event.type === type ? [event.seat] : []))
}
