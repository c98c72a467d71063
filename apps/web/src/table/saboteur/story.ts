import type { Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { type Event, GOLD_REACHED } from '@adit/saboteur'
import { eventOf } from './typed.ts'

/** How a round went, as everyone knows it afterwards. */
interface RoundTold {
  readonly round: number
  readonly roles: readonly number[]
  readonly winners: readonly number[]
  /** Who reached the gold, if anybody did. */
  readonly finisher: Seat | undefined
}

/** Something worth telling of the whole game: who, and how often. */
interface Moment {
  readonly kind: 'gold' | 'mends' | 'breaks' | 'falls'
  readonly seats: readonly Seat[]
  readonly count: number
}

interface Story {
  readonly rounds: readonly RoundTold[]
  readonly moments: readonly Moment[]
}

const MOST_MOMENTS = 3

/** The story of a game by its log. */
export function storyOf(log: readonly Item[]): Story {
  const events = log.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
  const ends = events.filter(event => event.type === 'round-ended')
  const rounds = ends.map(({ roles, winners, ending, seat }, at) => ({
    round: at + 1,
    roles,
    winners,
    finisher: ending === GOLD_REACHED ? seat : undefined,
  }))
  const reached = rounds.flatMap(({ finisher }) => (finisher === undefined ? [] : [finisher]))
  const moments = [
    most('gold', reached),
    most('mends', doersOf(events, 'repaired')),
    most('breaks', doersOf(events, 'broke')),
    most('falls', doersOf(events, 'collapsed')),
  ]
  return { rounds, moments: moments.filter(moment => moment !== undefined).slice(0, MOST_MOMENTS) }
}

function doersOf(
  events: readonly Event[],
  type: 'repaired' | 'broke' | 'collapsed',
): readonly Seat[] {
  return events.flatMap(event => (event.type === type ? [event.seat] : []))
}

/** Who is named most often; several if they are equal, nobody if there is nobody. */
function most(kind: Moment['kind'], named: readonly Seat[]): Moment | undefined {
  const counts = new Map<Seat, number>()
  for (const seat of named) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  const count = Math.max(0, ...counts.values())
  if (count === 0) return undefined
  const seats = [...counts].filter(([, times]) => times === count).map(([seat]) => seat)
  return { kind, count, seats: seats.sort((one, other) => one - other) }
}
