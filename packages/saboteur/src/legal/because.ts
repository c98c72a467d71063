import type { Refusal } from '@adit/kernel'
import type { PlacementRefusal } from '../maze/refusals.ts'
import type { moduleRefusals } from '../modules/index.ts'

/** Refusals that belong to the turn itself and not to one card. */
export const turnRefusals = [
  'not-your-turn',
  'move-malformed',
  'answer-not-offered',
  'chance-not-awaited',
  'chance-other-awaited',
  'chance-impossible',
  'card-not-held',
  'no-such-seat',
  'lay-broken',
  'oneself',
  'pass-too-many',
  'pass-empty',
  'pass-order',
] as const
type TurnKey = (typeof turnRefusals)[number] | (typeof moduleRefusals)[number]

/** A refusal whose sentence is one of the turn's, a module's, the maze's or the card's own. */
export interface Because<Key extends string = never> extends Refusal {
  readonly key: Key | TurnKey | PlacementRefusal['key']
}

/** Filled in by `refuse` from what the card is aimed at, so that a refusal can be a constant. */
const SOMEBODY = -1

/** Made once, where it is said; `about: 'seat'` if the sentence names the seat aimed at. */
export function because<const Key extends string>(
  key: Key,
  rule?: string,
  { about }: { readonly about?: 'seat' } = {},
): Refusal & { readonly key: Key } {
  return {
    ...(rule === undefined ? {} : { rule }),
    key,
    ...(about === undefined ? {} : { slots: { seat: SOMEBODY } }),
  }
}

/** The same about that seat. */
export function aboutSeat(why: Refusal, seat: number | undefined): Refusal {
  return seat === undefined || why.slots?.seat !== SOMEBODY ? why : { ...why, slots: { seat } }
}
