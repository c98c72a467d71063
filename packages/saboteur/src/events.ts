import type { Seat } from '@adit/kernel'
import type { At } from './maze/cells.ts'
import type { Face } from './maze/faces.ts'

/**
 * What happened. `seat` is who did it. Lists of cards, roles and single secret numbers are HOLE for
 * those who may not know them (redact.ts).
 */
export type Event =
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
  | { readonly type: 'chests-laid'; readonly places: readonly At[] }
  | {
      readonly type: 'cards-dealt'
      readonly hands: readonly (readonly number[])[]
      readonly deck: number
    }
  | { readonly type: 'turn-begun'; readonly seat: Seat }
  /** A card was put down; what it does may still be stopped. */
  | { readonly type: 'played'; readonly seat: Seat; readonly kind: number; readonly move: number }
  | { readonly type: 'answered'; readonly seat: Seat }
  | { readonly type: 'vetoed'; readonly seat: Seat; readonly victim: Seat; readonly kind: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly face: Face; readonly at: At }
  | {
      readonly type: 'diverted'
      readonly seat: Seat
      readonly face: Face
      readonly from: At
      readonly at: At
    }
  | { readonly type: 'broke'; readonly seat: Seat; readonly target: Seat; readonly tool: number }
  | { readonly type: 'repaired'; readonly seat: Seat; readonly target: Seat; readonly tool: number }
  /** `face` is HOLE for a closed chest place (MIN-53). */
  | { readonly type: 'collapsed'; readonly seat: Seat; readonly at: At; readonly face: Face }
  | {
      readonly type: 'peeked'
      readonly seat: Seat
      readonly at: At
      readonly kind: number
      readonly chest: number
    }
  | { readonly type: 'thief-sent'; readonly seat: Seat }
  | { readonly type: 'thief-caught'; readonly seat: Seat; readonly target: Seat }
  | {
      readonly type: 'hands-swapped'
      readonly seat: Seat
      readonly target: Seat
      readonly got: readonly number[]
      readonly gave: readonly number[]
    }
  | {
      readonly type: 'inspected'
      readonly seat: Seat
      readonly target: Seat
      readonly role: number
    }
  | {
      readonly type: 'hats-swapped'
      readonly seat: Seat
      readonly target: Seat
      readonly role: number
    }
  | { readonly type: 'trapped'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'freed'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'veins-swapped'; readonly seat: Seat; readonly one: At; readonly other: At }
  | { readonly type: 'turned-about'; readonly seat: Seat; readonly heading: number }
  /** Cards taken up from the discard or the deck, to keep one of. */
  | {
      readonly type: 'looked'
      readonly seat: Seat
      readonly from: 'pile' | 'deck'
      readonly cards: readonly number[]
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly kind: number; readonly back: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly cards: readonly number[] }
  /** CHM-22: the pathfinder's second card is not laid. */
  | { readonly type: 'path-left'; readonly seat: Seat }
  | {
      readonly type: 'ransomed'
      readonly seat: Seat
      readonly removed: number
      readonly cards: readonly number[]
    }
  | {
      readonly type: 'figure-placed'
      readonly seat: Seat
      readonly at: At
      readonly side: number
      readonly card: number
    }
  | { readonly type: 'figure-left'; readonly seat: Seat; readonly at: At }
  | {
      readonly type: 'help-asked'
      readonly seat: Seat
      readonly target: Seat
      readonly move: number
    }
  | { readonly type: 'help-given'; readonly seat: Seat }
  | { readonly type: 'help-declined'; readonly seat: Seat }
  | { readonly type: 'toll-paid'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'goal-shown'; readonly seat: Seat; readonly at: At; readonly kind: number }
  | { readonly type: 'goal-turned'; readonly seat: Seat; readonly at: At; readonly face: Face }
  | { readonly type: 'bag-found'; readonly seat: Seat; readonly nuggets: number }
  | { readonly type: 'dragon-met'; readonly seat: Seat; readonly nuggets: number }
  | { readonly type: 'postcard-linked'; readonly seat: Seat; readonly at: At }
  | { readonly type: 'role-changed'; readonly seat: Seat; readonly role: number }
  | { readonly type: 'party-held'; readonly roles: readonly number[] }
  | { readonly type: 'chest-shown'; readonly seat: Seat; readonly at: At; readonly kind: number }
  | { readonly type: 'chest-turned'; readonly seat: Seat; readonly at: At; readonly face: Face }
  | { readonly type: 'chest-opened'; readonly seat: Seat; readonly at: At; readonly chest: number }
  | { readonly type: 'gold-found'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'goal-moved'; readonly seat: Seat; readonly at: At; readonly to: At }
  | { readonly type: 'pile-stirred'; readonly seat: Seat }
  | { readonly type: 'deck-burned'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'card-snatched'
      readonly seat: Seat
      readonly target: Seat
      readonly kind: number
    }
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
  | { readonly type: 'stole'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'stole-nothing'; readonly seat: Seat }
  | { readonly type: 'game-ended'; readonly gold: readonly number[] }

export type EventType = Event['type']
