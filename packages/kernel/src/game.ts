import type { Notation } from './notation.ts'
import type { ConfigOf, Options, Preset } from './options.ts'
import type { Random } from './random.ts'
import type { Refusal } from './refusal.ts'
import type { Seat, Seats } from './seats.ts'
import type { Told, View, Viewer } from './view.ts'

export type Emit<Event> = (event: Event) => void

/** How a finished game stands: one score a seat, and who shares the win. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}

/**
 * One game under one set of rules. State, moves and events are plain JSON.
 *
 * `legal`, `refuse`, `toAct` and `outcome` answer alike on a state and on a view of it, so a client
 * runs the same code on what it was sent as the server does on the whole.
 */
export interface Game<State, Move, Event> {
  readonly seats: number
  /** No game takes more moves than this, CHANCE's included. */
  readonly bound: number
  readonly notation: Notation<State, Move>

  /** The table before anything happened. Takes no randomness: it waits on CHANCE. */
  setup(): State
  clone(state: State): State
  /** Several bits: several may answer, in any order. None: the game is over. */
  toAct(state: State): Seats
  /** Every legal move of a player's seat, written over `out` from its start. Not for CHANCE. */
  legal(state: State, seat: Seat, out: Move[]): Move[]
  /**
   * One of the moves that `legal` lists, each equally likely, without making the list. For a seat that
   * is to act; never CHANCE. `drawMove` draws from the list where a game has no faster way.
   */
  pick?(state: State, seat: Seat, random: Random): Move
  /** Why this is no legal move of that seat now; undefined if it is one. CHANCE's moves too. */
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined
  /** CHANCE's move: the order of a shuffle, or a draw of lots. */
  nature(state: State, random: Random): Move
  /** Plays a move that `refuse` lets pass, in place. Without `emit` it tells, and makes, no events. */
  step(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void
  outcome(state: State): Outcome | undefined
  /**
   * The answer the rules name for a seat that gives none, such as not using a veto; undefined where a
   * real move is wanted. Whether there is one follows from the question, never from the seat's cards.
   */
  passive?(state: State, seat: Seat): Move | undefined
  /**
   * The open question is a moment in which anyone may object, and which passes by itself where a
   * table gives it a time: everyone asked has a `passive` answer, and most have no other.
   */
  isMoment?(state: State): boolean
  /** In such a moment: the objection of a seat to what is aimed at itself, if it has one. */
  guard?(state: State, seat: Seat): Move | undefined
  /** Which round is played, where a game has rounds. */
  round?(state: State): number
  /**
   * Set where a view shows for a while what no told event says, so that who remembers must have looked:
   * the past of a seat then keeps its views too.
   */
  readonly fleeting?: true
  /** Built from an allow-list: what is not named there is a hole. */
  view(state: State, viewer: Viewer): View<State>
  /** What the viewer hears of an event; undefined if nothing at all. */
  redact(event: Event, viewer: Viewer): Told<Event> | undefined
  /** One whole world that fits all the viewer knows. The view stays as it was. */
  determinize(view: View<State>, random: Random): State
}

/** A printed game as Adit has it: what may be chosen, and how a choice becomes a `Game`. */
export interface Title<O extends Options, State, Move, Event> {
  readonly name: string
  /** Changes when an old record could replay differently. */
  readonly revision: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: O
  readonly presets: readonly Preset<O>[]
  /** Why these choices do not go together; each alone has been checked already. */
  conflict(config: ConfigOf<O>): Refusal | undefined
  /** Compiles edition, modules and options once. */
  open(config: ConfigOf<O>): Game<State, Move, Event>
}

export type AnyGame = Game<unknown, unknown, unknown>
export type AnyTitle = Title<Options, unknown, unknown, unknown>
