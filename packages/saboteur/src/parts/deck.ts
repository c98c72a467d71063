import { cardsInFront } from '../cards/front.ts'
import { groupOf, type Kind } from '../cards/order.ts'
import { kindOfFace } from '../maze/faces.ts'
import { laidCells } from '../maze/laid.ts'
import { faceAt } from '../maze/maze.ts'
import { kindInPile, listHand } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import { HOLE } from '../signs.ts'
import type { State } from '../state.ts'
import { evenly, without } from './part.ts'

/** The cards of the draw deck that are somewhere else; a hole for each that nobody knows. */
export function outOfDeck(state: State): Kind[] {
  const { maze, aside, pile, held, looked, front } = state
  const inMaze = [...laidCells(maze)].map(at => kindOfFace(faceAt(maze, at)))
  return [
    ...aside,
    ...pile.map(entry => (entry === HOLE ? HOLE : kindInPile(entry))),
    ...held.flatMap((_, seat) => listHand(state, seat)),
    ...looked,
    ...front.flatMap(cardsInFront),
    ...inMaze.filter(kind => groupOf(kind) === 'tunnel'),
  ]
}

/** What is left for the deck: as many cards, and which ones if all the others are known. */
export function restOfDeck(state: State, { deck }: Rules): Kind[] {
  const others = outOfDeck(state)
  const left = without(deck, others)
  const unknown = others.filter(kind => kind === HOLE).length
  return unknown === 0 ? left : evenly(left.length - unknown, HOLE)
}
