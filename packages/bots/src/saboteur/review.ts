import { type Game, type Moment, momentFor, nth, type Seat, type Turn } from '@adit/kernel'
import type { Event, Move, State } from '@adit/saboteur'
import { teamSharesOf } from './teams.ts'
import { type Fact, Witness } from './witness.ts'

/** What acts said of a seat after each move of a round. */
export interface Curve {
  readonly round: number
  readonly seat: Seat
  /** How likely a saboteur, to who looked on; one entry a move of the round, from 0 to 1. */
  readonly suspicion: readonly number[]
  /** How likely it digs for a team, to who looked on; undefined where the box has no teams. */
  readonly teams:
    | { readonly green: readonly number[]; readonly blue: readonly number[] }
    | undefined
  /** The acts that said most, the weightiest first. */
  readonly facts: readonly Fact[]
}

/** More than this is never shown: acts are no proof. */
const MOST_SHOWN = 0.95
const FACTS = 3

/**
 * The curve of every seat, people included, from a record: what somebody who only looked on could have
 * thought after each move; with an eye, what that seat could, who knew its own card and what it had
 * looked at. For the review after a game; never during play. What began elsewhere than at the setup begins
 * with nothing known of anybody.
 */
export function review(
  game: Game<State, Move, Event>,
  moves: readonly Turn<Move>[],
  eye?: Seat,
  start: State = game.setup(),
): readonly Curve[] {
  const curves: Curve[] = []
  const state = game.clone(start)
  let round = new RoundReview(game, eye, game.clone(start))
  for (const [seat, move] of moves) {
    const before = state.round
    const events: Event[] = []
    game.step(state, seat, move, event => events.push(event))
    if (state.round !== before) {
      curves.push(...round.curves(before))
      round = new RoundReview(game, eye)
    }
    // What a spectator heard is what all seats heard at least; a witness uses nothing else.
    round.hear(momentFor(game, LOOKER_ON, seat, events, state), state)
  }
  return [...curves, ...round.curves(state.round)]
}

/** A seat that nobody has: it is told what every seat is told. */
const LOOKER_ON: Seat = 15

class RoundReview {
  readonly #witness: Witness
  readonly #past: Moment<State, Event>[] = []
  readonly #suspicion: number[][]
  readonly #green: number[][]
  readonly #blue: number[][]
  readonly #game: Game<State, Move, Event>
  readonly #eye: Seat | undefined

  constructor(game: Game<State, Move, Event>, eye: Seat | undefined, opening?: State) {
    this.#game = game
    this.#eye = eye
    this.#witness = new Witness(game, opening)
    const lists = (): number[][] => Array.from({ length: game.seats }, () => [])
    this.#suspicion = lists()
    this.#green = lists()
    this.#blue = lists()
  }

  hear(moment: Moment<State, Event>, state: State): void {
    this.#past.push(moment)
    this.#witness.hear(this.#past)
    const believed = this.#believed(state)
    for (const [seat, values] of this.#suspicion.entries()) {
      values.push(Math.min(MOST_SHOWN, nth(believed, seat)))
    }
    const shares = teamSharesOf(this.#witness)
    if (shares === undefined) return
    for (const [seat, values] of this.#green.entries()) values.push(nth(shares.green, seat))
    for (const [seat, values] of this.#blue.entries()) values.push(nth(shares.blue, seat))
  }

  #believed(state: State): Float64Array {
    const eye = this.#eye
    // Before the roles are dealt nobody knows more than the others.
    if (eye === undefined || nth(state.roles, eye) < 0) return this.#witness.suspicion
    const pot = this.#witness.potFor(this.#game.view(state, eye))
    return pot.marginals(new Float64Array(this.#game.seats))
  }

  curves(round: number): readonly Curve[] {
    return this.#suspicion.map((suspicion, seat) => {
      const [green, blue] = [nth(this.#green, seat), nth(this.#blue, seat)]
      const teams = green.length === 0 ? undefined : { green, blue }
      return { round, seat, suspicion, teams, facts: explain(this.#witness.facts, seat) }
    })
  }
}

/** The few acts behind a number: only those of the suspect itself. */
export function explain(facts: readonly Fact[], seat: Seat, most: number = FACTS): readonly Fact[] {
  return facts
    .filter(fact => fact.seat === seat && fact.tells !== 0)
    .toSorted((one, other) => Math.abs(other.tells) - Math.abs(one.tells))
    .slice(0, most)
}
