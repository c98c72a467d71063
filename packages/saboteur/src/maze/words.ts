/**
 * One number holds all that is known of a cell, so that a maze is one array.
 *
 * | bits  | face-up card                       | any other cell: what its neighbours show it      |
 * |-------|------------------------------------|--------------------------------------------------|
 * | 0–3   | its open sides                     | sides where tunnel must be laid                  |
 * | 4–7   |                                    | sides where rock must be laid                    |
 * | 8–11  | sides linked from inside (SAB-23)  | sides where an unbroken tunnel arrives           |
 * | 12–15 | open sides that hang (SAB-24)      | sides where a card that hangs has an open side   |
 * | 16–19 | 16: a root, linked of itself       | open sides of face-up cards, linked or not       |
 * | 20    |                                    | a barrier blocks the cell                         |
 * | 21    | 1                                  | 0                                                |
 * | 22–28 | the face                           | 22–23: what lies there closed                    |
 *
 * Closed things keep what their neighbours show too: that is how they are reached, and what is left
 * of the cell when they are taken away. The unlinked landmark shows tunnel on every side (MIN-82)
 * without being a card in the sense of bits 16–19.
 */
export type Word = number

export const ROCK = 4
export const LINKED = 8
export const HANGING_ON = 12
export const JOIN = 16
export const BLOCKED = 1 << 20
export const FACE_UP = 1 << 21
export const CONTENT = 22

/** Face up, and linked without a joint (SB2-12, SB2-51). */
export const ROOT = FACE_UP | (1 << JOIN)

/** One side's bit in each of the five sets; shift by the side's index. */
export const ONE_SIDE = 0x11111
/** The sets that depend on how the whole maze hangs together. */
export const LINK_SETS = (15 << LINKED) | (15 << HANGING_ON)

export const NOTHING_CLOSED = 0
export const CLOSED_GOAL = 1
export const CLOSED_CACHE = 2
export const CLOSED_LANDMARK = 3
export type Closed =
  | typeof NOTHING_CLOSED
  | typeof CLOSED_GOAL
  | typeof CLOSED_CACHE
  | typeof CLOSED_LANDMARK

/** All that a face-up card shows its neighbours, in their sets, by its own sides. */
export function shownBy(card: Word): number {
  const open = card & 15
  return (open << JOIN) | (card & LINK_SETS) | ((open ^ 15) << ROCK) | open
}

/** No card and nothing closed; a barrier may stand there. */
export function isEmptyWord(word: Word): boolean {
  return word < BLOCKED << 1
}

/** A goal that lies face down. */
export function isClosedGoal(word: Word): boolean {
  return word >> CONTENT === CLOSED_GOAL && (word & FACE_UP) === 0
}
