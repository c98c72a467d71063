import { type Card, cards, type Kind, shapedKinds, type TeamColour } from '../cards/order.ts'
import { isRooted, stops } from '../cards/pieces.ts'
import { joinedTo, parseShape, type Shape, sameShape, turnShape } from '../shapes.ts'

/** A tunnel card as it lies: `kind << 1 | turn`, where turn 1 is the card turned by 180° (SAB-20). */
export type Face = number

/** 0 as printed, 1 upside down. Of cards that look alike both ways only turn 0 is ever used. */
export type Turn = 0 | 1

export function faceOf(kind: Kind, turn: number): Face {
  return (kind << 1) | turn
}

export function kindOfFace(face: Face): Kind {
  return face >> 1
}

export function turnOfFace(face: Face): Turn {
  return (face & 1) === 0 ? 0 : 1
}

export function isFace(face: unknown): face is Face {
  return typeof face === 'number' && Number.isInteger(face) && face >= 0 && face < faceCount
}

export const faceCount = shapedKinds << 1

const upright: readonly Shape[] = cards.slice(0, shapedKinds).map((card: Card) => {
  return parseShape(card.shape ?? '')
})

export function shapeOf(face: Face): Shape {
  const shape = upright[face >> 1]
  return (face & 1) === 0 ? shape : turnShape(shape)
}

function tabulate(value: (face: Face, card: Card, shape: Shape) => number): Uint8Array {
  return Uint8Array.from({ length: faceCount }, (_, face) =>
    value(face, cards[face >> 1], shapeOf(face)),
  )
}

/** By face: its open sides. */
export const openSides: Uint8Array = tabulate((_face, _card, shape) => shape.open)

/** By kind: 1 if both ways up look the same, stubs and inner walls included. */
export const looksAlike: Uint8Array = Uint8Array.from(upright, shape =>
  sameShape(shape, turnShape(shape)) ? 1 : 0,
)

/** How a kind is laid: like most, from a linked side only (SB2-52), with roots of its own, or never. */
export const ORDINARY = 0
export const STRICT = 1
export const ROOTED = 2
export const NEVER = 3

/** By kind: which of these rules holds for laying it. */
export const layingRule: Uint8Array = Uint8Array.from(upright, (shape, kind) => {
  const card: Card = cards[kind]
  if (card.group !== 'tunnel' && card.group !== 'cache-tunnel') return NEVER
  if (isRooted(card)) return ROOTED
  return shape.tunnels.length > 1 ? STRICT : ORDINARY
})

/** By face: 1 for what is linked without a joint (SB2-12, SB2-51). */
export const isRoot: Uint8Array = tabulate((_face, card) => (isRooted(card) ? 1 : 0))

/** By face: 1 for what may be taken out again, SAB-44 and MIN-82. */
export const isLoose: Uint8Array = tabulate((_face, card) =>
  card.group === 'tunnel' || card.group === 'cache-tunnel' ? 1 : 0,
)

/**
 * By `face << 4 | sides`: the sides that are linked from inside once an unbroken tunnel arrives at
 * those sides. A stub leads nowhere.
 */
export const linksInside: Uint8Array = tabulateLinks(() => true)

/**
 * By `face << 4 | sides`: the open sides that hang (SAB-24) once a card that hangs joins those
 * sides. A card hangs as a whole, but one with tunnels that do not meet tunnel by tunnel (SB2-10).
 */
export const hangsInside: Uint8Array = Uint8Array.from({ length: faceCount << 4 }, (_, entry) => {
  const face = entry >> 4
  if (layingRule[face >> 1] === STRICT) return linksInside[entry]
  return (openSides[face] & entry & 15) === 0 ? 0 : openSides[face]
})

/** `linksInside` for those who cannot pass where that colour does. */
export function linksWithout(colour: TeamColour): Uint8Array {
  return tabulateLinks(card => !stops(card, colour))
}

function tabulateLinks(passable: (card: Card) => boolean): Uint8Array {
  return Uint8Array.from({ length: faceCount << 4 }, (_, entry) => {
    const face = entry >> 4
    return passable(cards[face >> 1]) ? joinedTo(shapeOf(face), entry & 15) : 0
  })
}
