import { bothOnly, open, ownOnly, type Seat, targetOnly } from '@adit/kernel'
import type { At } from '../maze/cells.ts'
import type { Face } from '../maze/faces.ts'
import { telling } from '../telling.ts'

/** What action cards do. */
export const cardTold = {
  broke: telling<{ seat: Seat; target: Seat; tool: number }>(open),
  repaired: telling<{ seat: Seat; target: Seat; tool: number }>(open),
  /** `face` is HOLE for a closed chest place (MIN-53). */
  collapsed: telling<{ seat: Seat; at: At; face: Face }>(open),
  peeked: telling<{ seat: Seat; at: At; kind: number; chest: number }>(ownOnly('kind', 'chest')),
  'thief-sent': telling<{ seat: Seat }>(open),
  'thief-caught': telling<{ seat: Seat; target: Seat }>(open),
  'hands-swapped': telling<{
    seat: Seat
    target: Seat
    got: readonly number[]
    gave: readonly number[]
  }>(bothOnly('got', 'gave')),
  inspected: telling<{ seat: Seat; target: Seat; role: number }>(ownOnly('role')),
  'hats-swapped': telling<{ seat: Seat; target: Seat; role: number }>(targetOnly('role')),
  trapped: telling<{ seat: Seat; target: Seat }>(open),
  freed: telling<{ seat: Seat; target: Seat }>(open),
  'veins-swapped': telling<{ seat: Seat; one: At; other: At }>(open),
  'turned-about': telling<{ seat: Seat; heading: number }>(open),
  diverted: telling<{ seat: Seat; face: Face; from: At; at: At }>(open),
  /** CHM-22: the pathfinder's second card is not laid. */
  'path-left': telling<{ seat: Seat }>(open),
  answered: telling<{ seat: Seat }>(open),
  vetoed: telling<{ seat: Seat; victim: Seat; kind: number }>(open),
}
