import { bothOnly, open, ownOnly, type Seat, type Tellings } from '@adit/kernel'
import type { At } from '../../maze/cells.ts'
import type { Face } from '../../maze/faces.ts'

/** Chests, and what comes of them. */
export type ChestsEvent =
  | { readonly type: 'chests-laid'; readonly places: readonly At[] }
  | { readonly type: 'chest-shown'; readonly seat: Seat; readonly at: At; readonly kind: number }
  | { readonly type: 'chest-turned'; readonly seat: Seat; readonly at: At; readonly face: Face }
  | { readonly type: 'chest-opened'; readonly seat: Seat; readonly at: At; readonly chest: number }
  | { readonly type: 'gold-found'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'goal-moved'; readonly seat: Seat; readonly at: At; readonly to: At }
  | { readonly type: 'pile-stirred'; readonly seat: Seat }
  | { readonly type: 'deck-burned'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'card-snatched'
      readonly seat: Seat
      readonly target: Seat
      readonly kind: number
    }

export const chestsTold: Tellings<ChestsEvent> = {
  'chests-laid': open,
  'chest-shown': open,
  'chest-turned': open,
  'chest-opened': open,
  'gold-found': ownOnly('value'),
  'goal-moved': open,
  'pile-stirred': open,
  'deck-burned': open,
  'card-snatched': bothOnly('kind'),
}
