import { open, ownOnly, partsOnly, type Seat } from '@adit/kernel'
import type { At } from '../maze/cells.ts'
import type { Face } from '../maze/faces.ts'
import { telling } from '../telling.ts'

const hearSum = ownOnly('nuggets')

/** The flow of the game: set-up, turns, goals, the end of rounds. */
export const coreTold = {
  /** SAB-07: who begins the game. */
  'lot-drawn': telling<{ seat: Seat }>(open),
  /** All cards but the gold won are back in their boxes; `deck` is the draw deck to be dealt. */
  'round-begun': telling<{ round: number; seat: Seat; deck: number }>(open),
  'roles-dealt': telling<{ roles: readonly number[]; left: number }>(partsOnly('roles')),
  'goals-laid': telling<{ places: readonly At[] }>(open),
  'cards-dealt': telling<{
    hands: readonly (readonly number[])[]
    deck: number
  }>(partsOnly('hands')),
  'turn-begun': telling<{ seat: Seat }>(open),
  /** A card was put down; what it does may still be stopped. */
  played: telling<{ seat: Seat; kind: number; move: number }>(open),
  passed: telling<{ seat: Seat; cards: readonly number[] }>(ownOnly('cards')),
  laid: telling<{ seat: Seat; face: Face; at: At }>(open),
  /** Cards taken up from the discard or the deck, to keep one of. */
  looked: telling<{
    seat: Seat
    from: 'pile' | 'deck'
    cards: readonly number[]
  }>(ownOnly('cards')),
  kept: telling<{ seat: Seat; kind: number; back: number }>(ownOnly('kind')),
  'goal-shown': telling<{ seat: Seat; at: At; kind: number }>(open),
  'goal-turned': telling<{ seat: Seat; at: At; face: Face }>(open),
  drew: telling<{ seat: Seat; cards: readonly number[] }>(ownOnly('cards')),
  /** `winners` are the roles that won, whether or not anybody holds them. */
  'round-ended': telling<{
    ending: number
    seat: Seat
    roles: readonly number[]
    winners: readonly number[]
  }>(open),
  'gold-offered': telling<{ seat: Seat; cards: readonly number[] }>(ownOnly('cards')),
  'gold-taken': telling<{ seat: Seat; value: number }>(ownOnly('value')),
  /** A sum of gold cards drawn (SAB-57), or of nuggets from the bank; `cards` is how many cards. */
  paid: telling<{ seat: Seat; nuggets: number; cards: number }>((event, viewer) =>
    // SAB-59: how gold cards add up is seen by their owner only; nuggets are paid openly.
    event.cards === 0 ? event : hearSum(event, viewer),
  ),
  /** Nuggets that lay in the mine. */
  'nuggets-found': telling<{ seat: Seat; nuggets: number }>(open),
  'game-ended': telling<{ gold: readonly number[] }>(open),
}
