import { hash } from '../dice.ts'
import type { Point } from '../strokes.ts'
import { noiseOn, smooth } from './noise.ts'
import {
  HALF,
  HEIGHT,
  MIDDLE,
  MOUTH,
  OPPOSITE,
  OUTWARD,
  type Side,
  type Way,
  WIDTH,
} from './shape.ts'

/**
 * A tunnel as a field: at each knot of a grid, how far it is to the wall, less than 0 inside. The
 * wall is a line in the field, and so are the rim of the rock and the steps of light on the floor.
 */
export type Field = Float32Array

/** The grid reaches past the card, so that every outline closes outside of what is seen. */
export const STEP = 4
export const MARGIN = 8
export const COLUMNS = (WIDTH + 2 * MARGIN) / STEP + 1
export const ROWS = (HEIGHT + 2 * MARGIN) / STEP + 1

const placesOf = (count: number, wave: number): readonly number[] =>
  Array.from({ length: count }, (_none, at) => (at * STEP - MARGIN) / wave)
const wandering = (wave: number) => noiseOn(placesOf(COLUMNS, wave), placesOf(ROWS, wave))
/** How walls wander, in bends, in bulges and in chips. */
const bends = wandering(30)
const bulges = wandering(11)
const chips = wandering(5)

/** Rock that stays between tunnels which do not meet, whatever the seed. */
const GAP = 8
/** How far from the card's edge the walls begin to wander. Mouths must not. */
const CALM = 15
const FAR = 50

export interface Hewing {
  readonly seed: string
  /** Radius of a room in the middle; 0 for none. */
  readonly chamber: number
  /** How far the walls may wander, 1 at most. */
  readonly wild: number
}

export function fieldOf(way: Way, hewing: Hewing): Field {
  const distance = way.stub ? toStub(way.sides[0]) : toTunnel(way.sides, hewing.chamber)
  const rough = hash(hewing.seed)
  const [across, along] = [bends(hash(`${hewing.seed}x`)), bends(hash(`${hewing.seed}y`))]
  const [bulged, chipped] = [bulges(rough), chips(rough)]
  const field = new Float32Array(COLUMNS * ROWS).fill(FAR)
  for (let row = 1; row < ROWS - 1; row++) {
    for (let column = 1; column < COLUMNS - 1; column++) {
      const x = column * STEP - MARGIN
      const y = row * STEP - MARGIN
      const knot = row * COLUMNS + column
      const free = hewing.wild * smooth(Math.min(1, depthInside(x, y) / CALM))
      const warpedX = x + free * 6 * (across[knot] ?? 0)
      const warpedY = y + free * 6 * (along[knot] ?? 0)
      const rubbed = 2.5 * (bulged[knot] ?? 0) + 1.5 * (chipped[knot] ?? 0)
      field[knot] = distance(warpedX, warpedY) + free * rubbed
    }
  }
  return field
}

/** Each tunnel yields to those named before it, so that no seed draws a way the rules do not have. */
export function keepApart(fields: readonly Field[]): readonly Field[] {
  return fields.map((field, rank) =>
    fields
      .slice(0, rank)
      .reduce(
        (apart, earlier) => apart.map((far, at) => Math.max(far, GAP - depthOf(earlier, at))),
        field,
      ),
  )
}

/** The field of all tunnels together. */
export function union(fields: readonly Field[]): Field {
  return fields.reduce((all, field) => all.map((far, at) => Math.min(far, depthOf(field, at))))
}

/** The field at a knot; beyond the grid no tunnel is near. */
export function depthOf(field: Field, knot: number): number {
  return field[knot] ?? FAR
}

/** The field between the knots. */
export function depthAt(field: Field, x: number, y: number): number {
  const column = clamp((x + MARGIN) / STEP, 0, COLUMNS - 1.001)
  const row = clamp((y + MARGIN) / STEP, 0, ROWS - 1.001)
  const [i, j] = [Math.floor(column), Math.floor(row)]
  const [u, v] = [column - i, row - j]
  const knot = j * COLUMNS + i
  const upper = depthOf(field, knot) * (1 - u) + depthOf(field, knot + 1) * u
  const lower = depthOf(field, knot + COLUMNS) * (1 - u) + depthOf(field, knot + COLUMNS + 1) * u
  return upper * (1 - v) + lower * v
}

/** Where a stub ends, and the box that it fills. */
export function stubBox(side: Side) {
  const [ox, oy] = OUTWARD[side]
  const [mx, my] = MOUTH[side]
  const depth = ox === 0 ? 36 : 21.5
  const long = (depth + 20) / 2
  const middle: Point = [mx + (ox * (20 - depth)) / 2, my + (oy * (20 - depth)) / 2]
  const tip: Point = [mx - ox * depth, my - oy * depth]
  return { middle, tip, halfWidth: ox === 0 ? HALF : long, halfHeight: ox === 0 ? long : HALF }
}

type Distance = (x: number, y: number) => number

function toStub(side: Side): Distance {
  const { middle, halfWidth, halfHeight } = stubBox(side)
  const corner = 9
  return (x, y) => {
    const dx = Math.abs(x - middle[0]) - halfWidth + corner
    const dy = Math.abs(y - middle[1]) - halfHeight + corner
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner
  }
}

function toTunnel(sides: readonly Side[], chamber: number): Distance {
  const [first = [], ...others] = centreLines(sides, chamber > 0).map(legsOf)
  return (x, y) => {
    let depth = toLegs(x, y, first) - HALF
    for (const legs of others) depth = blend(depth, toLegs(x, y, legs) - HALF, 9)
    if (chamber === 0) return depth
    return blend(depth, Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) - chamber, 8)
  }
}

/** Where a tunnel's middle runs: straight, in one bend between neighbours, or in legs to the middle. */
function centreLines(sides: readonly Side[], hasMiddle: boolean): readonly (readonly Point[])[] {
  const [from, to] = sides
  if (from === undefined || to === undefined || sides.length > 2 || hasMiddle) {
    return sides.map(side => [beyond(side), MIDDLE])
  }
  if (OPPOSITE[from] === to) return [[beyond(from), beyond(to)]]
  const bend = Array.from({ length: 11 }, (_, i): Point => {
    const t = i / 10
    const on = (axis: 0 | 1): number =>
      (1 - t) ** 2 * MOUTH[from][axis] + 2 * t * (1 - t) * MIDDLE[axis] + t * t * MOUTH[to][axis]
    return [on(0), on(1)]
  })
  return [[beyond(from), ...bend, beyond(to)]]
}

function beyond(side: Side): Point {
  return [MOUTH[side][0] + OUTWARD[side][0] * 20, MOUTH[side][1] + OUTWARD[side][1] * 20]
}

interface Leg {
  readonly ax: number
  readonly ay: number
  readonly dx: number
  readonly dy: number
}

function legsOf(points: readonly Point[]): readonly Leg[] {
  return points.flatMap(([ax, ay], at) => {
    const to = points[at + 1]
    return to === undefined ? [] : [{ ax, ay, dx: to[0] - ax, dy: to[1] - ay }]
  })
}

function toLegs(x: number, y: number, legs: readonly Leg[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const { ax, ay, dx, dy } of legs) {
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
    const ex = x - ax - t * dx
    const ey = y - ay - t * dy
    nearest = Math.min(nearest, ex * ex + ey * ey)
  }
  return Math.sqrt(nearest)
}

/** The nearer of two, rounded off where they meet within `k`. */
function blend(a: number, b: number, k: number): number {
  const h = clamp(0.5 + (b - a) / (2 * k), 0, 1)
  return b + (a - b) * h - k * h * (1 - h)
}

function depthInside(x: number, y: number): number {
  return Math.max(0, Math.min(x, WIDTH - x, y, HEIGHT - y))
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n))
}
