import type { At } from './cells.ts'

/**
 * Cells in ascending order, each once: the same cells make the same list, however they came into
 * it. Short enough that moving its members aside is cheaper than anything clever.
 */
export type CellList = At[]

export function enter(list: CellList, at: At): void {
  let slot = list.length
  list.push(at)
  while (slot > 0 && list[slot - 1] > at) {
    list[slot] = list[slot - 1]
    slot--
  }
  list[slot] = at
}

/** Nothing happens if the cell is not in the list. */
export function leave(list: CellList, at: At): void {
  const last = list.length - 1
  let slot = 0
  while (slot <= last && list[slot] < at) slot++
  if (slot > last || list[slot] !== at) return
  while (slot < last) {
    list[slot] = list[slot + 1]
    slot++
  }
  list.pop()
}
