import type { Refusal } from '@adit/kernel'
import type { Tell } from '../events.ts'
import type { PlayerMove } from '../moves.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** What else can be done with a turn than to play a card or to pass. */
export interface Way {
  /** The codes of its moves (moves.ts), which no other way has. */
  readonly codes: readonly number[]
  /** Why not, where it is not in play. */
  readonly absent: Refusal
  /** Writes each such move over `out` from `from` on, and returns where it stopped. */
  list(rules: Rules, state: State, out: number[], from: number): number
  /** What stands against it; undefined exactly when it is legal. */
  whyNot(rules: Rules, state: State, move: number): Refusal | undefined
  take(rules: Rules, state: State, move: PlayerMove, emit?: Tell): void
  readonly notation?: Notation
}

/** A move in the words behind its verb; one that hides cards has a public form without them. */
interface Notation {
  readonly verb: string
  print(move: number): readonly string[]
  parse(words: readonly string[]): PlayerMove | undefined
  /** Without the cards that others do not see. */
  open(move: number): number
  printOpen(open: number): readonly string[]
}
