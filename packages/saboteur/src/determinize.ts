import { askOf, isWindowOpen, type Random, SEALED, shuffle, type View } from '@adit/kernel'
import { ASK_HELP } from './asks.ts'
import { kindCount, kindOf } from './cards.ts'
import { addToHand, kindInPile } from './hands.ts'
import { holderOfKnown, isStale, kindOfKnown, roleOfSeen, targetOfSeen } from './knowledge.ts'
import type { Rules } from './rules.ts'
import { HAND, HIDDEN, HOLE, NO_MOVE, SHARING, type State, THIEF, TRAP } from './state.ts'
import { brokenKinds } from './tools.ts'
import { chests, goldCards } from './treasure.ts'
import { cardOf } from './turn.ts'
import { CONTENT, FACE_UP } from './words.ts'

/**
 * One whole world that fits a view, made in place of it: every hole is filled, each fitting deal of
 * cards, roles and goals equally likely. Approximate where memory would tell more than the view
 * keeps: see knowledge.ts for hands, chance.ts for a stirred discard; of the fortunes of others it
 * knows their gold cards' number and whether they have anything, and guesses the nuggets.
 */
export function determinize(rules: Rules, view: View<State>, random: Random): State {
  const state: State = view
  dealCards(rules, state, random)
  if (state.stage < SHARING) dealRoles(rules, state, random)
  dealGoals(rules, state, random)
  if (rules.chestTunnels.length > 0) dealChests(rules, state, random)
  dealGold(rules, state, random)
  const { windows } = state
  // CHM-191: a sealed answer is taken for an "allow", by far the likeliest.
  for (let at = 0; at < windows.length; at++) if (windows[at] === SEALED) windows[at] = 0
  return state
}

const unseen = new Int8Array(kindCount)
const pool: number[] = []

/** Everything of the draw deck that the viewer cannot place, in random order. */
function dealCards(rules: Rules, state: State, random: Random): void {
  countUnseen(rules, state)
  pool.length = 0
  for (const kind of rules.deckKinds) {
    for (let left = unseen[kind]; left > 0; left--) pool.push(kind)
  }
  shuffle(pool, random)
  let next = fillHands(rules, state)
  next = fill(state.looked, next)
  next = fill(state.aside, next)
  next = fill(state.deck, next)
  const { pile } = state
  for (let at = 0; at < pile.length; at++) {
    if (pile[at] === HOLE) pile[at] = pool[next++] | HIDDEN
  }
}

function fill(cards: number[], from: number): number {
  let next = from
  for (let at = 0; at < cards.length; at++) if (cards[at] === HOLE) cards[at] = pool[next++]
  return next
}

/** The deck's cards minus all whose place is known. */
function countUnseen(rules: Rules, state: State): void {
  unseen.set(rules.copies)
  const { cells } = state.maze
  for (let at = 0; at < cells.length; at++) {
    if ((cells[at] & FACE_UP) !== 0) unseen[cells[at] >> (CONTENT + 1)]--
  }
  for (const front of state.front) {
    if (front !== 0) countFront(front)
  }
  for (const entry of state.pile) if (entry !== HOLE) unseen[kindInPile(entry)]--
  for (const kind of state.hands) if (kind !== HOLE) unseen[kind]--
  for (const kind of state.looked) if (kind !== HOLE) unseen[kind]--
  for (const entry of state.known) unseen[kindOfKnown(entry)]--
  if (state.pending !== NO_MOVE && !isShownInHand(state)) unseen[cardOf(state.pending)]--
}

/** MIN-14: the card for which help is asked is still in the hand, and counted among known cards. */
function isShownInHand(state: State): boolean {
  if (!isWindowOpen(state.windows) || askOf(state.windows) !== ASK_HELP) return false
  const { mover } = state
  return state.hands[mover * HAND] !== HOLE || state.known.some(e => holderOfKnown(e) === mover)
}

function countFront(front: number): void {
  for (let tool = 0; tool < 3; tool++) if (((front >> tool) & 1) === 1) unseen[brokenKinds[tool]]--
  if ((front & TRAP) !== 0) unseen[kindOf.trap]--
  if ((front & THIEF) !== 0) unseen[kindOf.thief]--
}

/** Known cards first, then from the pool; the viewer's own hand is whole already. */
function fillHands(rules: Rules, state: State): number {
  let next = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    const held = state.held[seat]
    if (held === 0 || state.hands[seat * HAND] !== HOLE) continue
    state.held[seat] = 0
    for (const entry of state.known) {
      if (holderOfKnown(entry) === seat) addToHand(state, seat, kindOfKnown(entry))
    }
    if (seat === state.mover && isOfferUnknown(state)) {
      addToHand(state, seat, cardOf(state.pending))
    }
    while (state.held[seat] < held) addToHand(state, seat, pool[next++])
  }
  return next
}

/** A spectator keeps no list of known cards, but sees the one for which help is asked. */
function isOfferUnknown(state: State): boolean {
  return (
    isWindowOpen(state.windows) && askOf(state.windows) === ASK_HELP && state.known.length === 0
  )
}

const roles: number[] = []

function dealRoles(rules: Rules, state: State, random: Random): void {
  if (state.spare.length === rules.pot.length) {
    // Not dealt yet: the pot's order is drawn by CHANCE later.
    for (let at = 0; at < state.spare.length; at++) state.spare[at] = rules.pot[at]
    return
  }
  for (const entry of state.sawRoles) {
    if (!isStale(entry)) state.roles[targetOfSeen(entry)] = roleOfSeen(entry)
  }
  roles.length = 0
  for (const role of rules.pot) roles.push(role)
  takeOut(roles, state.roles)
  takeOut(roles, state.spare)
  takeOut(roles, state.given)
  shuffle(roles, random)
  let next = refill(roles, 0, state.roles)
  next = refill(roles, next, state.spare)
  refill(roles, next, state.given)
}

function takeOut(from: number[], cards: readonly number[]): void {
  for (const card of cards) {
    if (card === HOLE) continue
    const at = from.indexOf(card)
    if (at >= 0) from.splice(at, 1)
  }
}

function refill(from: readonly number[], at: number, cards: number[]): number {
  let next = at
  for (let place = 0; place < cards.length; place++) {
    if (cards[place] === HOLE) cards[place] = from[next++]
  }
  return next
}

const goals: number[] = []

/** MIN-41: gold always lies in the maze, so it is hidden in one of the places not looked at. */
function dealGoals(rules: Rules, state: State, random: Random): void {
  goals.length = 0
  for (const kind of rules.goalKinds) goals.push(kind)
  if (state.spareGoals.length === goals.length) {
    refill(goals, 0, state.spareGoals)
    return
  }
  takeOut(goals, state.goals)
  const gold = goals.indexOf(kindOf.gold)
  if (gold >= 0) {
    goals.splice(gold, 1)
    hideGold(state.goals, random)
  }
  shuffle(goals, random)
  refill(goals, refill(goals, 0, state.goals), state.spareGoals)
}

function hideGold(places: number[], random: Random): void {
  let closed = 0
  for (const kind of places) if (kind === HOLE) closed++
  let skip = random.below(closed)
  for (let slot = 0; slot < places.length; slot++) {
    if (places[slot] !== HOLE) continue
    if (skip-- === 0) places[slot] = kindOf.gold
  }
}

function dealChests(rules: Rules, state: State, random: Random): void {
  const tunnels = [...rules.chestTunnels]
  takeOut(tunnels, state.chestTunnels)
  shuffle(tunnels, random)
  refill(tunnels, refill(tunnels, 0, state.chestTunnels), state.spareTunnels)
  const effects = [...chests.keys()]
  takeOut(effects, state.chestEffects)
  shuffle(effects, random)
  refill(effects, refill(effects, 0, state.chestEffects), state.spareEffects)
}

const values: number[] = []

function dealGold(rules: Rules, state: State, random: Random): void {
  if (rules.gold === 'cards') {
    values.length = 0
    for (const value of goldCards) values.push(value)
    takeOutOwn(state)
    takeOut(values, state.offer)
    shuffle(values, random)
    let next = refill(values, 0, state.goldPile)
    next = refill(values, next, state.offer)
    state.offer.sort((a, b) => a - b)
    for (let seat = 0; seat < rules.seats; seat++) next = fillPurse(state, seat, next)
  }
  for (let seat = 0; seat < rules.seats; seat++) guessGold(rules, state, seat, random)
}

function takeOutOwn(state: State): void {
  for (let at = 0; at < state.purse.length; at++) {
    for (let count = state.purse[at]; count > 0; count--) {
      values.splice(values.indexOf((at % 3) + 1), 1)
    }
  }
}

function fillPurse(state: State, seat: number, from: number): number {
  const { purse } = state
  if (purse[seat * 3] !== HOLE) return from
  purse[seat * 3] = purse[seat * 3 + 1] = purse[seat * 3 + 2] = 0
  const end = from + state.goldHeld[seat]
  for (let next = from; next < end; next++) purse[seat * 3 + values[next] - 1]++
  return end
}

function guessGold(rules: Rules, state: State, seat: number, random: Random): void {
  const { gold, purse } = state
  if (purse[seat * 3] === HOLE) purse[seat * 3] = purse[seat * 3 + 1] = purse[seat * 3 + 2] = 0
  if (gold[seat] !== HOLE) return
  const cards = purse[seat * 3] + 2 * purse[seat * 3 + 1] + 3 * purse[seat * 3 + 2]
  const nuggets = rules.tokens ? random.below(rules.gold === 'cards' ? 2 : 4 * state.round) : 0
  gold[seat] = Math.max(1, cards + nuggets)
}
