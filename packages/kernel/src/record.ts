import type { Game } from './game.ts'
import { stateHash } from './hash.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seats.ts'

export type Turn<Move> = readonly [seat: Seat, move: Move]

/** Where the chance of a game came from, so that anyone can draw it again (packages/fairness). */
export interface Deal {
  /** Published before anyone sat down. */
  readonly commitment: string
  /** Hex; revealed when the game is over. */
  readonly serverSeed?: string
  /** What each player added, by seat. */
  readonly playerSeeds: readonly string[]
}

/** The log of record. Everything else about a game is derived from it. */
export interface GameRecord<Config, Move> {
  readonly title: string
  readonly revision: number
  readonly config: Config
  /** The players' names, by seat. */
  readonly seats: readonly string[]
  /** The position it begins with, where that is not the setup. */
  readonly start?: string
  readonly moves: readonly Turn<Move>[]
  readonly deal?: Deal
  /** `recordHash`, to notice a record that was altered or plays differently. */
  readonly hash?: string
}

/** Of every move and the state they lead to. Against accident; `verify` is against intent. */
export function recordHash<Move>(moves: readonly Turn<Move>[], state: unknown): string {
  return stateHash({ moves, state })
}

export type Replayed<State> =
  | { readonly ok: true; readonly state: State; readonly hash: string }
  /** `at` counts from 0; `state` is the one in which that move was refused. */
  | { readonly ok: false; readonly at: number; readonly why: Refusal; readonly state: State }

/** Told of each move after it was made, and of the events it caused. */
export type Witness<State, Move, Event> = (
  state: State,
  turn: Turn<Move>,
  events: readonly Event[],
  at: number,
) => void

/**
 * Rebuilds a game from its moves, checking each: from before the first deal, or from a copy of `start`.
 * The witness sees the state after each move.
 */
export function replay<State, Move, Event>(
  game: Game<State, Move, Event>,
  moves: readonly Turn<Move>[],
  witness?: Witness<State, Move, Event>,
  start?: State,
): Replayed<State> {
  const state = start === undefined ? game.setup() : game.clone(start)
  for (let at = 0; at < moves.length; at++) {
    const [seat, move] = moves[at]
    const why = game.refuse(state, seat, move)
    if (why !== undefined) return { ok: false, at, why, state }
    if (witness === undefined) {
      game.step(state, seat, move)
    } else {
      const events: Event[] = []
      game.step(state, seat, move, event => events.push(event))
      witness(state, moves[at], events, at)
    }
  }
  return { ok: true, state, hash: recordHash(moves, state) }
}
