import { type Card, cards } from '../cards/order.ts'
import { marksOf } from '../cards/pieces.ts'
import { type Face, faceCount, kindOfFace, looksAlike, shapeOf, turnOfFace } from '../maze/faces.ts'
import { printShape } from '../shapes.ts'
import type { Codec } from './words.ts'

/**
 * A card as it lies, in one word. Tunnels are written as they are seen, so `TBR` laid upside down
 * reads `TBL`: capitals are joined inside, `|` parts tunnels that do not meet, small letters are
 * stubs. Marks follow (cards/pieces.ts). What lies in the mine from the start is called by name; `~` means
 * turned: `stone-right~`.
 */
export function printFace(face: Face): string {
  const card: Card = cards[kindOfFace(face)]
  if (card.group === 'tunnel' || card.group === 'cache-tunnel') {
    return printShape(shapeOf(face)) + marksOf(card)
  }
  return turnOfFace(face) === 0 ? card.name : `${card.name}~`
}

export function faceIn(word: string | undefined): Face | undefined {
  return word === undefined ? undefined : faces.get(word)
}

export const faceName: Codec = { print: printFace, parse: faceIn }

const faces: ReadonlyMap<string, Face> = new Map(
  [...Array(faceCount).keys()]
    .filter(face => turnOfFace(face) === 0 || looksAlike[kindOfFace(face)] === 0)
    .map(face => [printFace(face), face]),
)
