import { open, ownOnly, type Seat } from '@adit/kernel'
import { telling } from '../../telling.ts'

/** Cards bought off, and the thieves at the end of a round. */
export const saboteur2Told = {
  ransomed: telling<{ seat: Seat; removed: number; cards: readonly number[] }>(ownOnly('cards')),
  stole: telling<{ seat: Seat; target: Seat }>(open),
  'stole-nothing': telling<{ seat: Seat }>(open),
}
