import { open, ownOnly, partsOnly, type Seat } from '@adit/kernel'
import type { At } from '../../maze/cells.ts'
import { telling } from '../../telling.ts'

/** Both sides of the postcard. */
export const postcardTold = {
  'postcard-linked': telling<{ seat: Seat; at: At }>(open),
  'role-changed': telling<{ seat: Seat; role: number }>(ownOnly('role')),
  'party-held': telling<{ roles: readonly number[] }>(partsOnly('roles')),
}
