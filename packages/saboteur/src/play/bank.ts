import type { Seat } from '@adit/kernel'
import type { Tell } from '../events.ts'
import { evenly } from '../parts/part.ts'
import type { State } from '../state.ts'

/** What gold is: cards from a pile, or nuggets that are only counted (SAB-77). */
export interface Bank {
  /** The gold cards at the beginning of the game. */
  readonly pile: readonly number[]
  pay(state: State, seat: Seat, nuggets: number, emit?: Tell): void
  /** MIN-61: what somebody finds. */
  find(state: State, seat: Seat, emit?: Tell): void
  /** Of another's nuggets in that round, any number below this is guessed (determinize.ts). */
  guess(round: number): number
}

/** The nuggets on each of the 28 gold cards. */
export const goldCards: readonly number[] = [...evenly(16, 1), ...evenly(8, 2), ...evenly(4, 3)]

/** The base game's: 28 cards, worth one to three nuggets each. */
export const goldCardBank: Bank = {
  pile: goldCards,
  pay: payCards,
  find(state, seat, emit) {
    const value = state.goldPile.pop()
    if (value === undefined) return
    keepGoldCard(state, seat, value)
    emit?.({ type: 'gold-found', seat, value })
  },
  guess: () => 2,
}

/** Nuggets without end. */
export const nuggetBank: Bank = {
  pile: [],
  pay(state, seat, nuggets, emit) {
    state.gold[seat] += nuggets
    emit?.({ type: 'paid', seat, nuggets, cards: 0 })
  },
  find(state, seat, emit) {
    state.gold[seat]++
    emit?.({ type: 'nuggets-found', seat, nuggets: 1 })
  },
  guess: round => 4 * round,
}

export function keepGoldCard(state: State, seat: Seat, value: number): void {
  state.gold[seat] += value
  state.goldHeld[seat]++
  state.purse[seat * 3 + value - 1]++
}

/**
 * SAB-57: card by card until the sum is exact, or the largest below it that the pile can make. What
 * would spoil it goes under the pile.
 */
function payCards(state: State, seat: Seat, sum: number, emit?: Tell): void {
  const { goldPile } = state
  const nuggets = largestSum(goldPile, sum)
  let left = nuggets
  let cards = 0
  while (left > 0) {
    const value = goldPile.pop() ?? 0
    if (value <= left && largestSum(goldPile, left - value) === left - value) {
      keepGoldCard(state, seat, value)
      left -= value
      cards++
    } else goldPile.unshift(value)
  }
  emit?.({ type: 'paid', seat, nuggets, cards })
}

/** The largest sum up to `most` that some of the cards make. */
function largestSum(cards: readonly number[], most: number): number {
  // Bit n: some of the cards so far make n.
  let sums = 1
  for (let at = cards.length - 1; at >= 0 && sums >> most === 0; at--) {
    sums |= (sums << cards[at]) & ((2 << most) - 1)
  }
  return 31 - Math.clz32(sums)
}
