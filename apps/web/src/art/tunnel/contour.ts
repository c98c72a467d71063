import type { Point } from '../strokes.ts'
import { COLUMNS, depthOf, type Field, MARGIN, ROWS, STEP } from './field.ts'

/** A closed line. */
export type Loop = readonly Point[]

const NOWHERE = -1
const next = new Int32Array(COLUMNS * ROWS * 2)

/**
 * Marching squares: the outlines of all that lies below the level, each with the low side on the
 * right of its course. A knot's two edges, to the right and down, are `knot * 2` and `knot * 2 + 1`.
 */
export function contours(field: Field, level: number): readonly Loop[] {
  next.fill(NOWHERE)
  const starts = linkEdges(field, level)
  const loops: Loop[] = []
  for (const start of starts) {
    const loop: Point[] = []
    for (let edge = start, after = leave(edge); after !== NOWHERE; after = leave(edge)) {
      loop.push(crossing(field, level, edge))
      edge = after
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

/** The edge after this one, told once. */
function leave(edge: number): number {
  const after = next[edge] ?? NOWHERE
  next[edge] = NOWHERE
  return after
}

function linkEdges(field: Field, level: number): readonly number[] {
  const starts: number[] = []
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const knot = row * COLUMNS + column
      let low = depthOf(field, knot) < level ? 1 : 0
      if (depthOf(field, knot + 1) < level) low |= 2
      if (depthOf(field, knot + COLUMNS + 1) < level) low |= 4
      if (depthOf(field, knot + COLUMNS) < level) low |= 8
      if (low !== 0 && low !== 15) linkCell(knot, low, starts)
    }
  }
  return starts
}

/** Joins the edges where the line leaves the low corners to those where it comes back to them. */
function linkCell(knot: number, low: number, starts: number[]): void {
  // The corners after each, round the cell: bit n of `leaves` is a low corner before a high one.
  const after = (low >> 1) | ((low & 1) << 3)
  const leaves = low & ~after
  const enters = ~low & after
  const isSaddle = low === 5 || low === 10
  for (let n = 0; n < 4; n++) {
    if (((leaves >> n) & 1) === 0) continue
    const edge = edgeOf(knot, n)
    next[edge] = edgeOf(knot, isSaddle ? (n + 3) & 3 : 31 - Math.clz32(enters))
    starts.push(edge)
  }
}

/** The edges of a cell clockwise from its top. */
function edgeOf(knot: number, n: number): number {
  switch (n) {
    case 0:
      return knot * 2
    case 1:
      return (knot + 1) * 2 + 1
    case 2:
      return (knot + COLUMNS) * 2
    default:
      return knot * 2 + 1
  }
}

function crossing(field: Field, level: number, edge: number): Point {
  const knot = edge >> 1
  const isDown = (edge & 1) === 1
  const a = depthOf(field, knot) - level
  const b = depthOf(field, knot + (isDown ? COLUMNS : 1)) - level
  const along = (a / (a - b)) * STEP
  const x = (knot % COLUMNS) * STEP - MARGIN
  const y = Math.floor(knot / COLUMNS) * STEP - MARGIN
  return isDown ? [x, y + along] : [x + along, y]
}

/** Tenths as text, both ways from 0: a step along an outline is at most a cell long. */
const MOST = 100
const TENTHS = Array.from({ length: 2 * MOST + 1 }, (_none, at) => `${(at - MOST) / 10}`)

function tenths(n: number): string {
  return TENTHS[n + MOST] ?? `${n / 10}`
}

/** Written in steps from point to point, which is a third shorter than places. */
export function outline(loops: readonly Loop[]): string {
  let d = ''
  for (const loop of loops) {
    let [x, y, before] = [0, 0, 'M']
    for (const [atX, atY] of loop) {
      const toX = Math.round(atX * 10)
      const toY = Math.round(atY * 10)
      const between = before === 'M' || toY >= y ? ' ' : ''
      d += before + tenths(toX - x) + between + tenths(toY - y)
      before = before === 'M' ? 'l' : ' '
      x = toX
      y = toY
    }
    d += 'z'
  }
  return d
}
