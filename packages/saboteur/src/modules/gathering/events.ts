import { open, ownOnly, type Seat, type Tellings } from '@adit/kernel'
import type { At } from '../../maze/cells.ts'

/** Figures, and the toll they take. */
export type GatheringEvent =
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
      /** Whose figure it is: who is asked to pay them, or is asked to waive the toll (MIN-81). */
      readonly owner: Seat
      readonly move: number
    }
  | { readonly type: 'help-given'; readonly seat: Seat; readonly owner: Seat }
  | { readonly type: 'help-declined'; readonly seat: Seat }
  | { readonly type: 'toll-paid'; readonly seat: Seat; readonly target: Seat }

export const gatheringTold: Tellings<GatheringEvent> = {
  'figure-placed': ownOnly('card'),
  'figure-left': open,
  'help-asked': open,
  'help-given': open,
  'help-declined': open,
  'toll-paid': open,
}
