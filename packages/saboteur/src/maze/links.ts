import { hangsInside, linksInside } from './faces.ts'
import { CONTENT, FACE_UP, HANGING_ON, LINK_SETS, LINKED, ROOT, type Word } from './words.ts'

/**
 * Carries the link to the start on from the card at `index`, whose sides `fresh` were just linked
 * from inside. What is linked also hangs, so both spread together. By recursion, because a maze is
 * small and a queue would have to be allocated.
 * Returns 1 if the tunnel arrived at something closed, else 0.
 */
function spreadLink(
  cells: Word[],
  width: number,
  index: number,
  fresh: number,
  links: Uint8Array,
): number {
  let arrived = 0
  if ((fresh & 1) !== 0) arrived |= linkFrom(cells, width, index - width, 4, links)
  if ((fresh & 2) !== 0) arrived |= linkFrom(cells, width, index + 1, 8, links)
  if ((fresh & 4) !== 0) arrived |= linkFrom(cells, width, index + width, 1, links)
  if ((fresh & 8) !== 0) arrived |= linkFrom(cells, width, index - 1, 2, links)
  return arrived
}

/** An unbroken tunnel arrives at the side `entry` of this cell. Returns as `spreadLink`. */
export function linkFrom(
  cells: Word[],
  width: number,
  index: number,
  entry: number,
  links: Uint8Array,
): number {
  const word = cells[index]
  if ((word & FACE_UP) === 0) {
    cells[index] = word | (entry << LINKED) | (entry << HANGING_ON)
    return word >> CONTENT === 0 ? 0 : 1
  }
  const open = word & 15
  if ((open & entry) === 0) return 0
  const inside = ((word >> CONTENT) << 4) | entry
  const fresh = links[inside] & ~(word >> LINKED)
  const hanging = hangsInside[inside] & ~(word >> HANGING_ON)
  cells[index] = word | (fresh << LINKED) | (hanging << HANGING_ON)
  if (hanging !== 0) spreadHanging(cells, width, index, hanging & ~fresh)
  return fresh === 0 ? 0 : spreadLink(cells, width, index, fresh, links)
}

/** Lets every card hang that hangs on these sides of the one at `index`: SAB-24, stubs alike. */
function spreadHanging(cells: Word[], width: number, index: number, sides: number): void {
  if ((sides & 1) !== 0) hangFrom(cells, width, index - width, 4)
  if ((sides & 2) !== 0) hangFrom(cells, width, index + 1, 8)
  if ((sides & 4) !== 0) hangFrom(cells, width, index + width, 1)
  if ((sides & 8) !== 0) hangFrom(cells, width, index - 1, 2)
}

/** A card that hangs shows its open side to the side `entry` of this cell. */
export function hangFrom(cells: Word[], width: number, index: number, entry: number): void {
  const word = cells[index]
  if ((word & FACE_UP) === 0) {
    cells[index] = word | (entry << HANGING_ON)
    return
  }
  const hanging = hangsInside[((word >> CONTENT) << 4) | entry] & ~(word >> HANGING_ON)
  if (hanging === 0) return
  cells[index] = word | (hanging << HANGING_ON)
  spreadHanging(cells, width, index, hanging)
}

// Written anew by each call, so that none allocates.
const roots: number[] = []

/** Works out all links afresh: after a card was taken out there is no telling what it carried. */
export function relink(cells: Word[], width: number, links: Uint8Array = linksInside): void {
  let count = 0
  for (let index = 0; index < cells.length; index++) {
    const word = cells[index]
    if (word === 0) continue
    if ((word & ROOT) === ROOT) roots[count++] = index
    cells[index] = word & ~LINK_SETS
  }
  for (let root = 0; root < count; root++) {
    const index = roots[root]
    const word = cells[index]
    const open = word & 15
    cells[index] = word | (open << LINKED) | (open << HANGING_ON)
    spreadLink(cells, width, index, open, links)
  }
}
