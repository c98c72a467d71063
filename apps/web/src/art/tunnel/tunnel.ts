import { dice } from '../dice.ts'
import { keeper } from '../kept.ts'
import {
  at,
  box,
  fine,
  glow,
  type Point,
  picture,
  type Svg,
  shade,
  type Tint,
  tint,
} from '../strokes.ts'
import { crystal } from '../things/finds.ts'
import type { PostcardSide } from '../things/fittings.ts'
import { lamp } from '../things/tools.ts'
import { contours, outline } from './contour.ts'
import { type Dug, dig } from './dig.ts'
import { depthAt, type Field } from './field.ts'
import { floor, gravel, planks, wall } from './floor.ts'
import { heartOf, type TunnelCard } from './heart.ts'
import { chiselMarks, curio, ground, hachures } from './rock.ts'
import { HEIGHT, WIDTH } from './shape.ts'
import { wear } from './wear.ts'

export interface Lie {
  /** Turned by 180°. Ladders, doors and crystals stay upright all the same. */
  readonly turned?: boolean
  /** Which of several drawings of the same card, so that a maze does not repeat itself. */
  readonly variant?: number
  /** Which side of the postcard. */
  readonly side?: PostcardSide
}

/** Any card of the maze, drawn from its shape in the ledger's notation; its finer strokes only where there is room. */
export function tunnel(card: TunnelCard, lie: Lie = {}, isFine = true): Svg {
  const { turned = false, variant = 0, side = 'dressing-room' } = lie
  const seed = `${card.name}/${variant}`
  const key = `${seed}/${card.shape}/${side}/${isFine}`
  const hewn = keep(key, () => hew(card, { seed, side, isFine }))
  const rock = turned ? `<g transform="rotate(180 50 70)">${hewn.rock}</g>` : hewn.rock
  const upright = (mark: (x: number, y: number) => Svg, place: Point | undefined): Svg => {
    if (place === undefined) return ''
    return turned ? mark(WIDTH - place[0], HEIGHT - place[1]) : mark(place[0], place[1])
  }
  const marks =
    (isFine ? upright((x, y) => curio([x, y], dice(`${seed}/curio`)), hewn.nook) : '') +
    upright((x, y) => at(x, y, crystal(isFine), { scale: 0.64 }), hewn.crystal) +
    upright(hungLamp, hewn.lantern)
  return picture(WIDTH, HEIGHT, rock + marks + hewn.heart, 'card')
}

/** What costs time to draw, the same for both ways up. */
interface Hewn {
  readonly rock: Svg
  readonly heart: Svg
  readonly crystal: Point | undefined
  readonly nook: Point | undefined
  readonly lantern: Point | undefined
}

const keep = keeper<Hewn>(400)

interface Hewing {
  readonly seed: string
  readonly side: PostcardSide
  readonly isFine: boolean
}

function hew(card: TunnelCard, { seed, side, isFine }: Hewing): Hewn {
  const heart = heartOf(card, side)
  const dug = dig(card.shape ?? '', seed, heart?.chamber)
  const isPlain = heart === undefined && !dug.isBridge
  const roll = dice(seed)
  const corners = roomyCorners(dug.all)
  const rich = card.crystal ? corners.shift() : undefined
  const nook = isPlain && roll() < 0.5 ? corners.find(isRoomy(dug.all)) : undefined
  // Dice of their own: with or without them, the rest of the card is the same.
  const marks = isFine ? fine(rockMarks(dug, dice(`${seed}/rock`), [rich, nook])) : ''
  const { body, lantern } = wear(dug.ways, seed, roll, isPlain)
  const stones = isFine ? fine(gravel(dug.all, roll)) : ''
  const worn = `<g class="worn">${stones}${body}</g>`
  return {
    rock: ground(dug.all, isFine) + marks + rim(card.group) + passages(dug) + worn,
    heart: heart?.body ?? '',
    crystal: rich,
    nook,
    lantern,
  }
}

function rockMarks(dug: Dug, roll: () => number, taken: readonly (Point | undefined)[]): Svg {
  const isFree = (x: number, y: number): boolean =>
    taken.every(place => place === undefined || Math.hypot(x - place[0], y - place[1]) > 17)
  const isSolid = (x: number, y: number): boolean => depthAt(dug.all, x, y) > 13 && isFree(x, y)
  const strokes = dug.fields.map(field => hachures(contours(field, 0), dug.all, roll))
  return chiselMarks(roll, isSolid) + strokes.join('')
}

function passages({ fields, isBridge }: Dug): Svg {
  const drawn = fields.map(passage)
  if (!isBridge) return drawn.join('')
  return drawn.toReversed().join(shade(box(25, 55, 50, 30, 3), 0.5)) + planks()
}

/** Walls first, the floor over them: so inner lines vanish where tunnels meet. */
function passage(field: Field): Svg {
  const edge = outline(contours(field, 0))
  return wall(edge) + floor(field, edge)
}

function roomyCorners(all: Field): Point[] {
  const corners: Point[] = [
    [16, 22],
    [84, 22],
    [16, 117],
    [84, 117],
  ]
  return corners.sort((a, b) => depthAt(all, ...b) - depthAt(all, ...a))
}

function isRoomy(all: Field): (corner: Point) => boolean {
  return corner => depthAt(all, ...corner) > 21
}

function hungLamp(x: number, y: number): Svg {
  const light = glow(0, 4, 50, 1.3, 'shine')
  return `<g class="lamplight">${at(x, y, light + lamp(), { scale: 0.34 })}</g>`
}

/** Cards that are there from the start wear a frame. */
const frames: Readonly<Partial<Record<string, Tint>>> = {
  start: 'line',
  goal: 'gold',
  'cache-tunnel': 'brass',
  landmark: 'plum',
}

/** The card's edge lies under the tunnels, so that nothing crosses a joint. */
function rim(group: string): Svg {
  const edge = ring(0, 'shade', 1.2, 0.55)
  const frame = frames[group]
  return frame === undefined ? edge : edge + ring(4, frame, 1.8, 1)
}

function ring(inset: number, colour: Tint, width: number, opacity: number): Svg {
  const [w, h] = [WIDTH - 2 * inset, HEIGHT - 2 * inset]
  return `<rect x="${inset}" y="${inset}" width="${w}" height="${h}" rx="${6 - inset * 0.4}" fill="none" stroke="${tint(colour)}" stroke-width="${width}" opacity="${opacity}"/>`
}
