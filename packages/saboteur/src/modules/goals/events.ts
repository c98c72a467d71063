import { open, type Seat, type Tellings } from '@adit/kernel'

/** What the new goals give and take. */
export type GoalsEvent =
  | { readonly type: 'bag-found'; readonly seat: Seat; readonly nuggets: number }
  | { readonly type: 'dragon-met'; readonly seat: Seat; readonly nuggets: number }

export const goalsTold: Tellings<GoalsEvent> = {
  'bag-found': open,
  'dragon-met': open,
}

/** How a round ends that nobody gets gold in, as a position says it. */
export const lostWord = 'spider'
