import { askOf, isWindowOpen, type Random, SEALED } from '@adit/kernel'
import { lyingKinds } from '../cards/front.ts'
import { kindCount } from '../cards/order.ts'
import { indexOf } from '../maze/frame.ts'
import { CONTENT } from '../maze/words.ts'
import { cardOf } from '../moves.ts'
import { imagineGoals } from '../parts/goals.ts'
import { imagineGold } from '../parts/gold.ts'
import { imagineRoles } from '../parts/roles.ts'
import { questionOf } from '../play/asks.ts'
import { addToHand, kindInPile } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import { HAND, HIDDEN, HOLE, NO_MOVE, SHARING, type State } from '../state.ts'
import { holderOfKnown, kindOfKnown } from './knowledge.ts'
import { castLots } from './lots.ts'
import { fill, fillInOrder, fromPool, mixPool, startCounted } from './pool.ts'

/**
 * One whole world that fits a view, made in a copy of it: every hole is filled, each fitting deal of
 * cards, roles and goals equally likely. Approximate where memory would tell more than the view
 * keeps: see knowledge.ts for hands, chance-effects.ts for a stirred discard; of the fortunes of
 * others it knows their gold cards' number and whether they have anything, and guesses the nuggets.
 */
export function determinize(rules: Rules, state: State, random: Random): State {
  castLots(random)
  dealCards(rules, state)
  if (state.stage < SHARING) imagineRoles(rules, state)
  imagineGoals(rules, state)
  rules.hooks.imagine?.(state)
  imagineGold(rules, state)
  const { windows } = state
  // CHM-191: a sealed answer is taken for an "allow", by far the likeliest.
  for (let at = 0; at < windows.length; at++) if (windows[at] === SEALED) windows[at] = 0
  return state
}

const unseen = new Int8Array(kindCount)

/** Everything of the draw deck that the viewer cannot place, in random order. */
function dealCards(rules: Rules, state: State): void {
  countUnseen(rules, state)
  startCounted(rules.deckKinds, unseen)
  mixPool()
  fillHands(rules, state)
  fill(state.looked)
  fill(state.aside)
  fill(state.deck)
  fill(state.pile, HIDDEN)
}

/** The deck's cards minus all whose place is known. Of other kinds the count means nothing. */
function countUnseen(rules: Rules, state: State): void {
  const { front, hands, held, known, looked, maze, pile } = state
  unseen.set(rules.copies)
  for (let card = 0; card < maze.laid.length; card++) {
    unseen[maze.cells[indexOf(maze, maze.laid[card])] >> (CONTENT + 1)]--
  }
  for (let seat = 0; seat < front.length; seat++) if (front[seat] !== 0) countFront(front[seat])
  for (let at = 0; at < pile.length; at++) if (pile[at] !== HOLE) unseen[kindInPile(pile[at])]--
  for (let seat = 0; seat < held.length; seat++) {
    if (hands[seat * HAND] === HOLE) continue
    for (let place = 0; place < held[seat]; place++) unseen[hands[seat * HAND + place]]--
  }
  for (let at = 0; at < looked.length; at++) if (looked[at] !== HOLE) unseen[looked[at]]--
  for (let at = 0; at < known.length; at++) unseen[kindOfKnown(known[at])]--
  if (state.pending === NO_MOVE) return
  // MIN-14: the card for which help is asked is still in the hand, own or known.
  if (!isHelpAsked(state) || isOfferUnknown(state)) unseen[cardOf(state.pending)]--
}

function countFront(front: number): void {
  for (let bit = 0; front >> bit !== 0; bit++) unseen[lyingKinds[bit]] -= (front >> bit) & 1
}

function isHelpAsked(state: State): boolean {
  return isWindowOpen(state.windows) && askOf(state.windows) === questionOf.help
}

/** A spectator keeps no list of known cards, but sees the one for which help is asked. */
function isOfferUnknown(state: State): boolean {
  const { mover } = state
  if (!isHelpAsked(state) || state.hands[mover * HAND] !== HOLE) return false
  const card = cardOf(state.pending)
  return !state.known.some(entry => holderOfKnown(entry) === mover && kindOfKnown(entry) === card)
}

/** Known cards and cards from the pool, in order like every hand; the viewer's own is whole already. */
function fillHands(rules: Rules, state: State): void {
  const { hands, held, known } = state
  const offered = isOfferUnknown(state) ? cardOf(state.pending) : HOLE
  for (let seat = 0; seat < rules.seats; seat++) {
    const count = held[seat]
    const from = seat * HAND
    if (count === 0 || hands[from] !== HOLE) continue
    held[seat] = 0
    for (let at = 0; at < known.length; at++) {
      if (holderOfKnown(known[at]) === seat) addToHand(state, seat, kindOfKnown(known[at]))
    }
    if (seat === state.mover && offered !== HOLE) addToHand(state, seat, offered)
    if (held[seat] === 0) {
      fillInOrder(hands, from, from + count)
      held[seat] = count
    } else while (held[seat] < count) addToHand(state, seat, fromPool())
  }
}
