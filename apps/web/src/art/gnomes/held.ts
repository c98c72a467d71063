import { at, box, disc, flat, ink, line, oval, rod, type Svg } from '../strokes.ts'
import { crystal, nugget } from '../things/finds.ts'
import { lamp, pick } from '../things/tools.ts'

/** Over the right shoulder, behind the gnome. */
export const helds = {
  pick: () => at(31, 2, pick(), { scale: 0.72, turn: -8 }),
  shovel: () =>
    at(
      33,
      -4,
      ink('M-2.5-12H2.5V40H-2.5z', 'wood', 2) +
        ink('M-9-38Q0-44 9-38L8-18Q0-8-8-18z', 'iron', 2.2) +
        line('M0-36V-18', 1.4),
      { turn: 14 },
    ),
  lamp: () => at(40, -6, lamp(), { scale: 0.5 }),
  hammer: () =>
    at(
      33,
      -2,
      ink('M-2.5-20H2.5V40H-2.5z', 'wood', 2) + ink(box(-12, -30, 24, 14, 3), 'iron', 2.2),
      {
        turn: 14,
      },
    ),
  rope: () =>
    at(29, 30, [-4, -1, 2].map(y => rod(oval(0, y, 11, 7), 4.4, 2.2, 'wood-light')).join('')),
  scroll: () =>
    at(33, 10, ink(box(-6, -26, 12, 46, 3), 'bone', 2.2) + line('M-6-16H6M-6 12H6', 2, 'ember'), {
      turn: 16,
    }),
  axe: () =>
    at(
      33,
      -4,
      ink('M-2.5-26H2.5V42H-2.5z', 'wood', 2) + ink('M2-30Q18-32 20-14 12-8 2-10z', 'iron', 2.2),
      {
        turn: 10,
      },
    ),
  drill: () =>
    at(
      34,
      -4,
      ink('M-4-38L0-48 4-38V10H-4z', 'iron', 2) +
        line('M-4-30L4-34M-4-20L4-24M-4-10L4-14', 1.8) +
        ink(box(-9, 8, 18, 10, 3), 'wood', 2),
      { turn: 12 },
    ),
  crystal: () => at(34, 12, crystal(), { scale: 0.62 }),
  fuse: () =>
    at(
      33,
      12,
      [-5, 3, 0].map((x, i) => ink(box(x - 4, -14 + i * 3, 9, 30, 2), 'ruby', 1.8)).join('') +
        line('M-10 4H10', 3, 'leather') +
        line('M0-12Q2-24 12-24', 2) +
        flat('M12-31l2 5 5 1-4 3 1 6-4-3-5 2 2-5-3-4h5z', 'gold'),
      { turn: 10 },
    ),
  coin: () =>
    at(
      32,
      18,
      ink(disc(0, 0, 11), 'gold', 2.2) +
        line(disc(0, 0, 7), 1.8, 'brass') +
        line('M0-4V4M-3 0H3', 2, 'brass'),
    ),
  mug: () =>
    at(
      33,
      16,
      rod('M9-4q10 0 8 9t-9 6', 5, 2, 'wood-light') +
        ink('M-10-10H10L9 16H-9z', 'wood', 2.2) +
        line('M-3-8V15M4-8V15', 1.3, 'line', 0.5) +
        ink('M-12-9q-2-8 5-8 2-6 8-3 6-2 8 4 5 2 2 7z', 'bone', 2),
    ),
  spyglass: () =>
    at(
      32,
      6,
      ink(box(-5, -34, 10, 20, 2), 'brass', 2) +
        ink(box(-6.5, -15, 13, 18, 2), 'leather', 2) +
        ink(box(-8, 2, 16, 20, 2), 'brass', 2) +
        line('M-8 8H8', 1.6),
      { turn: 22 },
    ),
  flag: () =>
    at(
      32,
      -2,
      ink('M-2-44H2V40H-2z', 'wood', 2) + ink('M2-42Q14-36 26-42V-22Q14-16 2-22z', 'ember', 2.2),
      { turn: 8 },
    ),
  broom: () =>
    at(
      33,
      -2,
      ink('M-2-20H2V40H-2z', 'wood', 2) +
        ink('M-4-20H4L10-44H-10z', 'heliodor', 2.2) +
        line('M-3-24L-6-42M0-24V-42M3-24L6-42M-5-26H5', 1.4, 'line', 0.6),
      { turn: 14 },
    ),
  none: () => '',
} as const satisfies Readonly<Record<string, () => Svg>>

export type HeldName = keyof typeof helds

const leaf = flat('M0-9C9-6 9 5 0 9-9 5-9-6 0-9z', 'moss') + line('M0-6V9', 1.4, 'shine')
const drop = flat('M0-11C7-2 8 1 7 4A7 7 0 0 1-7 4C-8 1-7-2 0-11z', 'vein')
const medal = (x: number, y: number, sign: Svg): Svg =>
  at(x, y, ink(disc(0, 0, 11), 'bone', 2.2) + sign)

/** Held or worn in front of the beard. */
export const fronts = {
  leaf: () => medal(0, 40, leaf),
  drop: () => medal(0, 40, drop),
  both: () => medal(-13, 38, leaf) + medal(13, 38, drop),
  hoard: () =>
    at(0, 34, nugget(1), { scale: 0.66 }) +
    at(-15, 39, nugget(1), { scale: 0.42, turn: 40 }) +
    at(15, 39, nugget(1), { scale: 0.42, turn: -50 }) +
    ink(
      'M-34 40Q-34 28-24 28-17 30-18 38-22 46-30 46zM34 40Q34 28 24 28 17 30 18 38 22 46 30 46z',
      'ember',
      2.2,
    ),
} as const satisfies Readonly<Record<string, () => Svg>>

export type FrontName = keyof typeof fronts

/** Before the eyes. */
export const glasses = {
  round:
    flat(disc(-9, 0, 7) + disc(9, 0, 7), 'diamond', 0.3) +
    line(`${disc(-9, 0, 7)}${disc(9, 0, 7)}M-2 0Q0-2 2 0M-16-1L-21-3M16-1L21-3`, 2.2, 'brass'),
  monocle:
    flat(disc(9, 0, 6.5), 'diamond', 0.3) +
    line(disc(9, 0, 6.5), 2.2, 'gold') +
    line('M14 5Q18 14 16 24', 1.4, 'gold'),
  patch: line('M-21-12L20 6', 2.4, 'dark') + ink('M-16-5H-2Q-1 7-9 7T-16-5z', 'dark', 1.6),
  freckles: flat(
    disc(-14, 7, 1.1) +
      disc(-11, 9, 1.1) +
      disc(-15, 11, 1.1) +
      disc(14, 7, 1.1) +
      disc(11, 9, 1.1) +
      disc(15, 11, 1.1),
    'leather',
    0.8,
  ),
} as const

export type GlassesName = keyof typeof glasses
