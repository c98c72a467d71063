import type { PlayerMove } from './moves.ts'

/** In views: something is there, unknown to the viewer. In lists: nothing is there. */
export { HOLE } from '@adit/kernel'

/** Places for cards in a hand; more than any hand can grow to (SAB-72, MIN-89). */
export const HAND = 10

/** What comes next when no window is open and CHANCE owes nothing (flow.ts). */
export const SETUP = 0
export const TURN_DUE = 1
/** CHM-22: the first or second of two cards. */
export const PATH_DUE = 2
/** SAB-70: what a placement caused is being settled. */
export const SETTLING = 3
/** The draws at the end of a turn, then those that were changed. */
export const DRAWING = 4
export const DRAWING_ON = 5
export const TURN_OVER = 6
/** From here on all roles are shown (SAB-51). */
export const SHARING = 7
/** SAB-54: gold cards go round. */
export const CHOOSING = 8
export const STEALING = 9
export const ROUND_OVER = 10
export const OVER = 11

/** SAB-61 */
export const ROUNDS = 3

/** How a round ended. */
export const GOING_ON = 0
export const GOLD_REACHED = 1
export const GOLD_LOST = 2
export const CARDS_SPENT = 3

/** What became of a cache: face down, its tunnel shown, opened, taken by a rock fall. */
export const CLOSED = 0
export const SHOWN = 1
export const OPENED = 2
export const GONE = 3

/** In masks of who has seen something: everybody, spectators too. */
export const OPEN = 1 << 15

export const NO_MOVE = -1 as PlayerMove

/** The pile: a card all have seen is its kind; a hidden one carries this bit, and who knows it. */
export const HIDDEN = 1 << 7
export const KNOWERS_SHIFT = 8
