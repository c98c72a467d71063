import type { Seat } from '@adit/kernel'

/** What somebody said of somebody's side in this round, before all. Nobody need mean it. */
export interface Claim {
  readonly by: Seat
  readonly about: Seat
  readonly says: 'suspect' | 'trust'
}
