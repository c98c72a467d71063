import { nth, type Seat } from '@adit/kernel'
import { HAND, HOLE, type Kind, type SaboteurGame, type State } from '@adit/saboteur'

/** A whole world that a viewer could face, in which a player holds this card. */
export interface Dealt {
  readonly world: State
  readonly card: Kind
}

/** Where a card lies that the viewer cannot place. */
interface Place {
  readonly list: 'hands' | 'deck' | 'pile'
  readonly at: number
}

/** The bits of a card in the pile that say its kind. */
const KIND = 127

/**
 * A world for each card that a player may hold for all that the viewer knows: in a world that fits the view, the
 * card changes places with one of the player's. One world, with no card of theirs, if the hand is empty.
 */
export function dealsTo(
  seat: Seat,
  game: SaboteurGame,
  view: State,
  whole: State,
): readonly Dealt[] {
  if (whole.held[seat] === 0) return [{ world: whole, card: HOLE }]
  const kinds = new Map<Kind, Place>()
  for (const place of placesIn(view, whole)) {
    const kind = nth(whole[place.list], place.at) & KIND
    // What the player holds already need not be given.
    if (!kinds.has(kind) || isHeldBy(seat, place)) kinds.set(kind, place)
  }
  return [...kinds].map(([card, place]) => {
    const world = game.clone(whole)
    if (!isHeldBy(seat, place)) swap(world, place, seat * HAND)
    return { world, card }
  })
}

function placesIn(view: State, whole: State): readonly Place[] {
  const lists = ['hands', 'deck', 'pile'] as const
  return lists.flatMap(list =>
    [...whole[list].keys()]
      .filter(at => view[list][at] === HOLE && whole[list][at] !== HOLE)
      .map(at => ({ list, at })),
  )
}

function isHeldBy(seat: Seat, { list, at }: Place): boolean {
  return list === 'hands' && Math.floor(at / HAND) === seat
}

/** Two cards change places; a card of the pile lies as the other lay, and hands stay in order. */
function swap(world: State, { list, at }: Place, hand: number): void {
  const given = nth(world[list], at)
  world[list][at] = (given & ~KIND) | nth(world.hands, hand)
  world.hands[hand] = given & KIND
  for (let from = 0; from < world.hands.length; from += HAND) {
    const end = from + nth(world.held, from / HAND)
    const sorted = world.hands.slice(from, end).sort((a, b) => a - b)
    world.hands.splice(from, sorted.length, ...sorted)
  }
}
