import { nth } from '@adit/kernel'
import { at, flat, glow, ink, line, type Point, poly, type Svg, shade, shine } from '../strokes.ts'

// A gem is told three times: by its outline, by the pattern in its table, by its letter.

export const stones = ['ruby', 'heliodor', 'sapphire'] as const
export type Stone = (typeof stones)[number]
export const cuts = ['round', 'square', 'triangular'] as const
export type Cut = (typeof cuts)[number]

interface Facets {
  readonly rim: readonly Point[]
  readonly table: readonly Point[]
}

const facets: Readonly<Record<Cut, Facets>> = {
  round: { rim: ring(12, 30), table: ring(12, 19) },
  square: { rim: octagon(28, 22), table: octagon(19, 16) },
  triangular: {
    rim: [
      [-5, -30],
      [5, -30],
      [33, 20],
      [28, 28],
      [-28, 28],
      [-33, 20],
    ],
    table: [
      [-3, -13],
      [3, -13],
      [18, 14],
      [15, 18],
      [-15, 18],
      [-18, 14],
    ],
  },
}

/** A lattice, the sun's rays, waves. */
const patterns: Readonly<Record<Stone, string>> = {
  ruby: 'M-11-1L1-11M-8 7L8-7M-1 11L11 1M-1-11L11-1M-8-7L8 7M-11 1L1 11',
  heliodor: 'M0-11V-4M0 4V11M-11 0H-4M4 0H11M-8-8L-4-4M4 4L8 8M8-8L4-4M-4 4L-8 8',
  sapphire: 'M-12-5q3-5 6 0t6 0 6 0M-12 3q3-5 6 0t6 0 6 0M-8 11q2.7-4.5 5.3 0t5.3 0',
}

/** Small signs of the cuts, for a card's corner. */
export const cutSigns: Readonly<Record<Cut | 'diamond', string>> = {
  round: 'M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z',
  square: 'M-6-6H6V6H-6z',
  triangular: 'M0-7L7 6H-7z',
  diamond: 'M0-8L7 0 0 8-7 0z',
}

export function gem(stone: Stone, cut: Cut): Svg {
  const { rim, table } = facets[cut]
  const isTriangle = cut === 'triangular'
  const pattern = line(patterns[stone], 4, 'shade', 0.4) + line(patterns[stone], 2.3, 'shine')
  return (
    ink(poly(rim), stone, 2.8) +
    rim.map((_, i) => facet(rim, table, i)).join('') +
    shine(poly(table), 0.12) +
    line(poly(table), 1.2, 'shine', 0.7) +
    at(0, isTriangle ? 5 : 0, pattern, { scale: isTriangle ? 0.92 : 1.12 })
  )
}

/** Light comes from above and a little from the left. */
function facet(rim: readonly Point[], table: readonly Point[], i: number): Svg {
  const after = (i + 1) % rim.length
  const [p, q] = [nth(rim, i), nth(rim, after)]
  const patch = poly([p, q, nth(table, after), nth(table, i)])
  const lean = (p[1] + q[1]) / 2 + (p[0] + q[0]) / 4
  return lean < 0
    ? shine(patch, hundredths(Math.min(0.42, -lean / 55)))
    : shade(patch, hundredths(Math.min(0.34, lean / 70)))
}

export function diamond(): Svg {
  return (
    glow(0, 0, 34, 1, 'diamond') +
    ink('M-18-22H18L32-6 0 31-32-6z', 'diamond', 2.8) +
    flat('M-18-22L-10-6-32-6zM18-22L32-6 10-6z', 'vein', 0.3) +
    flat('M-10-6L0 31-32-6z', 'vein', 0.16) +
    flat('M10-6L0 31 32-6z', 'vein', 0.42) +
    line('M-32-6H32M-18-22L-10-6 0-22 10-6 18-22M-10-6L0 31 10-6', 1.4, 'vein', 0.8) +
    line('M27-24v-9M22.5-28.5h9M-28-19v-7M-31.5-22.5h7', 2)
  )
}

function ring(corners: number, radius: number): readonly Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
}

function octagon(far: number, near: number): readonly Point[] {
  return [
    [-near, -far],
    [near, -far],
    [far, -near],
    [far, near],
    [near, far],
    [-near, far],
    [-far, near],
    [-far, -near],
  ]
}

function hundredths(n: number): number {
  return Math.round(n * 100) / 100
}
