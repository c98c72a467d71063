import { type AnyGame, type AnyTitle, nth, type Seat } from '@adit/kernel'
import type { Ending, Motion, Order, Pace, Stage } from '@adit/protocol'
import type { Buckets } from './buckets.ts'
import type { Logged, Player, Terms } from './entries.ts'
import type { Person } from './manners.ts'
import type { Play } from './play.ts'

/** A place at the table. With a player and a bot, the bot stands in until the player returns. */
export interface Place {
  readonly player: Player | undefined
  readonly bot: string | undefined
  readonly ready: boolean
  readonly away: boolean
  /** Left the game by their own wish: the seat may be taken over. */
  readonly gone: boolean
  readonly seed: string
  /** What the seed must hash to; empty before a pledge. */
  readonly pledge: string
  /** What its page saw promised; empty if it did not say. */
  readonly witness: string
  /** Time-outs in a row. */
  readonly timeOuts: number
  /** What is answered for them in moments of objection; none is `ask`. */
  readonly order?: Order
}

export interface Vote {
  readonly motion: Motion
  readonly by: Seat
  readonly voters: readonly Seat[]
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
  readonly due: number
}

/** A table as its log tells it. Never changed in place: `advance` makes the next one. */
export interface Table {
  readonly id: string
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly terms: Terms
  /** The number of the last entry. */
  readonly seq: number
  /** How many of the entries are talk. */
  readonly said: number
  readonly stage: Stage
  /** A player's id. */
  readonly host: string
  readonly places: readonly Place[]
  /** Whom the host has removed, the last of them last. */
  readonly removed: readonly Player[]
  /** Whom the host has shown out or silenced, the last of them last. */
  readonly banned: readonly Person[]
  readonly silenced: readonly Person[]
  /** To all who do not sit here, while a game is played. */
  readonly isClosed: boolean
  readonly play: Play | undefined
  /** Of bots. */
  readonly pace: Pace
  readonly vote: Vote | undefined
  readonly ending: Ending | undefined
  readonly rematch: string | undefined
  readonly buckets: Buckets
  /** Every entry numbered higher is in `log`. */
  readonly whole: number
  /** What is held of the entries, see `recent`. */
  readonly log: readonly Logged[]
}

/** Nobody sits there. */
export const FREE: Place = {
  player: undefined,
  bot: undefined,
  ready: false,
  away: false,
  gone: false,
  seed: '',
  pledge: '',
  witness: '',
  timeOuts: 0,
}

/** The people who play on: seated, here, and with no bot in their place. */
export function presentPeople(table: Pick<Table, 'places'>): Seat[] {
  return table.places.flatMap(({ player, bot, away }, seat) =>
    player !== undefined && bot === undefined && !away ? [seat] : [],
  )
}

/** At a table of days, windows wait for everybody's answer: it may be given in advance. */
export function takesOrders({ terms, game }: Pick<Table, 'terms' | 'game'>): boolean {
  return terms.clock === 'days' && terms.moment === undefined && game.isMoment !== undefined
}

export function playOf(table: Table): Play {
  if (table.play === undefined) throw new Error('no game is being played')
  return table.play
}

export function placeAt(table: Pick<Table, 'places'>, seat: Seat): Place {
  return nth(table.places, seat)
}

export function playerAt(table: Table, seat: Seat): Player {
  const { player } = placeAt(table, seat)
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
}

/** Where this player sits; undefined for spectators. */
export function seatOf(table: Table, id: string): Seat | undefined {
  const seat = table.places.findIndex(place => place.player?.id === id)
  return seat < 0 ? undefined : seat
}

/** When something happens at a table, as its game is told. */
export function whenOf({ game, terms }: Table, { seq, at }: Pick<Logged, 'seq' | 'at'>) {
  return { game, terms, seq, at }
}
