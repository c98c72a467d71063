import { bothOnly, open, ownOnly, type Seat } from '@adit/kernel'
import type { At } from '../../maze/cells.ts'
import type { Face } from '../../maze/faces.ts'
import { telling } from '../../telling.ts'

/** Chests, and what comes of them. */
export const chestsTold = {
  'chests-laid': telling<{ places: readonly At[] }>(open),
  'chest-shown': telling<{ seat: Seat; at: At; kind: number }>(open),
  'chest-turned': telling<{ seat: Seat; at: At; face: Face }>(open),
  'chest-opened': telling<{ seat: Seat; at: At; chest: number }>(open),
  'gold-found': telling<{ seat: Seat; value: number }>(ownOnly('value')),
  'goal-moved': telling<{ seat: Seat; at: At; to: At }>(open),
  'pile-stirred': telling<{ seat: Seat }>(open),
  'deck-burned': telling<{ seat: Seat; count: number }>(open),
  'card-snatched': telling<{ seat: Seat; target: Seat; kind: number }>(bothOnly('kind')),
}
