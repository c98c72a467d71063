import { indicesOf } from '../cards/order.ts'

/**
 * What CHANCE decides (draw.ts), as the first number of her moves. Whole shuffles, so that a person
 * can stack a deck by editing one line of a record.
 */
export const chanceVerbs = [
  'nothing',
  'first',
  'roles',
  'goals',
  'middle',
  'places',
  'chests',
  'gold',
  'deal',
  'party',
  'stir',
  'drawn',
] as const
export type ChanceVerb = (typeof chanceVerbs)[number]

export const verbOf: Readonly<Record<ChanceVerb, number>> = indicesOf(chanceVerbs)
