import { at, box, disc, ink, line, rod, type Svg, type Tint } from '../strokes.ts'

/** Drawn behind the head, but for what hangs over the shoulders. */
export const hairs = {
  braids: colour =>
    [false, true]
      .map(flip => {
        const plait =
          ink(
            'M17-6Q31-2 30 12 33 20 28 26 31 34 26 42L20 40Q22 32 19 26 22 18 18 10z',
            colour,
            2.2,
          ) +
          line('M19 12L30 14M20 26L28 24', 1.6) +
          ink(box(20, 34, 9, 5, 1), 'ember', 1.6)
        return at(0, 0, plait, { flip })
      })
      .join(''),
  waves: colour =>
    ink(
      'M-20-16C-38-10-30 8-36 16-32 26-38 32-28 38H28C38 32 32 26 36 16 30 8 38-10 20-16z',
      colour,
    ) + line('M-28 10Q-26 22-30 32M28 10Q26 22 30 32', 1.6, 'line', 0.6),
  cloud: colour =>
    ink(
      'M-24 14C-36 12-40 0-34-8-40-20-28-32-20-30-16-42 2-44 8-36 20-42 34-32 30-22 40-16 40 0 33 4 36 12 28 18 22 14z',
      colour,
    ),
  bun: colour =>
    ink(disc(0, -34, 12), colour) +
    ink('M-24 6C-30-20-16-30 0-30S30-20 24 6z', colour) +
    rod('M-14-42L16-26', 3.6, 1.6, 'gold') +
    line('M-6-38Q0-34 8-38', 1.4),
  bob: colour => ink('M-28 19Q-35-32 0-33T28 19Q24 25 17 20V-6H-17V20Q-24 25-28 19z', colour),
  puffs: colour =>
    ink(disc(-31, -19, 12) + disc(31, -19, 12), colour) +
    ink('M-24 6C-30-20-16-30 0-30S30-20 24 6z', colour) +
    rod('M-23-13l-5-6M23-13l5-6', 4.4, 2, 'ember'),
  crest: colour =>
    ink('M-13-14L-24-30-12-32-14-46-2-40 6-52 11-39 23-42 20-30 27-22 14-14z', colour) +
    line('M-4-22L-6-32M5-22L7-36', 1.6, 'line', 0.5),
  locks: colour =>
    rod(
      'M-21-14Q-31 0-28 24M-15-18Q-37-8-35 14M21-14Q31 0 28 24M15-18Q37-8 35 14M-18-8Q-24 12-21 32M18-8Q24 12 21 32',
      9,
      5,
      colour,
    ) + ink('M-24 4C-30-22-16-31 0-31S30-22 24 4z', colour),
} as const satisfies Readonly<Record<string, (colour: Tint) => Svg>>

export type HairName = keyof typeof hairs
