import { boulder } from '../dice.ts'
import { at, flat, glow, ink, line, rod, type Svg, shine, type Tint } from '../strokes.ts'
import { lamp } from './tools.ts'

const rockFace =
  ink('M-32 28L-30-2-20-22-4-29 14-26 27-12 32 28z', 'stone', 2.8) +
  shine('M-20-22L-4-29-8-14-22-4z', 0.14) +
  line('M14-26L10-15M27-12L18-4M-30-2L-19 2', 1.3, 'line', 0.45) +
  ink('M-18 28V4Q-18-14 0-14T18 4V28z', 'dark', 2.6)

export function cave(): Svg {
  return rockFace + glow(0, 10, 22, 2) + at(0, 8, lamp(), { scale: 0.4 })
}

export function collapse(): Svg {
  return (
    rockFace +
    boulder(-9, 19, 10, 'k', 'stone', 2.2) +
    boulder(10, 20, 10, 'l', 'stone', 2.2) +
    boulder(1, 5, 10, 'm', 'stone', 2.2) +
    line('M-10-13L-5-21 1-18 3-29M10-12L14-20', 2.4, 'ember')
  )
}

export const fogColours = ['orange', 'green', 'purple'] as const
export type FogColour = (typeof fogColours)[number]

/** Bars, peaks and dots: told apart without colour. */
const fogMarks: Readonly<Record<FogColour, string>> = {
  orange: 'M-14 0h28M-14 7h28',
  green: 'M-12 8l8-10 8 10 8-10',
  purple: 'M-12 3h.1M-3 3h.1M6 3h.1M15 3h.1M-8 9h.1M1 9h.1M10 9h.1',
}

const puff = 'M-26 12a9 9 0 0 1 1-17 12 12 0 0 1 20-9 13 13 0 0 1 23 5 11 11 0 0 1 7 20z'
const puffShine = shine('M-24 2a12 12 0 0 1 18-12 14 14 0 0 1 8-3 20 20 0 0 0-26 15z', 0.3)

export function fog(colour: FogColour): Svg {
  const fill: Tint = `fog-${colour}`
  const behind = ink(puff, fill, 2.2) + puffShine + flat(puff, 'shade', 0.14)
  const before = ink(puff, fill, 2.6) + puffShine + line(fogMarks[colour], 4, 'shade', 0.55)
  return at(5, -13, behind, { scale: 0.8 }) + at(-2, 10, before, { scale: 1.05 })
}

export const windColours = ['red', 'yellow', 'blue'] as const
export type WindColour = (typeof windColours)[number]

/** Curls, a whirl and waves: told apart by their run. */
const gusts: Readonly<Record<WindColour, readonly string[]>> = {
  red: [
    'M-30-10H8Q20-10 20-19T11-27 3-20',
    'M-24 2H20Q31 2 31 11T22 20 14 14',
    'M-30 14H2Q11 14 11 22T4 30-3 25',
  ],
  yellow: ['M-30 8H6A18 18 0 0 0 6-28 13.5 13.5 0 0 0 6-1 8 8 0 0 0 6-17', 'M-24 20H20'],
  blue: [
    'M-30-16q7.5-12 15 0t15 0 15 0 15 0',
    'M-30 2q7.5-12 15 0t15 0 15 0 15 0',
    'M-30 20q7.5-12 15 0t15 0 15 0 15 0',
  ],
}
const windTints: Readonly<Record<WindColour, Tint>> = {
  red: 'ruby',
  yellow: 'heliodor',
  blue: 'sapphire',
}

export function wind(colour: WindColour): Svg {
  return gusts[colour].map(d => rod(d, 7.5, 4.2, windTints[colour])).join('')
}
