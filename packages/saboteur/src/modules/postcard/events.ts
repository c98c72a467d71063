import { open, ownOnly, partsOnly, type Seat, type Tellings } from '@adit/kernel'
import type { At } from '../../maze/cells.ts'

/** Both sides of the postcard. */
export type PostcardEvent =
  | { readonly type: 'postcard-linked'; readonly seat: Seat; readonly at: At }
  | { readonly type: 'role-changed'; readonly seat: Seat; readonly role: number }
  | { readonly type: 'party-held'; readonly roles: readonly number[] }

export const postcardTold: Tellings<PostcardEvent> = {
  'postcard-linked': open,
  'role-changed': ownOnly('role'),
  'party-held': partsOnly('roles'),
}
