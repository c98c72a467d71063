import { linksInside, openSides } from '@adit/saboteur'

/** From none of its sides does a way lead on to another. */
export function isDeadEnd(face: number): boolean {
  return [0, 1, 2, 3].every(side => throughFrom(face, side) === 0)
}

/** The other sides, as bits, to which a way leads from that one. */
export function throughFrom(face: number, side: number): number {
  const bit = 1 << side
  return isOpenAt(face, side) ? (linksInside[(face << 4) | bit] ?? 0) & ~bit : 0
}

/** A tunnel ends on that side: 0 top, 1 right, 2 bottom, 3 left. What lies face down has none. */
export function isOpenAt(face: number, side: number): boolean {
  return (((openSides[face] ?? 0) >> side) & 1) === 1
}
