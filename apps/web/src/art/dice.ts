import { nth } from '@adit/kernel'
import { ink, type Point, poly, type Svg, shine, type Tint } from './strokes.ts'

/** A fraction from 0 to 1, the next of a run that its seed fixes. */
export type Dice = () => number

/** FNV-1a: small, and spreads short strings well. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Mulberry32. The same seed draws the same picture, on every machine. */
export function dice(seed: string): Dice {
  let a = hash(seed)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(roll: Dice, from: readonly T[]): T {
  return nth(from, Math.floor(roll() * from.length))
}

/** A stone with hewn facets. */
export function boulder(
  x: number,
  y: number,
  radius: number,
  seed: string,
  fill: Tint = 'stone',
  width = 1.8,
): Svg {
  const roll = dice(`boulder${seed}`)
  const corners = 6 + Math.floor(roll() * 2)
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = ((i + roll() * 0.5) / corners) * Math.PI * 2
    const reach = radius * (0.82 + roll() * 0.3)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86]
  })
  const ridge: Point = [x - radius * 0.1, y - radius * 0.1]
  const facet = [...points.slice(0, 1), ...points.slice(-2).toReversed(), ridge]
  return ink(poly(points), fill, width) + shine(poly(facet), 0.16)
}
