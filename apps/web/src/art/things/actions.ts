import type { ActionName, championshipCards } from '@adit/saboteur'
import type { ToneName } from '../cards/frame.ts'
import { boulder } from '../dice.ts'
import { at, box, disc, flat, glow, ink, line, rod, type Svg, shade, shine } from '../strokes.ts'
import { nugget, stone } from './finds.ts'
import { arrow, cone, fan, lane, mitten, slip, spot, star, struck } from './props.ts'

const thief = (): Svg =>
  at(6, -17, nugget(1), { scale: 0.62 }) +
  at(-4, 7, mitten('plum'), { scale: 0.95, turn: -12 }) +
  at(6, -13, line('M-16 0q6-9 12-5', 2))

const bars = 'M-18-22V26M-6-24V26M6-24V26M18-22V26'

/** Action cards that neither break nor mend; those two are drawn from the tools on them. */
export type Pictured = Exclude<ActionName, `broken-${string}` | `repair-${string}`>

interface Picture {
  readonly tone: ToneName
  readonly draw: () => Svg
}

/** Single cards of the championship wear a star, and no others do: the rules say which these are. */
type PictureOf<Name> = Name extends (typeof championshipCards)[number]
  ? Picture & { readonly star: true }
  : Picture & { readonly star?: never }

export const actions = {
  'rock-fall': {
    tone: 'harm',
    draw: () =>
      boulder(-2, -3, 19, 'a', 'stone', 2.6) +
      boulder(-18, 20, 11, 'b', 'stone', 2.4) +
      boulder(17, 19, 13, 'c', 'stone', 2.4) +
      line('M-16-30v8M2-33v7M17-29v9M26-12v8M-27-10v10', 2.6, 'ember') +
      line('M-30 32H32', 2, 'line-soft'),
  },

  map: {
    tone: 'know',
    draw: () =>
      ink('M-29-20L-10-25 10-19 29-24V20L10 25-10 19-29 24z', 'bone') +
      shade('M-10-25L10-19V25L-10 19z', 0.16) +
      '<path d="M-22 12Q-16 0-8 4T6 2 14-10" fill="none" stroke="var(--leather)" stroke-width="2.6" stroke-dasharray="4.5 4"/>' +
      line('M13-17l10 10M23-17l-10 10', 4, 'ruby') +
      line('M-10-25V19M10-19V25', 1.4, 'line-soft'),
  },

  thief: { tone: 'harm', draw: thief },
  'hands-off': { tone: 'help', draw: () => struck(thief()) },

  'swap-hands': {
    tone: 'swap',
    draw: () =>
      fan(-14, 2, 'leather') +
      fan(14, 2, 'vein') +
      arrow('M-17-24Q-2-33 9-30', { x: 14, y: -28, turn: 22 }) +
      arrow('M17 27Q2 35-9 32', { x: -14, y: 30, turn: 202 }),
  },

  inspection: {
    tone: 'know',
    draw: () =>
      at(-4, -1, cone('ember', 'brass'), { scale: 0.72 }) +
      flat(disc(-3, -3, 21), 'diamond', 0.22) +
      rod('M13 13L27 27', 9, 5, 'wood-light') +
      line(disc(-3, -3, 21), 6.5) +
      line(disc(-3, -3, 21), 3, 'brass') +
      line('M-17-9Q-14-17-6-19', 2.4, 'shine'),
  },

  'swap-hats': {
    tone: 'swap',
    draw: () =>
      at(-14, 10, cone('moss'), { scale: 0.72, turn: -8 }) +
      at(14, -7, cone('ember'), { scale: 0.72, turn: 10 }) +
      arrow('M-26-8Q-24-22-13-25', { x: -8, y: -26, turn: -10 }) +
      arrow('M28 16Q25 26 14 28', { x: 9, y: 29, turn: 170 }),
  },

  trap: {
    tone: 'harm',
    draw: () =>
      at(0, 6, cone('ember'), { scale: 0.82 }) +
      ink('M-23-22H23V-28H-23zM-25 24H25V31H-25z', 'iron') +
      rod(bars, 5.6, 2.6, 'iron-light') +
      ink(box(-5, -33, 10, 6, 2), 'iron', 2),
  },

  free: {
    tone: 'help',
    draw: () =>
      glow(0, 0, 30) +
      at(
        -2,
        0,
        ink('M-4 2L24 2V14H18V9H13V14H7V9H-4z', 'gold', 2.4) +
          `<path fill-rule="evenodd" d="${disc(-15, 4, 13)}${disc(-15, 4, 5.5)}" fill="var(--gold)" stroke="var(--line)" stroke-width="2.4"/>` +
          shine('M-26 0A12 12 0 0 1-14-8v3a9 9 0 0 0-8 6z'),
        { turn: -24 },
      ) +
      line('M-24-22l-5-6M-8-28l-1-6M22 22l6 5M26 8l6 1', 2.8, 'accent'),
  },

  'vein-swap': {
    tone: 'swap',
    star: true,
    draw: () =>
      at(-14, 2, slip('ground-gold', at(0, 0, nugget(1), { scale: 0.38 })), { turn: -6 }) +
      at(14, -2, slip('ground-gold', at(0, 0, stone(), { scale: 0.32 })), { turn: 6 }) +
      arrow('M-17-22Q-2-31 9-28', { x: 14, y: -26, turn: 22 }) +
      arrow('M17 23Q2 31-9 28', { x: -14, y: 26, turn: 202 }),
  },

  treasury: {
    tone: 'gold',
    star: true,
    draw: () =>
      [-40, -20, 20, 40]
        .map(turn => {
          const card = slip('leather', at(0, 0, spot, { scale: 0.7 }))
          return at(0, 26, at(0, -30, card, { scale: 0.84 }), { turn })
        })
        .join('') +
      glow(0, -10, 22, 1.4) +
      at(0, -9, slip('gold', star)),
  },

  veto: {
    tone: 'harm',
    star: true,
    draw: () =>
      at(
        2,
        -6,
        ink('M-3 2H3V36Q0 39-3 36z', 'wood') +
          ink(box(-19, -18, 38, 21, 4), 'wood-light') +
          line('M-11-18V3M11-18V3', 2) +
          shade('M-19-6H19V-1Q19 3 15 3H-15Q-19 3-19-1z', 0.24),
        { turn: -40 },
      ) +
      ink('M-32 27H4L0 20H-28z', 'iron', 2.2) +
      line('M-32 8l-4-3M-29-2l-2-6', 2.8, 'ember') +
      at(
        20,
        -19,
        ink(disc(0, 0, 12), 'ember', 2.4) + line('M-4.5-4.5l9 9M4.5-4.5l-9 9', 3.6, 'shine'),
      ),
  },

  // Against the clock: the lighter hats are those who were to come next.
  'turn-about': {
    tone: 'swap',
    star: true,
    draw: () =>
      at(0, 2, cone('ember'), { scale: 0.5 }) +
      arrow('M22 10A24 24 0 1 0-15 19', { x: -10, y: 22.5, turn: 30 }, 5.5),
  },

  craftsman: {
    tone: 'help',
    star: true,
    draw: () =>
      ink('M-28 2H20Q30 2 32-4H-20Q-28-4-28 2zM-10 4H12L8 14H18V24H-16V14H-6z', 'iron') +
      shine('M-22-2H26Q22 1 18 1H-22z', 0.3) +
      at(
        2,
        -16,
        ink('M-2.5-2H2.5V22H-2.5z', 'wood') + ink(box(-12, -9, 24, 11, 2.5), 'iron-light'),
        {
          turn: 62,
          scale: 0.95,
        },
      ) +
      line('M-16-10l-7-4M-12-16l-3-7M-20-4l-8-1', 2.4, 'gold'),
  },

  pathfinder: {
    tone: 'know',
    star: true,
    draw: () =>
      at(-14, 10, slip('rock-deep', lane('M-4-16H4V16H-4z')), { turn: -6, scale: 1.08 }) +
      at(14, 10, slip('rock-deep', lane('M-4-16H4V-4H11V4H4V16H-4z')), { turn: 6, scale: 1.08 }) +
      at(
        0,
        -13,
        ink('M0-18L4.5-4.5 18 0 4.5 4.5 0 18-4.5 4.5-18 0-4.5-4.5z', 'gold', 2.2) +
          flat(
            'M0-18L4.5-4.5 0 0zM18 0L4.5 4.5 0 0zM0 18L-4.5 4.5 0 0zM-18 0L-4.5-4.5 0 0z',
            'brass',
          ),
        { scale: 0.84 },
      ),
  },

  diversion: {
    tone: 'swap',
    star: true,
    draw: () =>
      ink('M-3.5-30H3.5V32H-3.5z', 'wood') +
      ink('M-2-24H20L30-16 20-8H-2z', 'wood-light') +
      ink('M2-3H-20L-30 5-20 13H2z', 'brass') +
      line('M4-16H18M-4 5H-18', 1.8, 'line') +
      line('M-14 32H14', 2.4, 'line-soft'),
  },
} as const satisfies { readonly [Name in Pictured]: PictureOf<Name> }
