import { dice } from '../dice.ts'
import {
  at,
  box,
  disc,
  flat,
  glow,
  line,
  type Point,
  picture,
  poly,
  rod,
  type Svg,
  type Tint,
  words,
} from '../strokes.ts'
import { closedChest, nugget } from '../things/finds.ts'
import { gem } from '../things/gems.ts'
import { cone } from '../things/props.ts'
import { lamp, pick } from '../things/tools.ts'
import { border } from './frame.ts'

/** Contour lines of an unknown hill, and the sign of the pile. */
export function back(name: BackName): Svg {
  const { ground, colour, sign } = backs[name]
  return picture(
    100,
    140,
    flat(box(0, 0, 100, 140), ground) +
      hill(name, colour) +
      flat('M-2-2H102V142H-2zM9 9V131H91V9z', ground) +
      line('M5.5 5.5H94.5V134.5H5.5z', 1.6, colour) +
      line('M9 9H91V131H9z', 0.8, colour, 0.8) +
      flat(corners, ground) +
      line(corners, 1, colour) +
      flat(disc(50, 70, 34), ground) +
      line(disc(50, 70, 34), 2.4, colour) +
      line(disc(50, 70, 30.5), 0.9, colour) +
      glow(50, 70, 29, 1) +
      at(50, 70, sign(), { scale: 1.22 }) +
      border,
    'card',
  )
}

/** Small lozenges in the corners of the frame. */
const corners = [9, 131].flatMap(y => [9, 91].map(x => `M${x} ${y - 5}l5 5-5 5-5-5z`)).join('')

interface Back {
  readonly ground: Tint
  readonly colour: Tint
  readonly sign: () => Svg
}

const cross = 'M-12-12L12 12M12-12L-12 12'
const lanes = 'M0-18V18M-18 0H18'

const backs = {
  mine: {
    ground: 'ground-back',
    colour: 'brass',
    sign: () => at(0, 1, pick(), { scale: 0.56 }) + at(0, 1, pick(), { scale: 0.56, flip: true }),
  },
  role: {
    ground: 'ground-harm',
    colour: 'ember',
    sign: () => at(0, -1, cone('ember'), { scale: 0.72 }) + words(0, 11, '?', 20, 'shine'),
  },
  gold: { ground: 'ground-gold', colour: 'gold', sign: () => at(0, 0, nugget(1), { scale: 0.72 }) },
  goal: { ground: 'ground-know', colour: 'line-soft', sign: () => rod(cross, 10, 6, 'gold') },
  chest: {
    ground: 'ground-gold',
    colour: 'brass',
    sign: () => at(0, 0, closedChest(), { scale: 0.62 }),
  },
  // A closed chest place: tunnel above, chest beneath.
  'chest-tunnel': {
    ground: 'ground-back',
    colour: 'gold',
    sign: () => rod(lanes, 14, 10, 'floor-2') + at(0, 0, closedChest(), { scale: 0.36 }),
  },
  'nimble-gnomes': {
    ground: 'ground-swap',
    colour: 'plum',
    sign: () =>
      at(0, -9, gem('ruby', 'round'), { scale: 0.34 }) +
      at(-10, 8, gem('heliodor', 'square'), { scale: 0.34 }) +
      at(10, 8, gem('sapphire', 'triangular'), { scale: 0.34 }),
  },
  'my-treasure': {
    ground: 'ground-help',
    colour: 'moss',
    sign: () => at(0, -3, lamp(), { scale: 0.6 }),
  },
} as const satisfies Readonly<Record<string, Back>>

export type BackName = keyof typeof backs

export const backNames: readonly BackName[] = Object.keys(backs).filter(
  (name): name is BackName => name in backs,
)

function hill(seed: string, colour: Tint): Svg {
  const roll = dice(seed)
  const bumps = Array.from({ length: 9 }, () => roll() - 0.5)
  const level = (k: number): string => {
    const points = Array.from({ length: 48 }, (_, i): Point => {
      const angle = (i / 48) * 2 * Math.PI
      const wave = bumps.reduce(
        (sum, bump, n) => sum + bump * Math.sin(angle * ((n % 4) + 1) + n + k * 0.14),
        0,
      )
      const radius = 27 + k * 8.5 + wave * (3 + k * 1.1)
      return [50 + Math.cos(angle) * radius, 70 + Math.sin(angle) * radius * 1.16]
    })
    return poly(points)
  }
  const levels = Array.from({ length: 9 }, (_, k) => level(k))
  const isMain = (_: string, k: number): boolean => k % 4 === 0
  const thin = levels.filter((d, k) => !isMain(d, k)).join('')
  return line(levels.filter(isMain).join(''), 1.5, colour, 0.6) + line(thin, 0.8, colour, 0.4)
}
