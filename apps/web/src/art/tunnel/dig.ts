import { dice } from '../dice.ts'
import { type Field, fieldOf, keepApart, union } from './field.ts'
import { parseShape, type Way } from './shape.ts'

/** The tunnels of one card, each as a field, and all of them together. */
export interface Dug {
  readonly ways: readonly Way[]
  readonly fields: readonly Field[]
  readonly all: Field
  /** Two straight tunnels that cross without meeting: T-B goes over L-R. */
  readonly isBridge: boolean
}

/** `room` is the radius of a chamber in the middle; a crossing has one of its own. */
export function dig(shape: string, seed: string, room?: number): Dug {
  const ways = parseShape(shape)
  const isCrossing = ways.some(way => way.sides.length === 4)
  const chamber = room ?? (isCrossing ? 18 + dice(`${seed}/room`)() * 4 : 0)
  // Tunnels that share a card have less rock to wander into.
  const wild = ways.length > 1 ? 0.6 : 1
  const isBridge = shape === 'T-B|L-R'
  const raw = ways.map((way, i) => fieldOf(way, { seed: `${seed}/${i}`, chamber, wild }))
  const fields = isBridge ? raw : keepApart(raw)
  return { ways, fields, all: union(fields), isBridge }
}
