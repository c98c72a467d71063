import { type Outcome, type Parsed, parsed, replay } from '@adit/kernel'
import type { OpenedRecord } from '@adit/shelf'

/** What is asked of a record before it counts. Undefined asks nothing. */
export interface Sieve {
  readonly game?: string | undefined
  readonly edition?: string | undefined
  readonly seats?: number | undefined
  readonly player?: string | undefined
  readonly winner?: string | undefined
  /** How many moves it has at least, and at most. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** A record in a line, for programs that only count. */
export interface Summary {
  readonly title: string
  readonly revision: number
  readonly edition: string | undefined
  readonly seats: readonly string[]
  readonly moves: number
  /** Undefined for a game that was not played to its end. */
  readonly winners: readonly number[] | undefined
  readonly scores: readonly number[] | undefined
  readonly hash: string
}

/** Plays a record: only what the rules allow is counted. */
export function summaryOf({ game, record, start }: OpenedRecord): Parsed<Summary> {
  const played = replay(game, record.moves, undefined, start)
  if (!played.ok) {
    return {
      ok: false,
      why: { ...played.why, slots: { ...played.why.slots, title: record.title } },
    }
  }
  if (record.hash !== undefined && record.hash !== played.hash) {
    const slots = { found: played.hash, written: record.hash }
    return { ok: false, why: { key: 'record-other-hash', slots } }
  }
  const outcome: Outcome | undefined = game.outcome(played.state)
  return parsed({
    title: record.title,
    revision: record.revision,
    edition: editionOf(record.config),
    seats: record.seats,
    moves: record.moves.length,
    winners: outcome && [...outcome.winners],
    scores: outcome && [...outcome.scores],
    hash: played.hash,
  })
}

function editionOf(config: unknown): string | undefined {
  const edition =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'edition') : undefined
  return typeof edition === 'string' ? edition : undefined
}

export function passes(sieve: Sieve, one: Summary): boolean {
  const { game, edition, seats, player, winner, from = 0, to = Number.POSITIVE_INFINITY } = sieve
  return (
    (game === undefined || game === one.title) &&
    (edition === undefined || edition === one.edition) &&
    (seats === undefined || seats === one.seats.length) &&
    (player === undefined || one.seats.includes(player)) &&
    (winner === undefined || one.winners?.some(seat => one.seats[seat] === winner) === true) &&
    one.moves >= from &&
    one.moves <= to
  )
}

/** Games of one kind. */
export interface Group {
  readonly title: string
  readonly edition: string | undefined
  readonly seats: number
  games: number
  finished: number
  moves: number
}

/** How many games of which kind there are. */
export class Census {
  readonly #groups = new Map<string, Group>()
  games = 0

  add({ title, edition, seats, moves, winners }: Summary): void {
    const key = `${title}/${edition ?? ''}/${String(seats.length).padStart(2, '0')}`
    const group = this.#groups.get(key) ?? {
      title,
      edition,
      seats: seats.length,
      games: 0,
      finished: 0,
      moves: 0,
    }
    this.#groups.set(key, group)
    this.games++
    group.games++
    group.moves += moves
    if (winners !== undefined) group.finished++
  }

  get groups(): readonly Group[] {
    const keys = [...this.#groups.keys()].sort()
    return keys.flatMap(key => this.#groups.get(key) ?? [])
  }
}
