import { nth } from '@adit/kernel'
import { cards, isLastRound, type Kind, type State } from '@adit/nimble-gnomes'
import type { Chapters } from '@adit/words'
import type { Thing } from '../common/first-sight.ts'
import { cardFace } from './names.ts'

type Words = Chapters['page/nimble-gnomes']

/** Everything on the table that may be new to whoever sits here. */
export function thingsIn(
  table: State,
  hand: readonly Kind[],
  { firstSight }: Words,
): readonly Thing[] {
  const held = hand.map((kind, place) => loreOf(firstSight, kind, `held:${place}`))
  return isLastRound(table)
    ? [
        {
          sort: 'window',
          name: 'nimble-gnomes/last-round',
          ...firstSight.lastRound,
          spot: 'deck',
        },
        ...held,
      ]
    : held
}

/** What a card in hand has to say. */
export function loreOf(words: Words['firstSight'], kind: Kind, spot: string): Thing {
  const { sort } = nth(cards, kind)
  return {
    sort: sort === 'gem' ? 'plain' : 'card',
    name: `nimble-gnomes/${sort}`,
    ...words.cards[sort],
    face: cardFace(kind),
    spot,
  }
}
