import { disc, flat, ink, line, oval, type Svg, shade, shine, type Tint } from '../strokes.ts'
import { type BeardName, beard, type MoustacheName, moustaches } from './beards.ts'
import { type HairName, hairs } from './hair.ts'
import { type HatName, hats } from './hats.ts'
import { type FrontName, fronts, type GlassesName, glasses, type HeldName, helds } from './held.ts'

/** A gnome is a hat, hair or a beard, and a tool: enough to know one by the shadow alone. */
export interface Gnome {
  readonly hat: HatName
  readonly hatColour?: Tint
  readonly beard?: BeardName
  readonly moustache?: MoustacheName | 'none'
  readonly hair?: HairName
  readonly hairColour?: Tint
  readonly skin?: Tint
  readonly held?: HeldName
  readonly coat?: Tint
  readonly brow?: keyof typeof brows
  readonly front?: FrontName
  readonly glasses?: GlassesName
}

const brows = {
  calm: 'M-13-6Q-9-9-5-6M13-6Q9-9 5-6',
  stern: 'M-14-8L-4-5M14-8L4-5',
  bright: 'M-13-8Q-9-11-5-8M13-8Q9-11 5-8',
  sly: 'M-14-6L-4-7M14-10L5-6',
} as const

const W = 2.6

export function gnome(who: Gnome): Svg {
  const { hair, hairColour = 'hair-1', skin = 'skin-1', moustache = 'plain' } = who
  const isBehind = hair !== undefined && hair !== 'braids'
  return (
    helds[who.held ?? 'none']() +
    (isBehind ? hairs[hair](hairColour) : '') +
    coat(who.coat ?? 'leather') +
    head(skin) +
    (hair === undefined ? '' : fringe(who.hat, hairColour)) +
    (hair === 'braids' ? hairs.braids(hairColour) : '') +
    (who.beard === undefined ? bareFace : beard(who.beard, hairColour)) +
    (who.beard === undefined || moustache === 'none'
      ? ''
      : ink(moustaches[moustache], hairColour, 2)) +
    eyes(brows[who.brow ?? 'calm']) +
    ink(oval(0, 6, 6.4, 5.6), skin, 2.2) +
    shine(oval(-2, 4, 2, 1.6), 0.5) +
    (who.glasses === undefined ? '' : glasses[who.glasses]) +
    hats[who.hat](who.hatColour ?? 'ember') +
    (who.front === undefined ? '' : fronts[who.front]())
  )
}

function coat(colour: Tint): Svg {
  return (
    ink('M-38 28Q-28 15 0 15T38 28A47 47 0 0 1-38 28z', colour, W) +
    shade('M20 18Q32 21 38 28A47 47 0 0 1 6 46.5Q22 40 20 18z', 0.16) +
    line('M0 18V46', 1.8, 'line', 0.6)
  )
}

function head(skin: Tint): Svg {
  return (
    ink(oval(-21, 1, 5, 6) + oval(21, 1, 5, 6), skin, 2) +
    ink('M-21-8Q-22-20 0-20T21-8V4Q20 24 0 25T-21 4z', skin, W) +
    shade('M8-18Q21-16 21-8V4Q20 24 0 25 16 16 8-18z', 0.14)
  )
}

function fringe(hat: HatName, colour: Tint): Svg {
  return hat === 'none'
    ? ink('M-22 0C-24-22-10-26 0-26S24-22 22 0C18-12 8-12 0-16-6-12-18-12-22 0z', colour, 2.2)
    : ink(
        'M-22-10Q-12-6-13-2-19 0-18 12-26 8-25-6zM22-10Q12-6 13-2 19 0 18 12 26 8 25-6z',
        colour,
        2,
      )
}

const bareFace =
  line('M-7 17Q0 22 7 17', 2.2, 'dark') + flat(disc(-13, 10, 4) + disc(13, 10, 4), 'ember', 0.35)

function eyes(brow: string): Svg {
  return (
    flat(disc(-9, 0, 2.5) + disc(9, 0, 2.5), 'dark') +
    flat(disc(-8.2, -0.8, 0.8) + disc(9.8, -0.8, 0.8), 'shine') +
    line(brow, 2.4, 'dark')
  )
}
