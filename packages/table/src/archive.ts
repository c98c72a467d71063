import { type Parsed, parsed, type Seat } from '@adit/kernel'
import type { Ending, Mover } from '@adit/protocol'
import type { Entry, Logged, Terms } from './entries.ts'
import { refuse } from './refusals.ts'

/**
 * A finished game as its log alone tells it. No rules are needed, so it can be kept and shown when
 * its title is of another revision by now: the events were stored beside the moves.
 */
export interface Archive {
  readonly terms: Terms
  readonly ending: Ending
  /** By seat: the player's name, or the bot's. */
  readonly seats: readonly string[]
  readonly playerSeeds: readonly string[]
  readonly moves: readonly Archived[]
}

/** A move that stands, as it was written, and all that happened by it. */
interface Archived {
  readonly seq: number
  readonly at: number
  readonly seat: Seat
  readonly by: Mover
  readonly move: string
  readonly events: readonly unknown[]
}

/** Nobody is told of a game that is not over: its events name what is hidden. */
export function archiveOf(log: readonly Logged[]): Parsed<Archive> {
  const terms = log[0]?.entry
  if (terms?.type !== 'opened') return { ok: false, why: refuse('table-unknown') }
  const ended = log.findLast(({ entry }) => entry.type === 'ended')
  const isPlayed = log.some(({ entry }) => entry.type === 'started')
  if (ended?.entry.type !== 'ended' || !isPlayed) {
    return { ok: false, why: refuse('table-not-finished') }
  }
  const places = new Map<Seat, Seated>()
  for (const { entry } of log) seatAnew(places, entry)
  const seats = [...places].sort(([one], [other]) => one - other).map(([, place]) => place)
  return parsed({
    terms,
    ending: ended.entry.ending,
    seats: seats.map(place => place.name),
    playerSeeds: seats.map(place => place.seed),
    moves: standing(log),
  })
}

interface Seated {
  readonly name: string
  readonly seed: string
  readonly isPledged: boolean
}
const NOBODY: Seated = { name: '', seed: '', isPledged: false }

function seatAnew(places: Map<Seat, Seated>, entry: Entry): void {
  const put = (seat: Seat, change: Partial<Seated>): void => {
    places.set(seat, { ...(places.get(seat) ?? NOBODY), ...change })
  }
  switch (entry.type) {
    case 'sat':
      put(entry.seat, { ...NOBODY, name: entry.player.name })
      break
    case 'bot-seated':
      put(entry.seat, { ...NOBODY, name: entry.bot })
      break
    case 'renamed':
      put(entry.seat, { name: entry.name })
      break
    case 'pledged':
      for (const [seat, { seed, isPledged }] of places) {
        if (isPledged && seed !== '') put(seat, { seed: '', isPledged: false })
      }
      put(entry.seat, { seed: '', isPledged: true })
      break
    case 'seeded':
      put(entry.seat, { seed: entry.seed })
      break
    default:
  }
}

function standing(log: readonly Logged[]): readonly Archived[] {
  let moves: Archived[] = []
  for (const { seq, at, entry } of log) {
    if (entry.type === 'undone') moves = moves.filter(made => made.seq < entry.to)
    if (entry.type !== 'moved') continue
    const { seat, by, move, events } = entry
    moves.push({ seq, at, seat, by, move, events })
  }
  return moves
}
