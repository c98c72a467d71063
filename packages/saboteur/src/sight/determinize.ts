import { askOf, isWindowOpen, type Random, SEALED } from '@adit/kernel'
import { kindCount, kindOf } from '../cards/order.ts'
import { indexOf } from '../maze/frame.ts'
import { CONTENT } from '../maze/words.ts'
import { ASK_HELP } from '../play/asks.ts'
import { addToHand, kindInPile } from '../play/hands.ts'
import { cardOf } from '../play/turn.ts'
import type { Rules } from '../rules.ts'
import { HAND, HIDDEN, HOLE, NO_MOVE, SHARING, type State, THIEF, TRAP } from '../state.ts'
import { brokenKinds } from '../tools.ts'
import { chests } from '../treasure.ts'
import { holderOfKnown, isStale, kindOfKnown, roleOfSeen, targetOfSeen } from './knowledge.ts'
import { castLots, lot, mixFirst } from './lots.ts'

/**
 * One whole world that fits a view, made in a copy of it: every hole is filled, each fitting deal of
 * cards, roles and goals equally likely. Approximate where memory would tell more than the view
 * keeps: see knowledge.ts for hands, chance-effects.ts for a stirred discard; of the fortunes of
 * others it knows their gold cards' number and whether they have anything, and guesses the nuggets.
 */
export function determinize(rules: Rules, state: State, random: Random): State {
  castLots(random)
  dealCards(rules, state)
  if (state.stage < SHARING) dealRoles(rules, state)
  dealGoals(rules, state)
  if (rules.chestTunnels.length > 0) dealChests(rules, state)
  dealGold(rules, state)
  const { windows } = state
  // CHM-191: a sealed answer is taken for an "allow", by far the likeliest.
  for (let at = 0; at < windows.length; at++) if (windows[at] === SEALED) windows[at] = 0
  return state
}

const unseen = new Int8Array(kindCount)
/** Cards of one sort that are somewhere unknown, and how many were dealt out of them already. */
const pool = new Uint8Array(256)
let pooled = 0
let dealt = 0

function startPool(cards: readonly number[]): void {
  for (let at = 0; at < cards.length; at++) pool[at] = cards[at]
  pooled = cards.length
  dealt = 0
}

function takeOut(card: number): void {
  for (let at = 0; at < pooled; at++) {
    if (pool[at] !== card) continue
    pool[at] = pool[--pooled]
    return
  }
}

function takeOutShown(cards: readonly number[]): void {
  for (let at = 0; at < cards.length; at++) if (cards[at] !== HOLE) takeOut(cards[at])
}

function fill(cards: number[]): void {
  for (let at = 0; at < cards.length; at++) if (cards[at] === HOLE) cards[at] = pool[dealt++]
}

/** Everything of the draw deck that the viewer cannot place, in random order. */
function dealCards(rules: Rules, state: State): void {
  countUnseen(rules, state)
  pooled = 0
  dealt = 0
  const { deckKinds } = rules
  for (let at = 0; at < deckKinds.length; at++) {
    for (let left = unseen[deckKinds[at]]; left > 0; left--) pool[pooled++] = deckKinds[at]
  }
  mixFirst(pool, pooled)
  fillHands(rules, state)
  fill(state.looked)
  fill(state.aside)
  fill(state.deck)
  const { pile } = state
  for (let at = 0; at < pile.length; at++) {
    if (pile[at] === HOLE) pile[at] = pool[dealt++] | HIDDEN
  }
}

/** The deck's cards minus all whose place is known. Of other kinds the count means nothing. */
function countUnseen(rules: Rules, state: State): void {
  const { copies, deckKinds } = rules
  const { front, hands, held, known, looked, maze, pile } = state
  for (let at = 0; at < deckKinds.length; at++) unseen[deckKinds[at]] = copies[deckKinds[at]]
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
  for (let tool = 0; tool < 3; tool++) if (((front >> tool) & 1) === 1) unseen[brokenKinds[tool]]--
  if ((front & TRAP) !== 0) unseen[kindOf.trap]--
  if ((front & THIEF) !== 0) unseen[kindOf.thief]--
}

function isHelpAsked(state: State): boolean {
  return isWindowOpen(state.windows) && askOf(state.windows) === ASK_HELP
}

/** A spectator keeps no list of known cards, but sees the one for which help is asked. */
function isOfferUnknown(state: State): boolean {
  const { mover } = state
  if (!isHelpAsked(state) || state.hands[mover * HAND] !== HOLE) return false
  const card = cardOf(state.pending)
  return !state.known.some(entry => holderOfKnown(entry) === mover && kindOfKnown(entry) === card)
}

/** Known cards first, then from the pool; the viewer's own hand is whole already. */
function fillHands(rules: Rules, state: State): void {
  const { held, known } = state
  const offered = isOfferUnknown(state) ? cardOf(state.pending) : HOLE
  for (let seat = 0; seat < rules.seats; seat++) {
    const count = held[seat]
    if (count === 0 || state.hands[seat * HAND] !== HOLE) continue
    held[seat] = 0
    for (let at = 0; at < known.length; at++) {
      if (holderOfKnown(known[at]) === seat) addToHand(state, seat, kindOfKnown(known[at]))
    }
    if (seat === state.mover && offered !== HOLE) addToHand(state, seat, offered)
    while (held[seat] < count) addToHand(state, seat, pool[dealt++])
  }
}

function dealRoles(rules: Rules, state: State): void {
  startPool(rules.pot)
  if (state.spare.length < rules.pot.length) {
    for (const entry of state.sawRoles) {
      if (!isStale(entry)) state.roles[targetOfSeen(entry)] = roleOfSeen(entry)
    }
    takeOutShown(state.roles)
    takeOutShown(state.spare)
    takeOutShown(state.given)
    mixFirst(pool, pooled)
    fill(state.roles)
  }
  // Before the deal all of them are spare, and nobody has one.
  fill(state.spare)
  fill(state.given)
}

/** MIN-41: gold always lies in the maze, so it is hidden in one of the places not looked at. */
function dealGoals(rules: Rules, state: State): void {
  startPool(rules.goalKinds)
  if (state.spareGoals.length < rules.goalKinds.length) {
    takeOutShown(state.goals)
    if (!state.goals.includes(kindOf.gold)) {
      takeOut(kindOf.gold)
      hideGold(state.goals)
    }
    mixFirst(pool, pooled)
    fill(state.goals)
  }
  fill(state.spareGoals)
}

function hideGold(places: number[]): void {
  let closed = 0
  for (let slot = 0; slot < places.length; slot++) if (places[slot] === HOLE) closed++
  let skip = lot(closed)
  for (let slot = 0; slot < places.length; slot++) {
    if (places[slot] !== HOLE) continue
    if (skip-- === 0) places[slot] = kindOf.gold
  }
}

const allChests = [...chests.keys()]

function dealChests(rules: Rules, state: State): void {
  dealOut(rules.chestTunnels, state.chests.tunnels, state.chests.spareTunnels)
  dealOut(allChests, state.chests.effects, state.chests.spareEffects)
}

function dealOut(all: readonly number[], laid: number[], spare: number[]): void {
  startPool(all)
  takeOutShown(laid)
  mixFirst(pool, pooled)
  fill(laid)
  fill(spare)
}

function dealGold(rules: Rules, state: State): void {
  const { pile } = rules.hooks.bank
  if (pile.length > 0) {
    startPool(pile)
    takeOutPurses(state)
    takeOutShown(state.offer)
    mixFirst(pool, pooled)
    fill(state.goldPile)
    fill(state.offer)
    if (state.offer.length > 0) state.offer.sort((a, b) => a - b)
  }
  for (let seat = 0; seat < rules.seats; seat++) dealFortune(rules, state, seat)
}

function takeOutPurses(state: State): void {
  const { purse } = state
  for (let at = 0; at < purse.length; at++) {
    for (let count = purse[at]; count > 0; count--) takeOut((at % 3) + 1)
  }
}

/** As many gold cards as the seat has, and a guess at its nuggets. */
function dealFortune(rules: Rules, state: State, seat: number): void {
  const { gold, goldHeld, purse } = state
  const at = seat * 3
  if (purse[at] === HOLE) {
    purse[at] = 0
    purse[at + 1] = 0
    purse[at + 2] = 0
    for (let count = goldHeld[seat]; count > 0; count--) purse[at + pool[dealt++] - 1]++
  }
  if (gold[seat] !== HOLE) return
  const cards = purse[at] + 2 * purse[at + 1] + 3 * purse[at + 2]
  const nuggets = rules.tokens ? lot(rules.hooks.bank.guess(state.round)) : 0
  gold[seat] = Math.max(1, cards + nuggets)
}
