import type { Seat } from '@adit/kernel'
import { isHiddenInPile, kindInPile, knowersInPile } from '../play/hands.ts'
import { knowersOf, knownBy } from '../sight/knowledge.ts'
import { HAND, HIDDEN, HOLE, KNOWERS_SHIFT } from '../signs.ts'
import { kindWord, knownWord, pileWord } from '../text/position-words.ts'
import { any, perSeat, pile } from './lines.ts'
import { hide, type Part } from './part.ts'

/** The cards of the draw deck, wherever they are outside of the maze. */
export interface HandsPart {
  deck: number[]
  /** SB2-02 */
  aside: number[]
  pile: number[]
  /** HAND places a seat, ascending, HOLE behind; how many; and what others know of them. */
  hands: number[]
  held: number[]
  known: number[]
  /** Cards taken up to keep one of, in their old order. */
  looked: number[]
}

export const handsPart: Part<HandsPart> = {
  fresh: ({ seats, deck }) => ({
    deck: [...deck],
    aside: [],
    pile: [],
    hands: Array<number>(seats * HAND).fill(HOLE),
    held: Array<number>(seats).fill(0),
    known: [],
    looked: [],
  }),
  see: (part, { self, bit, state }) => ({
    deck: hide(part.deck),
    aside: hide(part.aside),
    pile: part.pile.map(entry => pileEntry(entry, bit)),
    hands: seeHands(part, self),
    held: part.held.slice(),
    known: self < 0 ? [] : seeKnown(part, self),
    looked: self === state.mover ? part.looked.slice() : hide(part.looked),
  }),
  lines: {
    deck: pile('deck', kindWord),
    aside: any('aside', kindWord),
    pile: pile('pile', pileWord),
    hands: perSeat('hand', kindWord, HAND, {
      written: (hand, { held }, seat) => hand.slice(0, held[seat]),
      filled: ascending,
    }),
    // A hand that the viewer does not know has as many holes.
    held: {
      names: () => [],
      print: () => [],
      read: (fields, before) =>
        before.map((count, seat) => fields.get(`hand ${seat}`)?.length ?? count),
    },
    known: any('known', knownWord),
    looked: any('looked', kindWord),
  },
}

function ascending(kinds: readonly number[]): readonly number[] | undefined {
  if (kinds.length > HAND) return undefined
  const hand = [...kinds].sort((a, b) => a - b)
  return [...hand, ...Array<number>(HAND - hand.length).fill(HOLE)]
}

/** SAB-13: open cards for all, hidden ones for who knows them. */
function pileEntry(entry: number, bit: number): number {
  if (!isHiddenInPile(entry)) return entry
  const knows = knowersInPile(entry) & bit
  return knows === 0 ? HOLE : kindInPile(entry) | HIDDEN | (knows << KNOWERS_SHIFT)
}

function seeHands({ hands }: HandsPart, self: Seat): number[] {
  const seen = Array<number>(hands.length).fill(HOLE)
  if (self < 0) return seen
  for (let at = self * HAND; at < (self + 1) * HAND; at++) seen[at] = hands[at]
  return seen
}

function seeKnown(part: HandsPart, self: Seat): number[] {
  return part.known
    .filter(entry => ((knowersOf(entry) >> self) & 1) === 1)
    .map(entry => knownBy(entry, self))
}
