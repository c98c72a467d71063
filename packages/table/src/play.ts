import { type AnyGame, CHANCE, has, listSeats, type Seat } from '@adit/kernel'
import type { Clock, Mover } from '@adit/protocol'
import { allowance } from './clock.ts'
import type { Moved } from './entries.ts'

/** A move that stands. */
interface Made {
  readonly seq: number
  readonly seat: Seat
  readonly by: Mover
  readonly move: unknown
  /** Of the state after it, for tables that remember this round only. */
  readonly round: number
  /** What was left on the mover's clock: an undo gives back no more. */
  readonly spare: number | undefined
}

/** One seat asked for one move. */
interface Decision {
  readonly seat: Seat
  /** The number of the entry that asked: two questions never have the same. */
  readonly since: number
  /** When whoever decides now began to. */
  readonly from: number
  readonly due: number | undefined
}

/** The game on a table: what was played, where it stands, who is to decide. */
export interface Play {
  /** What the moves begin with: the setup, or in tests any position. */
  readonly start: unknown
  readonly state: unknown
  readonly moves: readonly Made[]
  readonly asked: readonly Decision[]
}

interface Moment {
  readonly game: AnyGame
  readonly clock: Clock
  readonly seq: number
  readonly at: number
}

export function beginPlay(moment: Moment, start: unknown): Play {
  return ask(moment, { start, state: start, moves: [], asked: [] })
}

/** The play after one more move, which was checked before it was stored. */
export function afterMove(moment: Moment, play: Play, entry: Moved): Play {
  const { game, seq, at } = moment
  const move = game.notation.parseMove(entry.move)
  if (!move.ok) throw new Error(`entry ${seq}: the move cannot be read`)
  const state = game.clone(play.state)
  game.step(state, entry.seat, move.value)
  const due = play.asked.find(one => one.seat === entry.seat)?.due
  const made: Made = {
    seq,
    seat: entry.seat,
    by: entry.by,
    move: move.value,
    round: game.round?.(state) ?? 0,
    spare: due === undefined ? undefined : Math.max(0, due - at),
  }
  const asked = play.asked.filter(one => one.seat !== entry.seat)
  return ask(moment, { ...play, state, moves: [...play.moves, made], asked })
}

/** The play without the move numbered `to` and all that followed it. */
export function afterUndo(moment: Moment, play: Play, to: number): Play {
  const { game, at } = moment
  const moves = play.moves.filter(made => made.seq < to)
  const undone = play.moves[moves.length]
  const back = ask(moment, { ...play, moves, state: stateAfter(game, play, moves.length) })
  const { seat, spare } = undone
  return spare === undefined ? back : withDue(back, seat, at, at + spare)
}

/** Someone else decides for this seat from now on, and has the whole time. */
export function afterHandover(moment: Moment, play: Play, seat: Seat): Play {
  return withDue(play, seat, moment.at, dueFor(moment, play, seat))
}

function withDue(play: Play, seat: Seat, from: number, due: number | undefined): Play {
  const at = play.asked.findIndex(one => one.seat === seat)
  if (at < 0) return play
  return { ...play, asked: play.asked.with(at, { ...play.asked[at], from, due }) }
}

/** The state after the first `count` moves. */
export function stateAfter(game: AnyGame, play: Play, count: number): unknown {
  const state = game.clone(play.start)
  for (const made of play.moves.slice(0, count)) game.step(state, made.seat, made.move)
  return state
}

/** CHANCE's moves so far: which stream of draws comes next. */
export function chancesIn(play: Play): number {
  return play.moves.filter(made => made.seat === CHANCE).length
}

/** Drops who is no longer to act and asks who is now; whoever is still asked keeps the question. */
function ask(moment: Moment, play: Play): Play {
  const acting = moment.game.toAct(play.state)
  const kept = play.asked.filter(one => has(acting, one.seat))
  const others = listSeats(acting).filter(
    seat => seat !== CHANCE && !kept.some(one => one.seat === seat),
  )
  if (others.length === 0) return { ...play, asked: kept }
  // One time for all who are asked at once: a shorter one would tell who has no answer to give.
  const due = dueFor(moment, play, others[0])
  const anew = others.map(seat => ({ seat, since: moment.seq, from: moment.at, due }))
  return { ...play, asked: [...kept, ...anew].sort((one, other) => one.seat - other.seat) }
}

function dueFor({ game, clock, at }: Moment, play: Play, seat: Seat): number | undefined {
  const time = allowance(clock, game, play.state, seat)
  return time === undefined ? undefined : at + time
}
