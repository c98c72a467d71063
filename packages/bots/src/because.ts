import type { Seat } from '@adit/kernel'

/**
 * What a bot sees in one of two moves and not in the other: something that anybody in the seat can check.
 * What a move is worth is found by playing on, so this is what strikes the eye, not the whole reason.
 */
export type Because =
  /** The move in mind, or the better one, changes the way to the gold by so many cards. */
  | {
      readonly on: 'nearer' | 'farther'
      readonly of: 'own' | 'better'
      readonly count: number
    }
  /** The better one is aimed at somebody: how likely that is a saboteur, from 0 to 1. */
  | { readonly on: 'suspect'; readonly seat: Seat; readonly chance: number }
  /** How likely the next card is an orc, from 0 to 1. */
  | { readonly on: 'orc'; readonly chance: number }
