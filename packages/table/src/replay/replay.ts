import {
  type AnyGame,
  type AnyTitle,
  CHANCE,
  listSeats,
  nth,
  type Parsed,
  parseConfig,
  parsed,
  type Refusal,
  unreadable,
  type Viewer,
} from '@adit/kernel'
import type { GameShown, Item, Mover, Tape } from '@adit/protocol'
import type { FindTitle } from '../fold.ts'
import { refuse } from '../refusals.ts'

/** How a game stood, as an eye saw it: so many moves had been made. */
export interface Sight {
  readonly moment: number
  readonly game: GameShown
}

interface Made {
  readonly seq: number
  readonly at: number
  readonly seat: number
  readonly by: Mover
  readonly move: unknown
  readonly events: readonly unknown[]
}

/** So many moves are played again at most to come to any moment. */
const INTERVAL = 16

/**
 * A finished game at any moment and with any eyes: a seat's, a spectator's, or a judge's, who sees all.
 * A moment is how many moves had been made, CHANCE's included, as in `adit replay --at`.
 */
export class Replay {
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly tape: Tape
  /** The moments worth a look: somebody has done something, and what followed from it is over. */
  readonly stops: readonly number[]
  readonly #made: readonly Made[]
  /** The round of each moment. */
  readonly #rounds: readonly number[]
  readonly #kept: readonly unknown[]
  #near: { readonly moment: number; readonly state: unknown } | undefined

  private constructor(title: AnyTitle, game: AnyGame, tape: Tape, course: Course) {
    this.title = title
    this.game = game
    this.tape = tape
    this.#made = course.made
    this.#rounds = course.rounds
    this.#kept = course.kept
    this.stops = course.stops
  }

  /** Plays a tape once, and checks every move of it. */
  static read(tape: Tape, titles: FindTitle): Parsed<Replay> {
    const { title: name, revision, config } = tape.info
    const title = titles(name)
    if (title === undefined) return no('table-unknown-title', { title: name })
    if (title.revision !== revision) {
      return no('table-other-revision', { title: name, revision, ours: title.revision })
    }
    const read = parseConfig(title, config)
    if (!read.ok) return saidOf(name, read.why)
    const game = title.open(read.value)
    const start = startOf(game, tape)
    if (!start.ok) return saidOf(name, start.why)
    const course = follow(game, tape, start.value)
    return course.ok ? parsed(new Replay(title, game, tape, course.value)) : course
  }

  /** How many moves were made. */
  get length(): number {
    return this.#made.length
  }

  roundAt(moment: number): number {
    return nth(this.#rounds, this.#within(moment))
  }

  /** The number of the move's entry, after which this moment was. */
  seqAt(moment: number): number {
    return moment === 0 ? 0 : nth(this.#made, this.#within(moment) - 1).seq
  }

  turn(at: number): { readonly seat: number; readonly move: unknown } {
    return nth(this.#made, at)
  }

  eventsOf(at: number): readonly unknown[] {
    return nth(this.#made, at).events
  }

  /** The whole of it: never to be shown, and whoever asks may change it. */
  state(moment: number): unknown {
    const wanted = this.#within(moment)
    const near = this.#near
    const isNear = near !== undefined && near.moment <= wanted && wanted - near.moment < INTERVAL
    const from = isNear ? near.moment : wanted - (wanted % INTERVAL)
    const state = this.game.clone(isNear ? near.state : this.#kept[from / INTERVAL])
    for (const { seat, move } of this.#made.slice(from, wanted)) this.game.step(state, seat, move)
    this.#near = { moment: wanted, state: this.game.clone(state) }
    return state
  }

  sight(moment: number, eye: Viewer): Sight {
    const { game } = this
    const wanted = this.#within(moment)
    const state = this.state(wanted)
    const outcome = game.outcome(state)
    const since = this.seqAt(wanted)
    const asked = wanted === this.length ? [] : listSeats(game.toAct(state))
    return {
      moment: wanted,
      game: {
        view: game.view(state, eye),
        asked: asked.filter(seat => seat !== CHANCE).map(seat => ({ seat, since })),
        ...(outcome === undefined
          ? {}
          : { outcome: { winners: [...outcome.winners], scores: [...outcome.scores] } }),
      },
    }
  }

  /** What happened between two moments as an eye was told it, and what was said meanwhile. */
  items(eye: Viewer, from: number, to: number): readonly Item[] {
    const made = this.#made.slice(from, to).map(({ seq, at, seat, by, events }): Item => {
      const told = events
        .map(event => this.game.redact(event, eye))
        .filter(one => one !== undefined)
      return { seq, at, type: 'moved', seat, by, told }
    })
    const isLast = to >= this.length
    const first = from === 0 ? 0 : this.#seqBefore(from)
    const next = isLast ? Number.POSITIVE_INFINITY : this.#seqBefore(to)
    const said = this.tape.said.filter(({ seq }) => seq >= first && seq < next)
    return [...made, ...said].toSorted((one, other) => one.seq - other.seq)
  }

  /** What was said before the next move belongs to the moment before it. */
  #seqBefore(moment: number): number {
    return this.#made[moment]?.seq ?? Number.POSITIVE_INFINITY
  }

  #within(moment: number): number {
    return Math.max(0, Math.min(this.length, Math.trunc(moment)))
  }
}

/** Who explains a game's own reason must know whose it is. */
function saidOf(title: string, why: Refusal): Parsed<never> {
  return { ok: false, why: { ...why, slots: { ...why.slots, title } } }
}

function startOf(game: AnyGame, tape: Tape): Parsed<unknown> {
  return tape.start === undefined ? parsed(game.setup()) : game.notation.parsePosition(tape.start)
}

interface Course {
  readonly made: readonly Made[]
  readonly rounds: readonly number[]
  readonly kept: readonly unknown[]
  readonly stops: readonly number[]
}

function follow(game: AnyGame, tape: Tape, start: unknown): Parsed<Course> {
  const state = game.clone(start)
  const made: Made[] = []
  const rounds = [game.round?.(state) ?? 1]
  const open = [game.isMoment?.(state) === true]
  const kept: unknown[] = [game.clone(state)]
  for (const [at, { move: text, ...turn }] of tape.moves.entries()) {
    const move = game.notation.parseMove(text)
    if (!move.ok || game.refuse(state, turn.seat, move.value) !== undefined) {
      return unreadable('record-bad-turn', { at: at + 1, text: text.slice(0, 60) })
    }
    const by = isUnobjected(game, state, turn.seat, text) ? 'moment' : turn.by
    const events: unknown[] = []
    game.step(state, turn.seat, move.value, event => events.push(event))
    made.push({ ...turn, by, move: move.value, events })
    rounds.push(game.round?.(state) ?? 1)
    open.push(game.isMoment?.(state) === true)
    if (made.length % INTERVAL === 0) kept.push(game.clone(state))
  }
  return parsed({ made, rounds, kept, stops: stopsOf(made, rounds, open) })
}

/** Nobody stopped the card: that is no deed of theirs. */
function isUnobjected(game: AnyGame, state: unknown, seat: number, text: string): boolean {
  if (seat === CHANCE || game.isMoment?.(state) !== true) return false
  const passive = game.passive?.(state, seat)
  return passive !== undefined && game.notation.printMove(passive) === text
}

/** A round that is over is looked at before the next is dealt. */
function stopsOf(
  made: readonly Made[],
  rounds: readonly number[],
  open: readonly boolean[],
): readonly number[] {
  const stops: number[] = []
  for (let moment = 0; moment <= made.length; moment++) {
    const turn = made[moment]
    if (turn === undefined) stops.push(moment)
    else if (turn.seat !== CHANCE) {
      if (!open[moment]) stops.push(moment)
    } else if (moment > 0 && made[moment - 1]?.seat !== CHANCE) {
      const next = made.findIndex((one, at) => at > moment && one.seat !== CHANCE)
      if (rounds[next < 0 ? made.length : next] !== rounds[moment]) stops.push(moment)
    }
  }
  return stops
}

function no(
  key: 'table-unknown-title' | 'table-other-revision',
  slots: Record<string, string | number>,
) {
  return { ok: false, why: refuse(key, slots) } as const
}
