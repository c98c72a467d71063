import type { Game } from './game.ts'
import type { Seat } from './seats.ts'
import type { Told, View } from './view.ts'

/** What a seat lived through at one move: what it was told and, where a game is `fleeting`, saw. */
export interface Moment<State, Event> {
  readonly by: Seat
  readonly told: readonly Told<Event>[]
  /** The view behind the move; only of a game whose events tell less than was seen. */
  readonly view?: View<State>
}

/** A seat's moments since the round began, or the game where there are no rounds; the oldest first. */
export type Past<State, Event> = readonly Moment<State, Event>[]

/** One move as that seat lived it; `state` is the state behind it. */
export function momentFor<State, Move, Event>(
  game: Game<State, Move, Event>,
  seat: Seat,
  by: Seat,
  events: readonly Event[],
  state: State,
): Moment<State, Event> {
  const told = events.flatMap(event => game.redact(event, seat) ?? [])
  return game.fleeting === true ? { by, told, view: game.view(state, seat) } : { by, told }
}

/** The pasts of all seats at a table that is played here, kept as the moves come. */
export class Pasts<State, Move, Event> {
  readonly #game: Game<State, Move, Event>
  readonly #pasts: Moment<State, Event>[][]
  #round = -1

  constructor(game: Game<State, Move, Event>) {
    this.#game = game
    this.#pasts = Array.from({ length: game.seats }, () => [])
  }

  note(by: Seat, events: readonly Event[], state: State): void {
    const round = this.#game.round?.(state) ?? 0
    for (let seat = 0; seat < this.#pasts.length; seat++) {
      if (round !== this.#round) this.#pasts[seat] = []
      this.#pasts[seat].push(momentFor(this.#game, seat, by, events, state))
    }
    this.#round = round
  }

  of(seat: Seat): Past<State, Event> {
    return this.#pasts[seat]
  }
}
