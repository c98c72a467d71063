import type { Game, Past, Random, Seat, View } from '@adit/kernel'
import type { Because } from './because.ts'
import type { Claim } from './claim.ts'
import type { Remark } from './remark.ts'
import type { Weighed } from './search/weigh.ts'

/** How much a bot may think. The count decides the move; the clock is there for slow machines. */
export interface Budget {
  /** Imagined continuations, at most. */
  readonly playouts: number
  /** True when the time is up, whatever the count says. Without it the same seed gives the same move. */
  isSpent?(): boolean
}

/** One question to a bot: everything its seat may know, and nothing else. */
export interface Decision<State, Move, Event> {
  /** The rules; no table. */
  readonly game: Game<State, Move, Event>
  readonly seat: Seat
  readonly view: View<State>
  readonly past: Past<State, Event>
  /** What was said of each other's sides in this round, where anybody speaks. */
  readonly claims?: readonly Claim[]
  /** Never empty; the answer is one of them. */
  readonly legal: readonly Move[]
  readonly budget: Budget
  readonly random: Random
}

/**
 * Holds a seat, as a player does. It keeps nothing between two questions: the same decision, with the
 * same draws, has the same answer, in whichever thread it is asked.
 */
export interface Bot<State, Move, Event> {
  readonly name: string
  choose(decision: Decision<State, Move, Event>): Move
  /** What each of `legal` is worth to its seat; only who looks ahead can tell. */
  weigh?(decision: Decision<State, Move, Event>): Weighed
  /** What strikes it in one of two moves, of which the second is much better. */
  because?(decision: Decision<State, Move, Event>, chosen: Move, better: Move): Because | undefined
  /** What it might say with that move, the likeliest first; it has draws of its own for that. */
  remarks?(decision: Decision<State, Move, Event>, move: Move): readonly Remark[]
}

/** Of whatever game. */
export type AnyBot = Bot<unknown, unknown, unknown>
/** Of whatever game. */
export type AnyDecision = Decision<unknown, unknown, unknown>

/** Enough for a master to play well, and quick enough for a phone. */
export const USUAL_PLAYOUTS = 400

/** Any legal move, each equally likely. Plays every title. */
export const randomBot: AnyBot = {
  name: 'random',
  choose: ({ legal, random }) => legal[random.below(legal.length)],
}
