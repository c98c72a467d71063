import type { Seat } from '@adit/kernel'
import type { Card, Kind } from './cards.ts'

/**
 * What happened. Drawn and placed treasures are named for the judge only: the view shows the card
 * while it is in sight, and no log gives it back once it is covered (TRE-04).
 */
export type Event =
  | { readonly type: 'began'; readonly first: Seat }
  | { readonly type: 'shuffled'; readonly round: number; readonly first: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'met-orc'; readonly seat: Seat; readonly orcs: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly place: number; readonly card: Card }
  | { readonly type: 'took'; readonly seat: Seat; readonly token: Kind; readonly place: number }
  /** The sixth orc came: so many tokens were turned over and mixed. */
  | { readonly type: 'alarmed'; readonly tokens: number }
  | { readonly type: 'fled'; readonly seat: Seat; readonly token: Kind; readonly place: number }
  | {
      readonly type: 'scored'
      readonly round: number
      readonly held: readonly Kind[]
      readonly stacks: readonly (readonly Card[])[]
      readonly counts: readonly number[]
      /** In silver. */
      readonly pay: readonly number[]
      readonly coins: readonly number[]
    }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }
