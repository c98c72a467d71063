/**
 * A cell of the unbounded grid (SAB-04), packed: x grows from the start to the goals, y grows down.
 * 128 cells each way are more than all cards of all boxes in one line.
 */
export type At = number

export const NOWHERE: At = -1

const MIDDLE = 128

export function cellAt(x: number, y: number): At {
  return ((y + MIDDLE) << 8) | (x + MIDDLE)
}

export function xOf(at: At): number {
  return (at & 255) - MIDDLE
}

export function yOf(at: At): number {
  return (at >> 8) - MIDDLE
}

export function isCell(at: unknown): at is At {
  return typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < 1 << 16
}

/** SAB-03: the entrance; x and y are counted from here. */
export const START: At = cellAt(0, 0)

const STEP = [-256, 1, 256, -1] as const

/** The cell that shares side `side` (0 top, 1 right, 2 bottom, 3 left). */
export function besideOf(at: At, side: number): At {
  return at + STEP[side]
}

export function isBeside(one: At, other: At): boolean {
  const apart = one - other
  return apart === 1 || apart === -1 || apart === 256 || apart === -256
}

/** `3,-1`: x, then y. */
export function printCell(at: At): string {
  return `${xOf(at)},${yOf(at)}`
}

export function parseCell(word = ''): At | undefined {
  const match = /^(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})$/.exec(word)
  const [x, y] = [Number(match?.[1]), Number(match?.[2])]
  return Math.abs(x) < MIDDLE && Math.abs(y) < MIDDLE ? cellAt(x, y) : undefined
}
