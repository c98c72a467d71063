import { parsed } from '@adit/kernel'
import { isHiddenInPile, kindInPile, knowersInPile } from '../play/hands.ts'
import { knowersOf, knownOnlyBy } from '../sight/knowledge.ts'
import { HAND, HIDDEN, HOLE, KNOWERS_SHIFT } from '../signs.ts'
import { kindWord, knownWord, pileWord } from '../text/words.ts'
import { restOfDeck } from './deck.ts'
import { any, namesOf, perSeat, pile } from './lines.ts'
import { evenly, hide, hideUnless, keepOnly, open, type Part, type Sight, secret } from './part.ts'

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
  deck: secret(({ deck }) => deck.slice(), pile('deck', kindWord, restOfDeck), hide),
  aside: secret([], any('aside', kindWord), hide),
  pile: secret([], pile('pile', pileWord), seePile),
  hands: secret(
    ({ seats }) => evenly(seats * HAND, HOLE),
    perSeat('hand', kindWord, HAND, {
      written: (hand, { held }, seat) => hand.slice(0, held[seat]),
      filled: ascending,
    }),
    (hands, { self }) => {
      const own = self * HAND
      hideUnless(hands, at => at >= own && at < own + HAND)
    },
  ),
  held: open(({ seats }) => evenly(seats, 0), {
    // A hand that the viewer does not know has as many holes.
    names: ({ seats }) => namesOf('hand', seats),
    print: () => [],
    read: (fields, before) =>
      parsed(before.map((count, seat) => fields.get(`hand ${seat}`)?.length ?? count)),
  }),
  known: secret([], any('known', knownWord), (known, { bit }) => {
    for (let at = 0; at < known.length; at++) known[at] = knownOnlyBy(known[at], bit)
    keepOnly(known, entry => knowersOf(entry) !== 0)
  }),
  looked: secret([], any('looked', kindWord), (looked, { self, state }) =>
    hideUnless(looked, () => self === state.mover),
  ),
}

function ascending(kinds: readonly number[]): readonly number[] | undefined {
  if (kinds.length > HAND) return undefined
  const hand = [...kinds].sort((a, b) => a - b)
  return [...hand, ...evenly(HAND - hand.length, HOLE)]
}

/** SAB-13: open cards for all, hidden ones for who knows them. */
function seePile(pile: number[], { bit }: Sight): void {
  for (let at = 0; at < pile.length; at++) {
    const entry = pile[at]
    if (!isHiddenInPile(entry)) continue
    const knows = knowersInPile(entry) & bit
    pile[at] = knows === 0 ? HOLE : kindInPile(entry) | HIDDEN | (knows << KNOWERS_SHIFT)
  }
}
