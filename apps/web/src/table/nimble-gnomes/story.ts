import { nth, type Seat } from '@adit/kernel'
import { bestSplit, type Event, gems, LARGEST_SET } from '@adit/nimble-gnomes'
import type { Item } from '@adit/protocol'
import { foremost, type Highlight, most } from '../common/end/highlights.ts'
import { eventsOf } from './told.ts'

export type Told = Highlight<'six' | 'hit' | 'freed' | 'curses' | 'gems'>

/** What there is to tell of a game, by its log. */
export function storyOf(log: readonly Item[]): readonly Told[] {
  const events = log.flatMap(eventsOf)
  return foremost<Told>([
    firstSix(events),
    most('hit', seatsIn(events, 'cursed', 'target')),
    most('freed', [...seatsIn(events, 'blown'), ...seatsIn(events, 'cleared')]),
    most('curses', seatsIn(events, 'cursed')),
    most('gems', seatsIn(events, 'laid')),
  ])
}

/** Whose gems were the first to make a set of six, and after how many. */
function firstSix(events: readonly Event[]): Told | undefined {
  const laid = new Map<Seat, number[]>()
  for (const event of events) {
    if (event.type !== 'laid') continue
    const { seat, gem } = event
    const counts = laid.get(seat) ?? gems.map(() => 0)
    const at = gems.indexOf(gem)
    counts[at] = nth(counts, at) + 1
    laid.set(seat, counts)
    const { sets } = bestSplit(counts)
    if (!sets.some(set => set.gems.length === LARGEST_SET)) continue
    return { kind: 'six', seats: [seat], count: counts.reduce((sum, count) => sum + count, 0) }
  }
  return undefined
}

function seatsIn(
  events: readonly Event[],
  type: 'cursed' | 'blown' | 'cleared' | 'laid',
  whose: 'seat' | 'target' = 'seat',
): readonly Seat[] {
  return events.flatMap(event => {
    if (event.type !== type) return []
    return [whose === 'target' && event.type === 'cursed' ? event.target : event.seat]
  })
}
