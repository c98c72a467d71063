import type { Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import type { Event } from '@adit/saboteur'
import { showOf } from './shows.ts'
import { eventOf } from './typed.ts'

/** What somebody did in a round, as everyone could see it. */
export interface Deeds {
  readonly breaks: number
  readonly mends: number
  readonly deadEnds: number
  readonly maps: number
  readonly falls: number
}

const NONE: Deeds = { breaks: 0, mends: 0, deadEnds: 0, maps: 0, falls: 0 }

/** By seat, from the log of the round that ended last. */
export function deedsOfRound(log: readonly Item[], seats: number): readonly Deeds[] {
  const events = log.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
  const end = events.findLastIndex(event => event.type === 'round-ended')
  const begun = events.slice(0, end + 1).findLastIndex(event => event.type === 'round-begun')
  const round = events.slice(Math.max(0, begun), end + 1)
  return Array.from({ length: seats }, (_none, seat) =>
    round.reduce((sum, event) => add(sum, event, seat), NONE),
  )
}

function add(sum: Deeds, event: Event, seat: Seat): Deeds {
  const deed = 'seat' in event && event.seat === seat ? showOf(event).counts?.(event) : undefined
  return deed === undefined ? sum : { ...sum, [deed]: sum[deed] + 1 }
}
