import { open, type Seat } from '@adit/kernel'
import { telling } from '../../telling.ts'

/** What the new goals give and take. */
export const goalsTold = {
  'bag-found': telling<{ seat: Seat; nuggets: number }>(open),
  'dragon-met': telling<{ seat: Seat; nuggets: number }>(open),
}

/** How a round ends that nobody gets gold in, as a position says it. */
export const lostWord = 'spider'
