/**
 * What CHANCE decides, as the first number of her moves. Whole shuffles, so that a person can stack
 * a deck by editing one line of a record.
 */
export const chanceVerbs = [
  'nothing',
  /** SAB-07, once a game: the first player. */
  'first',
  /** One role for each seat, then those left over, the next to be taken first. */
  'roles',
  /** The goals by place, from top to bottom. */
  'goals',
  /** VAR-22: the face that lies in the middle. */
  'middle',
  /** The cells of the chests. */
  'places',
  /** Four special tunnel cards by place, then the four chests under them. */
  'chests',
  /** The gold pile, top first. */
  'gold',
  /** The draw deck: the hands from seat 0 on, then what is set aside, then the deck, top first. */
  'deal',
  /** MIN-31: one role for each seat. */
  'party',
  /** MIN-69: the discard, top first. */
  'stir',
  /** MIN-66: the card drawn blindly. */
  'drawn',
] as const
export type ChanceVerb = (typeof chanceVerbs)[number]

export const FIRST = 1
export const ROLES = 2
export const GOALS = 3
export const MIDDLE = 4
export const PLACES = 5
export const CHESTS = 6
export const GOLD = 7
export const DEAL = 8
export const PARTY = 9
export const STIR = 10
export const SNATCH_LOT = 11
