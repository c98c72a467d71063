import { bothOnly, open, ownOnly, type Seat, type Tellings, targetOnly } from '@adit/kernel'
import type { At } from '../maze/cells.ts'
import type { Face } from '../maze/faces.ts'

/** What action cards do. */
export type CardEvent =
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
  | {
      readonly type: 'diverted'
      readonly seat: Seat
      readonly face: Face
      readonly from: At
      readonly at: At
    }
  /** CHM-22: the pathfinder's second card is not laid. */
  | { readonly type: 'path-left'; readonly seat: Seat }
  | { readonly type: 'answered'; readonly seat: Seat }
  | { readonly type: 'vetoed'; readonly seat: Seat; readonly victim: Seat; readonly kind: number }

export const cardTold: Tellings<CardEvent> = {
  broke: open,
  repaired: open,
  collapsed: open,
  peeked: ownOnly('kind', 'chest'),
  'thief-sent': open,
  'thief-caught': open,
  'hands-swapped': bothOnly('got', 'gave'),
  inspected: ownOnly('role'),
  'hats-swapped': targetOnly('role'),
  trapped: open,
  freed: open,
  'veins-swapped': open,
  'turned-about': open,
  diverted: open,
  'path-left': open,
  answered: open,
  vetoed: open,
}
