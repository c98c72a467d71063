import { open, ownOnly, type Seat, type Tellings, tellBy } from '@adit/kernel'
import type { Kind } from './cards.ts'
import type { Tally } from './split.ts'

export type Event =
  | { readonly type: 'first-drawn'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly count: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Kind[] }
  /** From the deck to an open place, in the deal or as a refill. */
  | { readonly type: 'opened'; readonly place: number; readonly card: Kind }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Kind }
  | { readonly type: 'took'; readonly seat: Seat; readonly place: number; readonly card: Kind }
  | { readonly type: 'took-none'; readonly seat: Seat }
  | { readonly type: 'last-round-began' }
  /** A cave came to lie in front, and stays. */
  | { readonly type: 'entered'; readonly seat: Seat }
  /** A cave was played under a collapse: one of each went to the discard. What is there still? */
  | {
      readonly type: 'cleared'
      readonly seat: Seat
      readonly collapses: number
      readonly caves: number
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly gem: Kind }
  | { readonly type: 'cursed'; readonly seat: Seat; readonly target: Seat; readonly curse: Kind }
  | { readonly type: 'blown'; readonly seat: Seat; readonly wind: Kind; readonly fog: Kind }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Kind }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'ended'
      readonly winners: readonly Seat[]
      /** By seat: how many sets of six, five, … one. */
      readonly tallies: readonly Tally[]
    }

/** NIM-18: only what goes unseen from the deck into a hand is told to its owner alone. */
const told: Tellings<Event> = {
  'first-drawn': open,
  shuffled: open,
  dealt: ownOnly('cards'),
  opened: open,
  'turn-began': open,
  drew: ownOnly('card'),
  took: open,
  'took-none': open,
  'last-round-began': open,
  entered: open,
  cleared: open,
  laid: open,
  cursed: open,
  blown: open,
  discarded: open,
  passed: open,
  ended: open,
}

export const redact = tellBy(told)
