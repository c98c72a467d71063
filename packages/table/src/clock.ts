import type { AnyGame, Seat } from '@adit/kernel'
import type { Clock } from '@adit/protocol'

const SECOND = 1_000
const DAY = 86_400 * SECOND

/** Every length of time at a table, in milliseconds. */
export const times = {
  /** For a turn, and for an answer to what another does. Everyone who is asked has the same. */
  clocks: {
    relaxed: { turn: 120 * SECOND, answer: 45 * SECOND },
    fast: { turn: 30 * SECOND, answer: 15 * SECOND },
    days: { turn: 2 * DAY, answer: DAY },
  },
  vote: 60 * SECOND,
  /** A seated player without a connection for so long has left. */
  grace: 60 * SECOND,
  /** A public table without any of its people for so long is not offered to others. */
  deserted: 120 * SECOND,
  /** How long a bot seems to think, so that what was done before it can be read. */
  paces: {
    calm: { least: 3_200, most: 4_200 },
    normal: { least: 1_500, most: 2_300 },
    quick: { least: 700, most: 1_100 },
  },
  /** A bot that nobody wants to wait for. Sooner would tell how long it thought. */
  hurried: 700,
  moment: {
    /** Before the first second counts: the card flies. */
    lead: SECOND,
    /** A bot objects between these, whatever the card. */
    first: 1_200,
    last: 3_400,
    /** What a call to wait leaves to everyone. */
    wait: 10 * SECOND,
  },
  /** For people to take up a round that has been dealt. */
  gates: { relaxed: 90 * SECOND, fast: 45 * SECOND, days: 2 * DAY },
  /** How long a bot may think at most; few need a tenth of it. */
  thinking: 600,
  /** What its answer needs on its way, before the pause is over. */
  handing: 100,
  /** For each seat, before it is said whether a move can be taken back: a tenth of it is enough on most machines. */
  verdict: 50,
  /** What every clock has left, at the least, when a server is back. */
  floor: 10 * SECOND,
  /** Who is here is told to those who know already so often at most. */
  presence: SECOND,
  /** Before a deed of the table's own is tried again that came to nothing. */
  again: SECOND,
  /** A timer that fired too early is not set for less than this, or it could spin. */
  early: 10,
  /** What is due for so long has been forgotten by whoever should have rung. */
  overdue: 2 * SECOND,
  /** A table nobody has asked for so long leaves memory. */
  idle: 300 * SECOND,
  /** One more line of chat, or whatever else costs a token, after so long. */
  token: 2 * SECOND,
} as const

/** How many continuations a bot may imagine before a move. */
export const PLAYOUTS = 400

/**
 * How long one of those who wait for a place to think has, so that the last of them is in time as well:
 * `left` is what remains of its own pause. Less than nothing for who comes too late.
 */
export function thinkingTime(left: number, places: number, waiting: number): number {
  const turns = Math.ceil((1 + waiting) / places)
  return Math.min(times.thinking, (left - times.handing) / turns)
}

/** After so many time-outs in a row a bot takes over. */
export const MOST_TIME_OUTS = 2

/** The harmless answer to a question, in notation; undefined on a turn of one's own. */
export function passiveMove(game: AnyGame, state: unknown, seat: Seat): string | undefined {
  const move = game.passive?.(state, seat)
  return move === undefined ? undefined : game.notation.printMove(move)
}

/** How long this seat has; undefined without a clock. */
export function allowance(
  clock: Clock,
  game: AnyGame,
  state: unknown,
  seat: Seat,
): number | undefined {
  if (clock === 'none') return undefined
  const kind = passiveMove(game, state, seat) === undefined ? 'turn' : 'answer'
  return times.clocks[clock][kind]
}
