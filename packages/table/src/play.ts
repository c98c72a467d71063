import { type AnyGame, CHANCE, has, listSeats, nth, type Seat } from '@adit/kernel'
import type { Mover } from '@adit/protocol'
import { allowance, times } from './clock.ts'
import type { Moved, Terms } from './entries.ts'

/** A move that stands. */
interface Made {
  readonly seq: number
  readonly seat: Seat
  /** The id of the command it came by, if a person sent one. */
  readonly command: string | undefined
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
  /** Nobody wants to wait for this bot. */
  readonly isHurried?: boolean
}

/** A moment in which anyone may object; it passes by itself, at the same time for all. */
export interface Objection {
  readonly since: number
  readonly from: number
  readonly due: number
  /** Who has called for more time. */
  readonly waited: readonly Seat[]
}

/** A round has been dealt and waits for people. */
export interface Gate {
  readonly since: number
  readonly due: number | undefined
  /** Who has said: on. */
  readonly on: readonly Seat[]
}

/** The game on a table: what was played, where it stands, who is to decide. */
export interface Play {
  /** What the moves begin with: the setup, or in tests any position. */
  readonly start: unknown
  readonly state: unknown
  readonly moves: readonly Made[]
  readonly asked: readonly Decision[]
  readonly moment?: Objection | undefined
  readonly gate?: Gate | undefined
  /** The last round that had a gate. */
  readonly gated?: number | undefined
}

/** When something happens to a game: under which terms, at which entry, at what time. */
interface When {
  readonly game: AnyGame
  readonly terms: Pick<Terms, 'clock' | 'moment' | 'gated'>
  readonly seq: number
  readonly at: number
}

/** A move and the state after it, where whoever decided on it has stepped already. */
export interface Stepped {
  readonly move: unknown
  readonly state: unknown
}

/** Every clock runs `by` longer, and none ends before `least`. */
export interface Delay {
  readonly by: number
  readonly least: number
}

/** What the moves of a table begin with; `found` has read it once. */
export function startOf(game: AnyGame, { branch }: Pick<Terms, 'branch'>): unknown {
  if (branch?.start === undefined) return game.setup()
  const read = game.notation.parsePosition(branch.start)
  if (!read.ok) throw new Error(`a branch begins with no position: ${read.why.key}`)
  return read.value
}

export function beginPlay(when: When, start: unknown): Play {
  return ask(when, { start, state: start, moves: [], asked: [] })
}

/** The play after one more move, which was checked before it was stored. */
export function afterMove(
  when: When,
  play: Play,
  entry: Moved,
  stepped = stepAgain(when, play, entry),
): Play {
  const { game, seq, at } = when
  const { move, state } = stepped
  const due = play.asked.find(one => one.seat === entry.seat)?.due
  const made: Made = {
    seq,
    seat: entry.seat,
    command: entry.command,
    by: entry.by,
    move,
    round: game.round?.(state) ?? 0,
    spare: due === undefined ? undefined : Math.max(0, due - at),
  }
  const asked = play.asked.filter(one => one.seat !== entry.seat)
  const moves = play.moves.concat([made])
  return ask(when, gateBefore(when, { ...play, state, moves, asked }))
}

function stepAgain({ game, seq }: When, play: Play, entry: Moved): Stepped {
  const move = game.notation.parseMove(entry.move)
  if (!move.ok) throw new Error(`entry ${seq}: the move cannot be read`)
  const state = game.clone(play.state)
  game.step(state, entry.seat, move.value)
  return { move: move.value, state }
}

/** The time that nobody could use is given back, and a little more to find one's place again. */
export function afterDelay(play: Play, { by, least }: Delay): Play {
  const later = <Due extends number | undefined>(due: Due) =>
    due === undefined ? due : Math.max(due + by, least)
  const { asked, moment, gate } = play
  return {
    ...play,
    asked: asked.map(one => ({ ...one, due: later(one.due) })),
    moment: moment && { ...moment, due: Math.max(moment.due + by, least) },
    gate: gate && { ...gate, due: later(gate.due) },
  }
}

/** Ten seconds more for all, and it does not show who could have objected. */
export function afterWait({ at }: When, play: Play, seat: Seat): Play {
  if (play.moment === undefined) return play
  const { waited, ...moment } = play.moment
  const due = Math.max(moment.due, at + times.moment.wait)
  const asked = play.asked.map(one => ({ ...one, due }))
  return { ...play, asked, moment: { ...moment, due, waited: [...waited, seat] } }
}

/** The bots that are to move do so at once. */
export function afterHurry(play: Play, isBot: (seat: Seat) => boolean): Play {
  if (play.moment !== undefined) return play
  const asked = play.asked.map(one => (isBot(one.seat) ? { ...one, isHurried: true } : one))
  return { ...play, asked }
}

export function afterGoingOn(play: Play, seat: Seat): Play {
  if (play.gate === undefined) return play
  return { ...play, gate: { ...play.gate, on: [...play.gate.on, seat] } }
}

/**
 * The round begins: now somebody is asked. What they are asked has been on the table since the deal, so
 * that an answer given while the last were still looking counts.
 */
export function throughGate(when: When, play: Play): Play {
  return ask({ ...when, seq: play.gate?.since ?? when.seq }, { ...play, gate: undefined })
}

/** Once a round has been dealt, nobody is asked until all people are ready for it. */
function gateBefore({ game, terms, seq, at }: When, play: Play): Play {
  if (terms.gated !== true || has(game.toAct(play.state), CHANCE)) return play
  const round = game.round?.(play.state)
  if (round === undefined || round === play.gated || game.outcome(play.state)) return play
  const due = terms.clock === 'none' ? undefined : at + times.gates[terms.clock]
  return { ...play, gated: round, gate: { since: seq, due, on: [] } }
}

/** The play without the move numbered `to` and all that followed it. */
export function afterUndo(when: When, play: Play, to: number): Play {
  const { game, at } = when
  const moves = play.moves.filter(made => made.seq < to)
  const undone = nth(play.moves, moves.length)
  const state = stateAfter(game, play, moves.length)
  const back = ask(when, { ...play, moves, state, gate: undefined, gated: game.round?.(state) })
  const { seat, spare } = undone
  return spare === undefined ? back : withDue(back, seat, at, at + spare)
}

/** Someone else decides for this seat from now on, and has the whole time. */
export function afterHandover(when: When, play: Play, seat: Seat): Play {
  // A moment is as long for a bot as for its player.
  if (play.moment !== undefined) return play
  return withDue(play, seat, when.at, dueFor(when, play, seat))
}

function withDue(play: Play, seat: Seat, from: number, due: number | undefined): Play {
  const at = play.asked.findIndex(one => one.seat === seat)
  if (at < 0) return play
  return { ...play, asked: play.asked.with(at, { ...nth(play.asked, at), from, due }) }
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
function ask(when: When, play: Play): Play {
  if (play.gate !== undefined) return { ...play, asked: [], moment: undefined }
  const acting = when.game.toAct(play.state)
  const kept = play.asked.filter(one => has(acting, one.seat))
  const others = listSeats(acting).filter(
    seat => seat !== CHANCE && !kept.some(one => one.seat === seat),
  )
  const { seq: since, at: from } = when
  const long = momentFor(when, play)
  if (others.length === 0) {
    return { ...play, asked: kept, moment: long === undefined ? undefined : play.moment }
  }
  // One time for all who are asked at once: a shorter one would tell who has no answer to give.
  const due = long === undefined ? dueFor(when, play, nth(others, 0)) : from + long
  const anew = others.map(seat => ({ seat, since, from, due }))
  return {
    ...play,
    asked: [...kept, ...anew].sort((one, other) => one.seat - other.seat),
    moment: long === undefined ? undefined : { since, from, due: from + long, waited: [] },
  }
}

/** How long the question now open stands before it passes by itself; undefined if it does not. */
function momentFor({ game, terms }: When, play: Play): number | undefined {
  if (terms.moment === undefined || game.isMoment?.(play.state) !== true) return undefined
  return times.moment.lead + terms.moment * 1_000
}

function dueFor({ game, terms, at }: When, play: Play, seat: Seat): number | undefined {
  const time = allowance(terms.clock, game, play.state, seat)
  return time === undefined ? undefined : at + time
}
