import { open, type Seat } from '@adit/kernel'
import { telling } from '../../telling.ts'

/** What the new goals take. */
export const goalsTold = {
  'dragon-met': telling<{ seat: Seat; nuggets: number }>(open),
}

/** How a round ends that nobody gets gold in, as a position says it. */
export const lostWord = 'spider'
