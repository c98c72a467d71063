import { linksInside, shapedKinds } from '@adit/saboteur'

/** By kind: the sides that are linked inside for who comes in anywhere; none in a dead end. */
export const throughs = Uint8Array.from({ length: shapedKinds }, (_none, kind) =>
  bits(linksInside[(kind << 5) | 15]),
)

function bits(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + (set >> 3)
}
