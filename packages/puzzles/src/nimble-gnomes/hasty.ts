import { nth } from '@adit/kernel'
import { colours, shapes, type Tally } from '@adit/nimble-gnomes'

/** The six ways in which gems can be alike: the colours, then the shapes. */
export const LINES = colours.length + shapes.length
const CELLS = colours.length * shapes.length
const LARGEST = 6

export function cellsOf(line: number): readonly number[] {
  return Array.from({ length: CELLS }, (_none, cell) => cell).filter(cell =>
    line < colours.length
      ? Math.trunc(cell / shapes.length) === line
      : cell % shapes.length === line - colours.length,
  )
}

/** What comes out if the lines are served in this order: each takes all gems that are left for it. */
export function tallyInOrder(gems: readonly number[], order: readonly number[]): Tally {
  const left = [...gems]
  const sizes = order.map(line => {
    let size = 0
    for (const cell of cellsOf(line)) {
      size += nth(left, cell)
      left[cell] = 0
    }
    return size
  })
  // Diamonds go where a set wants the fewest to be full.
  for (let diamonds = nth(gems, CELLS); diamonds > 0; diamonds--) {
    const wanted = sizes.map(size => (size % LARGEST === 0 ? -1 : size % LARGEST))
    const line = wanted.indexOf(Math.max(...wanted))
    sizes[line] = nth(sizes, line) + 1
  }
  return tallyOfSizes(sizes)
}

/** How somebody in haste splits: the largest set first, then the largest of what is left. */
export function hastyTally(gems: readonly number[]): Tally {
  const left = [...gems]
  const order: number[] = []
  for (let served = 0; served < LINES; served++) {
    const sizes = Array.from({ length: LINES }, (_none, line) =>
      order.includes(line) ? -1 : cellsOf(line).reduce((sum, cell) => sum + nth(left, cell), 0),
    )
    const line = sizes.indexOf(Math.max(...sizes))
    order.push(line)
    for (const cell of cellsOf(line)) left[cell] = 0
  }
  return tallyInOrder(gems, order)
}

/** A line of n gems is best cut into sixes and one rest (NIM-15). */
export function tallyOfSizes(sizes: readonly number[]): Tally {
  const tally = Array<number>(LARGEST).fill(0)
  const add = (place: number, sets: number): void => {
    tally[place] = nth(tally, place) + sets
  }
  for (const size of sizes) {
    add(0, Math.trunc(size / LARGEST))
    if (size % LARGEST > 0) add(LARGEST - (size % LARGEST), 1)
  }
  return tally
}

/** Of two tallies the one that wins (NIM-16): positive if it is the first. */
export function compareTallies(one: Tally, other: Tally): number {
  const at = one.findIndex((count, size) => count !== other[size])
  return at < 0 ? 0 : nth(one, at) - nth(other, at)
}
