import { open, ownOnly, type Seat } from '@adit/kernel'
import type { At } from '../../maze/cells.ts'
import { telling } from '../../telling.ts'

/** Figures, and the toll they take. */
export const gatheringTold = {
  'figure-placed': telling<{ seat: Seat; at: At; side: number; card: number }>(ownOnly('card')),
  'figure-left': telling<{ seat: Seat; at: At }>(open),
  /** `owner` is whose figure it is: paid by who helps, or asked to waive the toll (MIN-81). */
  'help-asked': telling<{ seat: Seat; target: Seat; owner: Seat; move: number }>(open),
  'help-given': telling<{ seat: Seat; owner: Seat }>(open),
  'help-declined': telling<{ seat: Seat }>(open),
  'toll-paid': telling<{ seat: Seat; target: Seat }>(open),
}
