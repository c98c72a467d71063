import { nth } from '@adit/kernel'
import { cast } from '../gnomes/cast.ts'
import { gnome } from '../gnomes/gnome.ts'
import { at, box, disc, flat, glow, ink, line, picture, type Svg, shade } from '../strokes.ts'
import { orc, type Stage } from '../things/orc.ts'
import { type TreasureKind, treasure, treasureKinds } from '../things/treasure.ts'
import { border, groundOf, rays } from './frame.ts'

/** A treasure card: how many of each kind it shows, in the kinds' order, and how many mice. */
export interface TreasureFace {
  readonly name: string
  readonly treasures: readonly number[]
  readonly mice: number
}

type Place = readonly [x: number, y: number, scale: number]

/** Where things lie, by how many there are. */
const places: readonly (readonly Place[])[] = [
  [],
  [[50, 70, 1.2]],
  [
    [50, 37, 0.88],
    [50, 103, 0.88],
  ],
  [
    [50, 38, 0.86],
    [28, 98, 0.68],
    [72, 98, 0.68],
  ],
  [
    [29, 40, 0.68],
    [71, 40, 0.68],
    [29, 101, 0.68],
    [71, 101, 0.68],
  ],
  [
    [28, 31, 0.6],
    [72, 31, 0.6],
    [50, 70, 0.64],
    [28, 109, 0.6],
    [72, 109, 0.6],
  ],
]

/** What lies on a card. Things of a kind keep together; with five, the odd one lies in the middle. */
export function thingsOn(face: TreasureFace): readonly (TreasureKind | 'mouse')[] {
  const groups = treasureKinds
    .map((kind, at) => Array<TreasureKind | 'mouse'>(face.treasures[at] ?? 0).fill(kind))
    .filter(group => group.length > 0)
    .sort((a, b) => b.length - a.length)
  const things = [...groups.flat(), ...Array<'mouse'>(face.mice).fill('mouse')]
  return things.length === 5 ? [...things.toSpliced(2, 2), ...things.slice(2, 4)] : things
}

const alcove = 'M14 128V52Q14 14 50 14T86 52V128z'
const coins = [
  [14, 131],
  [30, 134],
  [47, 132],
  [64, 134],
  [82, 131],
  [22, 137],
  [39, 138],
  [56, 138],
  [73, 138],
] as const

export function treasureCard(face: TreasureFace): Svg {
  const things = thingsOn(face)
  const laid = nth(places, things.length).map(([x, y, scale], i) =>
    at(x, y, treasure[nth(things, i)](), { scale }),
  )
  return picture(
    100,
    140,
    groundOf('gold') +
      shade(alcove, 0.22) +
      line(alcove, 1.2, 'line', 0.28) +
      rays(50, 70, 46) +
      glow(50, 70, 46, 0.7) +
      `<g class="fine" opacity=".45">${coins.map(([x, y]) => ink(`M${x - 10} ${y}a10 5 0 1 0 20 0a10 5 0 1 0-20 0z`, 'brass', 1)).join('')}</g>` +
      line('M5 5H95V135H5z', 1.3, 'line', 0.5) +
      laid.join('') +
      border,
    'card',
  )
}

const arch = 'M6 140V62Q6 14 50 14T94 62V140'
const keystones =
  'M9 44L-2 38M22 25L12 12M38 16L33 1M62 16L67 1M78 25L88 12M91 44L102 38M6 68H-2M94 68H102M6 94H-2M94 94H102'

/** One of the six orcs, as near as the number of them that have come. */
export function orcCard(stage: Stage): Svg {
  const steps = Array.from({ length: 6 }, (_, i) =>
    ink(disc(15 + i * 14, 129, 4.6), i < stage ? 'ember' : 'none', 1.6),
  )
  return picture(
    100,
    140,
    groundOf('help') +
      line(keystones, 1.4, 'line', 0.4) +
      flat(`${arch}z`, 'rock-deep') +
      flat('M20 140V70Q20 34 50 34T80 70V140z', 'shade', 0.6) +
      (stage === 6 ? glow(50, 66, 60, 1.6, 'ember') : '') +
      at(50, 72, orc(stage), { scale: 1.02 }) +
      line(arch, 3) +
      flat(box(0, 118, 100, 22), 'ground-help') +
      line('M0 118H100', 1.6) +
      steps.join('') +
      border,
    'card',
  )
}

function roundel(fill: string, edge: string, body: Svg): Svg {
  const ringed = ink(disc(0, 0, 37), fill, 2.6) + line(disc(0, 0, 32.5), 1.2, edge, 0.7)
  return picture(80, 80, at(40, 40, ringed + body), 'token')
}

/** A find token lies face up until somebody takes it. */
export function findToken(kind: TreasureKind): Svg {
  return roundel(
    'ground-gold',
    'gold',
    glow(0, 0, 30, 1.4) + at(0, 0, treasure[kind](), { scale: 0.74 }),
  )
}

export function findTokenBack(): Svg {
  return roundel('leather', 'brass', at(0, 3, gnome(cast.ost), { scale: 0.66 }))
}

export type Metal = 'gold' | 'silver'

/** A portal on gold, a pick on silver. */
const coinSigns: Readonly<Record<Metal, Svg>> = {
  gold:
    ink('M-14 16V-4Q-14-18 0-18T14-4V16z', 'brass', 2.2) +
    flat('M-7 16V-2Q-7-9 0-9T7-2V16z', 'gold-light'),
  silver:
    ink('M-3-16H3V18H-3z', 'iron', 2) + ink('M-18-4Q-10-18 0-18T18-4Q8-11 0-11T-18-4z', 'iron', 2),
}

export function coin(metal: Metal): Svg {
  const body =
    ink(disc(0, 0, 36), metal, 2.8) +
    shade('M25-25A36 36 0 0 1-25 25 46 46 0 0 0 25-25z', 0.18) +
    '<circle r="28" fill="none" stroke="var(--shade)" stroke-width="2" opacity=".35" stroke-dasharray="3 3.28"/>' +
    coinSigns[metal] +
    line('M-29-11A31 31 0 0 1-11-29', 3, 'shine', 0.8)
  return picture(80, 80, at(40, 40, body), 'token')
}
