import type { GemSet, Tally } from '@adit/nimble-gnomes'
import type { Day } from './day.ts'
import type { Position } from './position.ts'

/** Which titles have a puzzle a day, in the order in which they are shown. */
export const puzzled = ['saboteur', 'nimble-gnomes', 'my-treasure'] as const
export type Puzzled = (typeof puzzled)[number]

/** What is asked. */
export const puzzleKinds = ['gold', 'alive', 'goal', 'who', 'split', 'take'] as const
export type PuzzleKind = (typeof puzzleKinds)[number]

/** Which card gets to the gold now, and where? Which one leaves each team a chance, whatever the next player does? */
export interface MovePuzzle extends Position {
  readonly kind: 'gold' | 'alive'
  /** The moves that do it, in notation: one card and one place, either way up where both fit. */
  readonly answers: readonly string[]
}

/** Where is the gold, or who is the saboteur? A hundred percent are spread over what can be. */
export interface BetPuzzle extends Position {
  readonly kind: 'goal' | 'who'
  /** Slots of goals, or seats. */
  readonly candidates: readonly number[]
  /** The place among the candidates. */
  readonly truth: number
  /** What follows from all that was seen, in percent, a candidate each. */
  readonly belief: readonly number[]
}

/** How are these gems best sorted into sets? */
export interface SplitPuzzle extends Position {
  readonly kind: 'split'
  readonly gems: readonly number[]
  readonly best: Tally
  readonly sets: readonly GemSet[]
}

/** Alone in the cave, five orcs out: take now, or draw one more card and take then? */
export interface TakePuzzle extends Position {
  readonly kind: 'take'
  /** What each brings on average: silver times `parts`, so that it is a whole number. */
  readonly take: number
  readonly draw: number
  readonly parts: number
  readonly better: 'take' | 'draw'
}

export type Puzzle = MovePuzzle | BetPuzzle | SplitPuzzle | TakePuzzle

/** One of a day. */
export type Dig = Puzzle & { readonly title: Puzzled; readonly day: Day }

/** What somebody answers. */
export type Solution =
  | { readonly kind: 'move'; readonly move: string; readonly tries: number }
  | { readonly kind: 'bet'; readonly shares: readonly number[] }
  | { readonly kind: 'sets'; readonly tally: Tally }
  | { readonly kind: 'choice'; readonly choice: 'take' | 'draw' }
  | { readonly kind: 'given-up' }
