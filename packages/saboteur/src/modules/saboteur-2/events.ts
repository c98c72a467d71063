import { open, ownOnly, type Seat, type Tellings } from '@adit/kernel'

/** Cards bought off, and the thieves at the end of a round. */
export type Saboteur2Event =
  | {
      readonly type: 'ransomed'
      readonly seat: Seat
      readonly removed: number
      readonly cards: readonly number[]
    }
  | { readonly type: 'stole'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'stole-nothing'; readonly seat: Seat }

export const saboteur2Told: Tellings<Saboteur2Event> = {
  ransomed: ownOnly('cards'),
  stole: open,
  'stole-nothing': open,
}
