import { type Random, type Seat, shuffle, type View } from '@adit/kernel'
import { box, KINDS, type Kind } from './cards.ts'
import { clone, HOLE, type State, seatsOf } from './state.ts'

/**
 * Every way to lay the unseen cards into the holes is equally likely. What a player's choices give
 * away, such as a discard telling that nothing could be played, is left to whoever reasons about it.
 */
export function determinize(view: View<State>, random: Random): State {
  const world = clone(view)
  const unseen = shuffle(unseenIn(view), random)
  fillHoles(world.deck, unseen)
  fillHoles(world.discard, unseen)
  for (let seat = 0; seat < seatsOf(world); seat++) {
    if (isHidden(view, seat)) fillHand(world, seat, unseen)
  }
  return world
}

function isHidden(view: State, seat: Seat): boolean {
  return view.hands[seat * KINDS] === HOLE
}

/** The box less every card whose place the viewer knows. */
function unseenIn(view: State): Kind[] {
  const left = Array<number>(KINDS).fill(0)
  for (const kind of box) left[kind]++
  for (const pile of [view.deck, view.open, view.discard]) {
    for (const kind of pile) if (kind >= 0) left[kind]--
  }
  for (let seat = 0; seat < seatsOf(view); seat++) {
    const known = isHidden(view, seat) ? view.seen : view.hands
    for (let kind = 0; kind < KINDS; kind++) {
      left[kind] -= view.laid[seat * KINDS + kind] + known[seat * KINDS + kind]
    }
  }
  return left.flatMap((count, kind) => Array<Kind>(count).fill(kind))
}

function fillHoles(pile: Kind[], unseen: Kind[]): void {
  for (let at = 0; at < pile.length; at++) if (pile[at] === HOLE) pile[at] = unseen.pop()!
}

function fillHand(world: State, seat: Seat, unseen: Kind[]): void {
  let missing = world.handSizes[seat]
  for (let at = seat * KINDS; at < (seat + 1) * KINDS; at++) {
    world.hands[at] = world.seen[at]
    missing -= world.seen[at]
  }
  for (; missing > 0; missing--) world.hands[seat * KINDS + unseen.pop()!]++
}
