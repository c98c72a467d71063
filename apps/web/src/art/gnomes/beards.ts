import { fine, ink, line, type Svg, type Tint } from '../strokes.ts'

// Each beard hangs from the cheeks (±21, 0) and leaves the mouth to the moustache.

const W = 2.6
const low = 'Q12 9 0 9T-21 0z'

interface Beard {
  readonly outline: string
  readonly marks: string
}

const beards = {
  long: {
    outline: `M-21 0C-26 22-12 40 0 48 12 40 26 22 21 0${low}`,
    marks: 'M-10 18Q-8 32-2 40M8 18Q8 30 4 38',
  },
  fork: {
    outline: `M-21 0C-28 20-22 38-13 48-7 40-2 36 0 28 2 36 7 40 13 48 22 38 28 20 21 0${low}`,
    marks: 'M-12 18Q-14 32-12 40M12 18Q14 32 12 40',
  },
  round: {
    outline: 'M-22-3C-37 12-31 37 0 38S37 12 22-3Q12 9 0 9T-22-3z',
    marks: 'M-14 18Q-12 28-6 31M12 16Q12 26 6 30',
  },
  square: {
    outline: `M-21 0L-25 38Q0 43 25 38L21 0${low}`,
    marks: 'M-12 18L-13 34M0 20V36M12 18L13 34',
  },
  braid: {
    outline: `M-21 0C-22 16-12 23-7 25L-6 43Q0 52 6 43L7 25C12 23 22 16 21 0${low}`,
    marks: 'M-7 27L6 33M7 27L-6 33M-6 37L6 42',
  },
  curls: {
    outline:
      'M-22-3C-31-1-33 10-27 14-33 20-27 30-19 28-18 37-6 39 0 33 6 39 18 37 19 28 27 30 33 20 27 14 33 10 31-1 22-3Q12 9 0 9T-22-3z',
    marks: 'M-16 16q-4 6 2 7M14 14q5 6-1 8M-2 22q-4 5 3 6',
  },
  chops: {
    outline: 'M-21-6Q-36 8-29 25-17 26-12 9-16 2-21-6zM21-6Q36 8 29 25 17 26 12 9 16 2 21-6z',
    marks: '',
  },
  goatee: { outline: 'M-9 14Q-8 30 0 37 8 30 9 14 0 19-9 14z', marks: 'M0 22V31' },
  wide: {
    outline: 'M-22-3C-47 4-43 37-22 41-10 47 10 47 22 41 43 37 47 4 22-3Q12 9 0 9T-22-3z',
    marks: 'M-26 16Q-27 28-18 34M24 15Q27 28 18 34M-7 22Q-6 34-2 38M8 22Q7 32 5 36',
  },
  icicles: {
    outline: `M-21 0L-23 31-15 22-10 40-4 27 1 46 6 27 12 39 16 22 23 30 21 0${low}`,
    marks: 'M-14 14L-15 20M0 20V30M13 14L14 20',
  },
  twin: {
    outline: `M-21 0C-24 12-19 18-17 20L-18 42Q-13 49-8 42L-7 24Q0 20 7 24L8 42Q13 49 18 42L17 20C19 18 24 12 21 0${low}`,
    marks: 'M-17 26L-8 31M-17 35L-8 39M17 26L8 31M17 35L8 39',
  },
  curtain: {
    outline: 'M-22-6Q-30 28 0 35T22-6Q22 18 0 22T-22-6z',
    marks: 'M-18 14Q-14 26-4 28M18 14Q14 26 6 28',
  },
  swirl: {
    outline: `M-21 0C-28 24-12 44 8 45 22 45 28 35 23 29 18 25 12 29 15 33 20 22 24 12 21 0${low}`,
    marks: 'M-12 18Q-8 34 6 38M6 18Q8 26 5 32',
  },
} as const satisfies Readonly<Record<string, Beard>>

export type BeardName = keyof typeof beards

export function beard(name: BeardName, colour: Tint): Svg {
  const { outline, marks } = beards[name]
  return ink(outline, colour, W) + (marks === '' ? '' : fine(line(marks, 1.6, 'shade', 0.4)))
}

export const moustaches = {
  plain: 'M0 10C-5 6-15 8-20 16-11 20-4 18 0 15 4 18 11 20 20 16 15 8 5 6 0 10z',
  handlebar:
    'M0 10C-7 6-14 10-19 15-25 17-29 12-28 7-35 15-28 24-19 22-10 23-4 19 0 15 4 19 10 23 19 22 28 24 35 15 28 7 29 12 25 17 19 15 14 10 7 6 0 10z',
  walrus: 'M0 9C-8 5-20 10-22 27-14 29-5 23 0 17 5 23 14 29 22 27 20 10 8 5 0 9z',
} as const

export type MoustacheName = keyof typeof moustaches
