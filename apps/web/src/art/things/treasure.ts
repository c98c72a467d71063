import { at, box, disc, flat, ink, line, rod, type Svg, shade, shine } from '../strokes.ts'

/** The kinds of treasure in their order in the game, which cards' counts follow. */
export const treasureKinds = ['ring', 'gem', 'sword', 'necklace', 'coin', 'potion'] as const
export type TreasureKind = (typeof treasureKinds)[number]

const beads = [
  [-26, -22],
  [-24, -12],
  [-20, -3],
  [-13, 5],
  [13, 5],
  [20, -3],
  [24, -12],
  [26, -22],
] as const

const tail = 'M20 16Q36 18 32 2 30-6 24-4'

export const treasure: Readonly<Record<TreasureKind | 'mouse', () => Svg>> = {
  ring: () =>
    line(disc(0, 9, 19), 11) +
    line(disc(0, 9, 19), 6, 'gold') +
    line('M-16 1A19 19 0 0 1-6-8', 2.4, 'gold-light') +
    ink('M-9-27H9L15-19 0-5-15-19z', 'ruby', 2.4) +
    shine('M-9-27H0L-4-19H-15z', 0.45) +
    line('M-15-19H15M-4-19L0-5 4-19', 1.1, 'shine', 0.7),

  gem: () =>
    ink('M-15-27H15L28-10 0 29-28-10z', 'teal', 2.6) +
    shine('M-15-27H0L-9-10H-28z', 0.42) +
    shade('M9-10H28L0 29z', 0.26) +
    line('M-28-10H28M-15-27L-9-10 0 29 9-10 15-27M-9-10L0-27 9-10', 1.3, 'shine', 0.7),

  sword: () =>
    at(
      0,
      0,
      ink('M-5.5-34L0-42 5.5-34V14H-5.5z', 'iron-light', 2.4) +
        shade('M0-42L5.5-34V14H0z', 0.22) +
        ink('M-16 13H16Q18 19 12 19H-12Q-18 19-16 13z', 'gold', 2.2) +
        ink(box(-3.5, 19, 7, 14, 1), 'leather', 2) +
        ink(disc(0, 37, 5), 'ruby', 2),
      { turn: 35, scale: 0.9 },
    ),

  necklace: () =>
    line('M-26-24Q-26 8 0 12T26-24', 9) +
    beads.map(([x, y]) => ink(disc(x, y, 5), 'bone', 1.8)).join('') +
    ink('M-9 9H9L13 16 0 33-13 16z', 'sapphire', 2.4) +
    shine('M-9 9H0L-4 16H-13z', 0.45),

  coin: () =>
    ink(disc(0, 0, 27), 'gold', 2.8) +
    shade('M19-19A27 27 0 0 1-19 19 34 34 0 0 0 19-19z', 0.16) +
    line(disc(0, 0, 20), 2.2, 'brass') +
    ink('M-9 12V-2Q-9-12 0-12T9-2V12z', 'brass', 1.8) +
    flat('M-4 12V0Q-4-5 0-5T4 0V12z', 'gold-light') +
    line('M-21-8A22 22 0 0 1-8-21', 2.6, 'gold-light'),

  potion: () =>
    ink('M-6-20V-6L-23 18Q-26 30-14 30H14Q26 30 23 18L6-6V-20z', 'diamond', 2.6) +
    flat('M-15 7Q-6 11 0 7T15 7L22 19Q24 28.5 14 28.5H-14Q-24 28.5-22 19z', 'plum') +
    flat(disc(-6, 18, 3.2) + disc(5, 14, 2.2) + disc(7, 22, 2.6), 'shine', 0.7) +
    line('M-15 7Q-6 11 0 7T15 7', 1.6) +
    ink(box(-10, -25, 20, 6, 2), 'diamond', 2.2) +
    ink(box(-6, -33, 12, 9, 2), 'wood', 2.2) +
    shine('M-5-4L-17 14-14 16-2 0z', 0.6),

  // Counts as whatever its owner looks for.
  mouse: () =>
    at(
      -1,
      0,
      rod(tail, 3.4, 1.4, 'ember') +
        ink(
          'M-30 12C-28 0-18-6-8-6 10-8 24 2 22 18 22 24 18 25 12 25H-18C-26 25-31 18-30 12z',
          'iron',
          2.6,
        ) +
        shade('M22 18C22 24 18 25 12 25H-18Q10 22 18 4 22 10 22 18z', 0.22) +
        ink(disc(-12, -9, 9), 'iron', 2.4) +
        flat(disc(-12, -9, 5), 'ember', 0.6) +
        ink(disc(-26, -5, 6), 'iron', 2.2) +
        flat(disc(-22, 6, 2.6), 'dark') +
        flat(disc(-31, 13, 2.8), 'ember') +
        line('M-26 15l-8 4M-25 17l-5 6', 1.4) +
        line('M-14 26v4M8 26v4', 3),
      { scale: 0.88 },
    ),
}
