import { open, ownOnly, partsOnly, type Seat, type Tellings, type Viewer } from '@adit/kernel'
import type { At } from '../maze/cells.ts'
import type { Face } from '../maze/faces.ts'

/** The flow of the game: set-up, turns, goals, the end of rounds. */
export type CoreEvent =
  /** SAB-07: who begins the game. */
  | { readonly type: 'lot-drawn'; readonly seat: Seat }
  /** All cards but the gold won are back in their boxes; `deck` is the draw deck to be dealt. */
  | {
      readonly type: 'round-begun'
      readonly round: number
      readonly seat: Seat
      readonly deck: number
    }
  | { readonly type: 'roles-dealt'; readonly roles: readonly number[]; readonly left: number }
  | { readonly type: 'goals-laid'; readonly places: readonly At[] }
  | {
      readonly type: 'cards-dealt'
      readonly hands: readonly (readonly number[])[]
      readonly deck: number
    }
  | { readonly type: 'turn-begun'; readonly seat: Seat }
  /** A card was put down; what it does may still be stopped. */
  | { readonly type: 'played'; readonly seat: Seat; readonly kind: number; readonly move: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'laid'; readonly seat: Seat; readonly face: Face; readonly at: At }
  /** Cards taken up from the discard or the deck, to keep one of. */
  | {
      readonly type: 'looked'
      readonly seat: Seat
      readonly from: 'pile' | 'deck'
      readonly cards: readonly number[]
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly kind: number; readonly back: number }
  | { readonly type: 'goal-shown'; readonly seat: Seat; readonly at: At; readonly kind: number }
  | { readonly type: 'goal-turned'; readonly seat: Seat; readonly at: At; readonly face: Face }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly type: 'round-ended'
      readonly ending: number
      readonly seat: Seat
      readonly roles: readonly number[]
      /** The roles that won, whether or not anybody holds them. */
      readonly winners: readonly number[]
    }
  | { readonly type: 'gold-offered'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'gold-taken'; readonly seat: Seat; readonly value: number }
  /** A sum of gold cards drawn (SAB-57), or of nuggets from the bank; `cards` is how many cards. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly nuggets: number; readonly cards: number }
  | { readonly type: 'game-ended'; readonly gold: readonly number[] }

type Paid = Extract<CoreEvent, { readonly type: 'paid' }>
const hearSum = ownOnly('nuggets')

/** SAB-59: how gold cards add up is seen by their owner only; nuggets are paid openly. */
function hearPay(event: Paid, viewer: Viewer): Paid {
  return event.cards === 0 ? event : hearSum(event, viewer)
}

export const coreTold: Tellings<CoreEvent> = {
  'lot-drawn': open,
  'round-begun': open,
  'roles-dealt': partsOnly('roles'),
  'goals-laid': open,
  'cards-dealt': partsOnly('hands'),
  'turn-begun': open,
  played: open,
  passed: ownOnly('cards'),
  laid: open,
  looked: ownOnly('cards'),
  kept: ownOnly('kind'),
  'goal-shown': open,
  'goal-turned': open,
  drew: ownOnly('cards'),
  'round-ended': open,
  'gold-offered': ownOnly('cards'),
  'gold-taken': ownOnly('value'),
  paid: hearPay,
  'game-ended': open,
}
