import type { Point } from '../strokes.ts'

export const sides = ['T', 'R', 'B', 'L'] as const
export type Side = (typeof sides)[number]

/** Sides joined inside the card, or one side whose tunnel ends there. */
export interface Way {
  readonly sides: readonly [Side, ...Side[]]
  readonly stub: boolean
}

/** All cards are 100 × 140 units. */
export const WIDTH = 100
export const HEIGHT = 140
export const MIDDLE: Point = [50, 70]

/** Half the width of every mouth. Two cards join without a seam because this never varies. */
export const HALF = 16

export const MOUTH: Readonly<Record<Side, Point>> = {
  T: [50, 0],
  R: [100, 70],
  B: [50, 140],
  L: [0, 70],
}
export const OUTWARD: Readonly<Record<Side, Point>> = {
  T: [0, -1],
  R: [1, 0],
  B: [0, 1],
  L: [-1, 0],
}
export const OPPOSITE: Readonly<Record<Side, Side>> = { T: 'B', R: 'L', B: 'T', L: 'R' }

/** Reads the ledger's notation: `T-B-L|Rx` is a junction and, not joined to it, a stub. */
export function parseShape(notation: string): readonly Way[] {
  return notation.split('|').map(part => {
    const stub = part.endsWith('x')
    const [first = '', ...others] = (stub ? part.slice(0, -1) : part).split('-')
    return { sides: [sideNamed(first), ...others.map(sideNamed)], stub }
  })
}

function sideNamed(letter: string): Side {
  const side = sides.find(one => one === letter)
  if (side === undefined) throw new Error(`no side: ${letter}`)
  return side
}

/** The side straight across, if this way goes through. */
export function throughSide(way: Way): Side | undefined {
  return way.sides.find(side => way.sides.includes(OPPOSITE[side]))
}
