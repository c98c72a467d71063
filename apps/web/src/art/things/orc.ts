import { at, disc, flat, ink, line, type Svg, shade } from '../strokes.ts'

/** How near it is: eyes in the dark, a shape, a face, a helmet, tusks, everything. */
export type Stage = 1 | 2 | 3 | 4 | 5 | 6

const head =
  ink('M-28-6L-44-18-32 12zM28-6L44-18 32 12z', 'moss', 2.6) +
  flat('M-30-2L-38-11-31 6zM30-2L38-11 31 6z', 'shade', 0.3) +
  ink('M-28-10Q-26-34 0-34T28-10Q34 12 22 26 12 34 0 34T-22 26Q-34 12-28-10z', 'moss', 2.8) +
  shade('M14-32Q28-26 28-10 34 12 22 26 12 34 0 34 22 18 14-32z', 0.25)
const brow = ink('M-26-8L-4-2 0-6 4-2 26-8 22-16Q0-8-22-16z', 'moss', 2.2)
const eyes =
  flat('M-19-3L-5 2Q-10 8-17 4zM19-3L5 2Q10 8 17 4z', 'heliodor') +
  flat(disc(-10, 2, 1.8) + disc(10, 2, 1.8), 'dark')
const jaw =
  ink('M-17 16Q0 10 17 16 15 29 0 29T-17 16z', 'dark', 2.2) +
  ink('M-14 21L-17 6-8 16zM14 21L17 6 8 16z', 'bone', 2) +
  line('M-5 26l2-4 3 4 3-4 2 4', 1.8, 'bone')
const nose = ink('M-7 11Q-8 4 0 3T7 11Q0 14-7 11z', 'moss', 2)
const helmet =
  ink('M-29-12Q-28-42 0-42T29-12Q0-22-29-12z', 'iron', 2.6) +
  flat('M-24-17Q-22-34-6-38-14-28-14-19z', 'shine', 0.22) +
  ink('M-4-40L0-54 4-40z', 'iron-light', 2.2) +
  line('M0-40V-19', 2)
const scars = line('M-24 12l8 5M24 12l-6 4M12-30l4 8', 1.8, 'line', 0.7)
const shoulders = ink('M-52 60Q-48 26-22 24H22Q48 26 52 60z', 'leather', 2.6)
const studs = flat(
  disc(-36, 44, 3) + disc(36, 44, 3) + disc(-26, 54, 3) + disc(26, 54, 3),
  'iron-light',
)
const whole = 'M-54 62Q-50 26-30 24L-44-18-30-10Q-28-44 0-56 28-44 30-10L44-18 30 24Q50 26 54 62z'

const near: Readonly<Record<Stage, { readonly scale: number; readonly dim: number }>> = {
  1: { scale: 0.5, dim: 1 },
  2: { scale: 0.42, dim: 0.66 },
  3: { scale: 0.58, dim: 0.46 },
  4: { scale: 0.78, dim: 0.26 },
  5: { scale: 1, dim: 0.1 },
  6: { scale: 1.24, dim: 0 },
}

export function orc(stage: Stage): Svg {
  const { scale, dim } = near[stage]
  if (stage === 1) return at(0, 4, eyes, { scale })
  const body =
    shoulders +
    (stage > 4 ? studs : '') +
    head +
    nose +
    (stage > 2 ? jaw : '') +
    brow +
    eyes +
    (stage > 3 ? helmet : '') +
    (stage > 4 ? scars : '')
  // The dark lies over all of it but the eyes.
  return at(0, 4, body + (dim > 0 ? flat(whole, 'dark', dim) + eyes : ''), { scale })
}
