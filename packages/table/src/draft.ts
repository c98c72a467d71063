import { dealKey, drawsFor } from '@adit/fairness'
import {
  apply,
  CHANCE,
  has,
  type Parsed,
  parsed,
  type Refusal,
  type Seat,
  stateHash,
} from '@adit/kernel'
import type { Mover } from '@adit/protocol'
import type { Entry, Logged } from './entries.ts'
import { advance } from './fold.ts'
import { chancesIn, type Stepped } from './play.ts'
import { placeAt, playOf, type Table, takesOrders } from './table.ts'

/** What a command leads to: the entries to store, and the table as it is once they are. */
export interface Decided {
  readonly entries: readonly Logged[]
  readonly table: Table
}
export type Decision = Parsed<Decided>

export function refused(why: Refusal): Decision {
  return { ok: false, why }
}

/** One decision after another, stored as one. */
export function chain(first: Decision, then: (table: Table) => Decision): Decision {
  if (!first.ok) return first
  const second = then(first.value.table)
  if (!second.ok) return second
  const entries = [...first.value.entries, ...second.value.entries]
  return parsed({ entries, table: second.value.table })
}

/** A hash of the whole state is dear; the moves between two of them follow from one another. */
const HASHED_EVERY = 16

/** Entries in the making. Each is folded in at once, so that the next can build on it. */
export class Draft {
  table: Table
  readonly #now: number
  readonly #entries: Logged[] = []

  constructor(table: Table, now: number) {
    this.table = table
    this.#now = now
  }

  get now(): number {
    return this.#now
  }

  add(entry: Entry, stepped?: Stepped): this {
    const logged: Logged = { seq: this.table.seq + 1, at: this.#now, entry }
    this.table = advance(this.table, logged, stepped)
    this.#entries.push(logged)
    return this
  }

  done(): Decision {
    return parsed({ entries: this.#entries, table: this.table })
  }

  /** A move that was checked. */
  move(seat: number, move: unknown, by: Mover, command?: string): this {
    const { game } = this.table
    const play = playOf(this.table)
    const { state, events } = apply(game, play.state, seat, move)
    const isHashed =
      (play.moves.length + 1) % HASHED_EVERY === 0 || game.outcome(state) !== undefined
    const hash = isHashed ? { hash: stateHash(state) } : {}
    const text = game.notation.printMove(move)
    const sent = command === undefined ? {} : { command }
    const entry: Entry = {
      type: 'moved',
      seat,
      move: text,
      by,
      ...sent,
      ...hash,
      events: [...events],
    }
    return this.add(entry, { move, state })
  }

  /** Whoever is still asked in this moment lets it pass. */
  pass(): this {
    const { game } = this.table
    // The only one who was asked has objected: nobody is left.
    if (playOf(this.table).moment === undefined) return this
    for (const { seat } of playOf(this.table).asked) {
      const move = game.passive?.(playOf(this.table).state, seat)
      if (move === undefined) throw new Error(`seat ${seat} cannot let it pass`)
      this.move(seat, move, 'moment')
    }
    return this
  }

  /** CHANCE answers in the same breath, so that no crash comes between; and the end is noted. */
  settle(): this {
    const { game, terms, places } = this.table
    for (;;) {
      const play = playOf(this.table)
      if (!has(game.toAct(play.state), CHANCE)) {
        if (this.#obey()) continue
        break
      }
      const { serverSeed, title, revision, config } = terms
      const playerSeeds = places.map(place => place.seed)
      const key = dealKey({ serverSeed, playerSeeds, title, revision, config })
      this.move(CHANCE, game.nature(play.state, drawsFor(key, chancesIn(play))), 'chance')
    }
    if (game.outcome(playOf(this.table).state) === undefined) return this
    return this.add({ type: 'ended', ending: 'played-out' })
  }

  /**
   * Once everyone who is still asked has left an order, all of them are carried out in one breath:
   * before that nothing shows who has, and what an order says shows only where it objects.
   */
  #obey(): boolean {
    const { asked } = playOf(this.table)
    const isReady = ({ seat }: (typeof asked)[number]): boolean => hasOrder(this.table, seat)
    if (asked.length === 0 || !asked.every(isReady)) return false
    for (const { seat } of asked) this.obey(seat)
    return true
  }

  /** What a seat has ordered, in answer to the question that is open. */
  obey(seat: Seat): this {
    const { game } = this.table
    const { state } = playOf(this.table)
    const isGuarded = placeAt(this.table, seat).order === 'guard'
    const move = (isGuarded ? game.guard?.(state, seat) : undefined) ?? game.passive?.(state, seat)
    if (move === undefined) throw new Error(`seat ${seat} cannot let it pass`)
    return this.move(seat, move, 'moment')
  }
}

/** Whether a standing order of this seat answers the question that is open. */
export function hasOrder(table: Table, seat: Seat): boolean {
  const { state, gate } = playOf(table)
  if (!takesOrders(table) || gate !== undefined || table.game.isMoment?.(state) !== true)
    return false
  const { order = 'ask', bot } = placeAt(table, seat)
  return order !== 'ask' && bot === undefined
}
