import { linksInside, openSides } from '@adit/saboteur'

/** From none of its sides does a way lead on to another. */
export function isDeadEnd(face: number): boolean {
  const open = openSides[face]
  return [1, 2, 4, 8].every(
    side => (open & side) === 0 || (linksInside[(face << 4) | side] & ~side) === 0,
  )
}
