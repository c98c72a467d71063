import { nth, type Seat } from '@adit/kernel'
import { type Card, FACES, NONE, type State } from '@adit/my-treasure'
import type { Chapters } from '@adit/words'
import type { Thing } from '../common/first-sight.ts'

type Words = Chapters['page/my-treasure']['firstSight']
type Name = keyof Words

/** Everything in the cave that may be new to whoever is in it. */
export function thingsIn(
  cave: Pick<State, 'phase' | 'held' | 'orcs' | 'drawn' | 'places'>,
  seat: Seat | undefined,
  words: Words,
): readonly Thing[] {
  const thing = (name: Name, sort: Thing['sort'], spot: string): Thing => ({
    sort,
    name: `my-treasure/${name}`,
    ...words[name],
    spot,
  })
  const inside = cave.held.flatMap((token, other) => (token === NONE ? [other] : []))
  const isLast = inside.length === 1 && inside[0] === seat && cave.phase === 'turn'
  const tops = cave.places.map(stack => stack.at(-1))
  const mouse = tops.findIndex(card => card !== undefined && hasMouse(card))
  return [
    ...(cave.phase === 'flee' ? [thing('flee', 'window', 'bench')] : []),
    ...(isLast ? [thing('last', 'window', 'deck')] : []),
    ...(cave.orcs > 0 ? [thing('orc', 'token', 'orcs')] : []),
    ...(cave.drawn === NONE ? [] : [thing('treasure', 'card', 'drawn')]),
    ...(mouse < 0 ? [] : [thing('mouse', 'card', `place:${mouse}`)]),
    ...(cave.phase === 'turn' ? [thing('find', 'plain', 'finds')] : []),
  ]
}

/** A card that lies there unseen has no face. */
function hasMouse(card: Card): boolean {
  return card >= 0 && nth(FACES, card).mice > 0
}
