import { at, box, disc, fine, flat, glow, ink, line, type Svg, shade, shine } from '../strokes.ts'

// What is found in the rock.

function lump(x: number, y: number, scale: number, turn = 0): Svg {
  const body =
    ink('M-13 4L-10-7-1-12 10-8 14 2 7 10-6 11z', 'gold', Math.round(24 / scale ** 0.6) / 10) +
    flat('M-10-7L-1-12 3-4-5 2z', 'gold-light', 0.95) +
    flat('M7 10L14 2 5 1-6 11z', 'brass', 0.6) +
    line('M3-4L10-8M3-4L5 1-5 2M5 1L14 2', Math.round(11 / scale) / 10, 'line', 0.55)
  return at(x, y, body, { scale, turn })
}

const heaps = {
  1: lump(0, 0, 1.75),
  2: lump(-12, -8, 1.15) + lump(12, 9, 1.2, 40),
  3: lump(0, -14, 1.05) + lump(-15, 12, 1.05, 50) + lump(15, 12, 1.05, -30),
}

export function nugget(lumps: keyof typeof heaps): Svg {
  return heaps[lumps]
}

export function gold(): Svg {
  const sparks = line('M-24-16v-8M-28-20h8M22-20v-7M18.5-23.5h7', 2, 'shine')
  return (
    lump(-14, 8, 0.95, 20) +
    lump(14, 9, 0.9, -30) +
    lump(0, -8, 1.1) +
    lump(1, 14, 0.85, 70) +
    sparks
  )
}

export function stone(): Svg {
  return (
    ink('M-27 14L-24-8-9-24 12-22 27-5 24 16 6 25-14 24z', 'stone', 3) +
    shine('M-24-8L-9-24 2-10-12 0z', 0.2) +
    shade('M2-10L27-5 24 16 6 25 0 8z', 0.3) +
    line('M2-10L12-22M2-10L-12 0-27 14M2-10L0 8 24 16M0 8L-14 24', 1.4, 'line', 0.6)
  )
}

function prism(isFine: boolean, x: number, y: number, scale: number, turn: number): Svg {
  const thin = Math.round(20 / scale) / 10
  const facets =
    flat('M-6-10L0-20 1-8V14H-3z', 'diamond', 0.6) +
    line('M-6-10L1-8 6-10M1-8V14', thin / 2, 'line', 0.5)
  const body =
    ink('M-6 14V-10L0-20 6-10V14z', 'diamond', thin) + flat('M0-20L6-10V14H1V-8z', 'vein', 0.55)
  return at(x, y, isFine ? body + fine(facets) : body, { scale, turn })
}

/** On a small card without the glow and the facets that nobody could see there. */
export function crystal(isFine = true): Svg {
  return (
    (isFine ? fine(glow(0, 0, 26, 1.1, 'diamond')) : '') +
    prism(isFine, -11, 6, 0.85, -28) +
    prism(isFine, 12, 7, 0.8, 30) +
    prism(isFine, 0, 0, 1.2, 2) +
    ink('M-20 16L-12 12 0 15 10 12 20 17 14 22H-14z', 'stone', 2)
  )
}

export function bag(nuggets: number): Svg {
  const contents = nuggets === 1 ? lump(0, 9, 0.85) : lump(-8, 6, 0.68) + lump(9, 14, 0.68, 40)
  return (
    ink(
      'M-9-15Q-13-24-17-27 0-23 17-28 12-22 9-15 26 0 24 17 20 30 0 30T-24 17Q-26 0-9-15z',
      'leather',
      2.8,
    ) +
    shade('M8-14Q26 0 24 17 20 30 0 30 18 20 8-14z', 0.24) +
    shine('M-11-10Q-22 2-20 16-15 4-5-10z', 0.14) +
    line('M-11-14Q0-10 11-14', 3.4, 'gold') +
    contents
  )
}

const straps = (d: string): Svg => line(d, 4.4) + line(d, 2, 'brass')

export function closedChest(): Svg {
  return (
    ink('M-28-4Q-28-22 0-22T28-4z', 'wood') +
    shine('M-24-8Q-22-18-6-20-14-14-15-8z', 0.18) +
    ink('M-28-4H28V24H-28z', 'leather') +
    shade('M-28 12H28V24H-28z', 0.22) +
    straps('M-17-20V24M17-20V24') +
    ink(box(-7, -9, 14, 15, 2), 'brass', 2) +
    flat(`${disc(0, -3, 2.2)}M-1.2-3H1.2L2 3H-2z`, 'dark')
  )
}

/** Seen a little from above: the lid leans back, light comes out. */
export function openChest(): Svg {
  return (
    ink('M-27-6L-25-25Q-24-32-14-32H14Q24-32 25-25L27-6z', 'wood') +
    flat('M-23-7L-21-23Q-20-28-13-28H13Q20-28 21-23L23-7z', 'dark', 0.7) +
    straps('M-16-31L-17-8M16-31L17-8') +
    flat('M-25-6Q0-20 25-6L22 0H-22z', 'glow', 0.75) +
    ink('M-30-7L30-7 28 1H-28z', 'dark', 2) +
    flat('M-24-4Q-12-11 0-6 12-12 24-4L22-1H-22z', 'gold') +
    ink('M-28 0H28V25H-28z', 'leather') +
    shade('M-28 14H28V25H-28z', 0.22) +
    straps('M-17 0V25M17 0V25') +
    ink(box(-6, -3, 12, 12, 2), 'brass', 2) +
    flat(disc(0, 3, 2), 'dark')
  )
}
