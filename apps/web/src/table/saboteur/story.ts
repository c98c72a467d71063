import type { Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { type Event, GOLD_REACHED, roleOf } from '@adit/saboteur'
import { foremost, type Highlight, most } from '../common/end/highlights.ts'
import { eventOf } from './typed.ts'

/** How a round went, as everyone knows it afterwards. */
export interface RoundTold {
  readonly round: number
  readonly roles: readonly number[]
  readonly winners: readonly number[]
  /** Who reached the gold, if anybody did. */
  readonly finisher: Seat | undefined
  readonly events: readonly Event[]
}

type Kind = 'gold' | 'soonest' | 'mends' | 'breaks' | 'tunnels' | 'falls'

export interface Told extends Highlight<Kind> {
  /** What they were. */
  readonly role?: number
}

export interface Story {
  readonly rounds: readonly RoundTold[]
  readonly highlights: readonly Told[]
}

/** The story of a game by its log. What the log no longer has is not told. */
export function storyOf(log: readonly Item[], last: number): Story {
  const rounds = roundsIn(log, last)
  const events = log.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
  const highlights = foremost<Told>([
    goldReached(rounds),
    soonest(rounds),
    most('mends', doersOf(events, 'repaired')),
    most('breaks', doersOf(events, 'broke')),
    most('tunnels', doersOf(events, 'laid')),
    most('falls', doersOf(events, 'collapsed')),
  ])
  return { rounds, highlights }
}

/** Cut where they ended; the last one is the game's last. */
function roundsIn(log: readonly Item[], last: number): readonly RoundTold[] {
  const told: Omit<RoundTold, 'round'>[] = []
  let events: Event[] = []
  for (const item of log) {
    if (item.type !== 'moved') continue
    for (const event of item.told.map(eventOf)) {
      events.push(event)
      if (event.type !== 'round-ended') continue
      const { roles: held, winners, ending, seat } = event
      const finisher = ending === GOLD_REACHED && seat >= 0 ? seat : undefined
      told.push({ roles: held, winners, finisher, events })
      events = []
    }
  }
  return told.map((one, at) => ({ ...one, round: last - told.length + 1 + at }))
}

/** Who reached the gold most often, and where they did so last. */
function goldReached(rounds: readonly RoundTold[]): Told | undefined {
  const reached = rounds.flatMap(({ finisher }) => (finisher === undefined ? [] : [finisher]))
  const highlight = most('gold', reached)
  const round = rounds.findLast(
    ({ finisher }) => finisher !== undefined && highlight?.seats.includes(finisher),
  )
  return highlight && round ? { ...highlight, round: round.round } : undefined
}

/** The saboteur whose tool was broken after the fewest of their own deeds. */
function soonest(rounds: readonly RoundTold[]): Told | undefined {
  let found: Told | undefined
  for (const { round, roles: held, events } of rounds) {
    const deeds = new Map<Seat, number>()
    const isSeen = new Set<Seat>()
    for (const event of events) {
      if (event.type === 'turn-begun') deeds.set(event.seat, (deeds.get(event.seat) ?? 0) + 1)
      if (event.type !== 'broke' || isSeen.has(event.target)) continue
      const role = held[event.target]
      if (role !== roleOf.saboteur || held[event.seat] === role) continue
      isSeen.add(event.target)
      const count = deeds.get(event.target) ?? 0
      if (found !== undefined && found.count <= count) continue
      found = { kind: 'soonest', seats: [event.target], count, round, role }
    }
  }
  return found
}

function doersOf(
  events: readonly Event[],
  type: 'repaired' | 'broke' | 'collapsed' | 'laid',
): readonly Seat[] {
  return events.flatMap(event => (event.type === type && event.seat >= 0 ? [event.seat] : []))
}
