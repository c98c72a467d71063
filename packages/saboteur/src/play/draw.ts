import { type Random, shuffle } from '@adit/kernel'
import { indicesOf } from '../cards/order.ts'
import type { Tell } from '../events.ts'
import type { ChanceMove } from '../moves.ts'
import { without } from '../parts/part.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import type { Codec } from '../text/words.ts'

/**
 * What CHANCE decides, as the first number of her moves. Whole shuffles, so that a person
 * can stack a deck by editing one line of a record.
 */
export const chanceVerbs = [
  'nothing',
  'first',
  'roles',
  'goals',
  'middle',
  'places',
  'chests',
  'gold',
  'deal',
  'party',
  'stir',
  'drawn',
] as const
export type ChanceVerb = (typeof chanceVerbs)[number]

export const verbOf: Readonly<Record<ChanceVerb, number>> = indicesOf(chanceVerbs)

/** What CHANCE decides, under one of her verbs. */
export interface Draw {
  /** Among those that open a round: which comes before which. */
  readonly opens?: number
  /** Her own choice, every outcome equally likely; her verb is `state.chance`. */
  nature(rules: Rules, state: State, random: Random): ChanceMove
  /** Any well-formed outcome passes, so that a person can stack a deck by hand. */
  isOutcome(rules: Rules, state: State, drawn: readonly number[]): boolean
  /** What was drawn takes its place; before it stands the verb. */
  take(rules: Rules, state: State, move: ChanceMove, emit?: Tell): void
  /** How the number drawn at that place is written. */
  word(at: number): Codec
}

/** All of them in random order. */
export function mixed(state: State, cards: readonly number[], random: Random): ChanceMove {
  // A list to which only small integers were added stays quick to read, and so do all copies of it.
  const move = [state.chance]
  for (let at = 0; at < cards.length; at++) move.push(cards[at])
  return shuffle(move, random, 1)
}

export function isPartOf(drawn: readonly number[], whole: readonly number[]): boolean {
  return without(whole, drawn).length === whole.length - drawn.length
}

/** The same cards in any order. */
export function isOrderOf(drawn: readonly number[], whole: readonly number[]): boolean {
  return drawn.length === whole.length && isPartOf(drawn, whole)
}
