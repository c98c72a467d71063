import { type Random, shuffle, type Viewer } from '@adit/kernel'
import { type AnyKit, type Kit, pairwise } from '@adit/kernel/conformance'
import { cardsInFront } from './cards/front.ts'
import { cards, kindOf } from './cards/order.ts'
import type { Event } from './events.ts'
import { chests } from './modules/chests/contents.ts'
import { cardOf, type Move } from './moves.ts'
import type { Config, SaboteurOptions } from './options.ts'
import { outOfDeck } from './parts/deck.ts'
import { questionOf } from './play/asks.ts'
import { isHiddenInPile, kindInPile, knowersInPile } from './play/hands.ts'
import { retell, type Summary, summary } from './retelling.ts'
import { roles } from './roles.ts'
import {
  holderOfKnown,
  isStale,
  kindOfKnown,
  knowersOf,
  packSeen,
  targetOfSeen,
  viewerOfSeen,
} from './sight/knowledge.ts'
import {
  CLOSED,
  GONE,
  HAND,
  HIDDEN,
  KNOWERS_SHIFT,
  NO_MOVE,
  OPEN,
  OPENED,
  OVER,
  SHARING,
  type State,
} from './state.ts'
import { saboteur } from './title.ts'
import { brokenKinds } from './tools.ts'

/** The title held against the kernel's laws over those configurations. */
export function kitFor(
  configs: readonly Config[],
  runs: number,
): Kit<SaboteurOptions, State, Move, Event, Summary> {
  const drives = [farFromEmptyHands]
  return { title: saboteur, configs, runs, drives, disguise, census, summary, retell }
}

/**
 * Towards hands that are all empty before the deck is. What a player can buy off shrinks a hand
 * (SB2-03), so a card that harms is worth keeping, and more so in front of somebody with two cards
 * to give for it; a figure takes the last card (MIN-12).
 */
function farFromEmptyHands({ deck, hands, held, front, figures }: State): number {
  const harms = (kind: number): boolean => kind === kindOf.trap || brokenKinds.includes(kind)
  const lying = front.filter((_, seat) => held[seat] > 1).flatMap(cardsInFront)
  const count = held.reduce((sum, cards) => sum + cards)
  const empty = held.filter(cards => cards === 0).length
  const kept = 16 * hands.filter(harms).length + 24 * lying.filter(harms).length
  return 32 * count - 64 * empty + 40 * figures.used - kept + deck.length
}

/** What holds the title to the laws: as it is usually played, and any two choices together. */
export function kits(): readonly AnyKit[] {
  const presets = saboteur.presets.map(preset => preset.config)
  return [kitFor([...presets, ...pairwise(saboteur)], 1)]
}

/** Every card of the box, in the one place where it is. */
export function census(state: State): readonly string[] {
  const deck = [
    ...state.deck,
    ...outOfDeck(state),
    ...(isPlayed(state) ? [cardOf(state.pending)] : []),
  ]
  const purses = state.purse.flatMap((count, at) => Array<number>(count).fill((at % 3) + 1))
  const gold = [...state.goldPile, ...state.offer, ...purses]
  const dealt = (list: readonly number[]): number[] => list.filter(value => value >= 0)
  return [
    ...deck.map(kind => cards[kind].name),
    ...dealt([...state.roles, ...state.spare, ...state.given]).map(role => roles[role].name),
    ...dealt([...state.goals, ...state.spareGoals]).map(kind => `goal ${cards[kind].name}`),
    ...[...state.chests.tunnels, ...state.chests.spareTunnels].map(kind => cards[kind].name),
    ...[...state.chests.effects, ...state.chests.spareEffects].map(
      chest => `chest ${chests[chest].name}`,
    ),
    ...gold.map(value => `gold card ${value}`),
    ...(state.gold.every(nuggets => nuggets >= 0) ? [] : ['debt']),
  ]
}

/** A card put down, not merely offered to be laid at someone's cost. */
function isPlayed(state: State): boolean {
  return state.pending !== NO_MOVE && !isOffered(state)
}

function isOffered(state: State): boolean {
  return state.windows.length > 0 && state.windows[state.windows.length - 2] === questionOf.help
}

/** A place whose content the viewer does not know, to be exchanged with others of its sort. */
interface Place {
  readonly holds: number
  put(value: number): void
}

function mix(places: readonly Place[], random: Random): void {
  const values = shuffle(
    places.map(place => place.holds),
    random,
  )
  for (const [at, place] of places.entries()) place.put(values[at])
}

function placesIn(list: number[], unknown: (at: number) => boolean): Place[] {
  return [...list.keys()].filter(unknown).map(at => ({
    holds: list[at],
    put: value => {
      list[at] = value
    },
  }))
}

/**
 * SAB-76: secret are hands, roles, what was looked at, passed-away cards and gold cards. Written
 * from the rulebook, sharing nothing with view.ts and determinize.ts.
 */
function disguise(state: State, viewer: Viewer, random: Random): State {
  if (viewer === 'judge') return state
  const self = viewer === 'spectator' ? -1 : viewer
  const eyes: Eyes = {
    self,
    knows: mask => (mask & OPEN) !== 0 || (self >= 0 && ((mask >> self) & 1) === 1),
  }
  unsealAnswers(state, eyes)
  mixCards(state, eyes, random)
  if (state.stage < SHARING && state.roles[0] >= 0) mixRoles(state, eyes, random)
  mixGoals(state, eyes, random)
  mixChests(state, eyes, random)
  mixGold(state, eyes, random)
  return state
}

/** Whose they are, -1 for a spectator's, and whether that is one of those who know something. */
interface Eyes {
  readonly self: number
  knows(mask: number): boolean
}

/** A sealed veto of somebody else may as well be none. */
function unsealAnswers(state: State, { self }: Eyes): void {
  const seats = state.held.length
  const base = state.windows.length - 3 - seats
  if (base < 0) return
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== self && state.windows[base + seat] === 1) state.windows[base + seat] = 0
  }
}

function mixCards(state: State, eyes: Eyes, random: Random): void {
  const { self, knows } = eyes
  const hands = [...state.held.keys()].flatMap(seat => unknownInHand(state, seat, eyes))
  const pile = placesIn(
    state.pile,
    at => isHiddenInPile(state.pile[at]) && !knows(knowersInPile(state.pile[at])),
  ).map(({ holds, put }) => ({
    holds: kindInPile(holds),
    put: (kind: number) => put(kind | HIDDEN | (knowersInPile(holds) << KNOWERS_SHIFT)),
  }))
  const looked = placesIn(state.looked, () => self !== state.mover)
  const rest = [...placesIn(state.deck, () => true), ...placesIn(state.aside, () => true)]
  mix([...hands, ...pile, ...looked, ...rest], random)
  for (let seat = 0; seat < state.held.length; seat++) sortHand(state, seat)
  // What others know of hands is changed with the hands; the viewer cannot tell.
  state.known = state.known.filter(entry => knows(knowersOf(entry)))
}

/** The places of another's hand, but for cards that the viewer knows to be there. */
function unknownInHand(state: State, seat: number, { self, knows }: Eyes): Place[] {
  if (seat === self) return []
  const known = state.known
    .filter(entry => holderOfKnown(entry) === seat && knows(knowersOf(entry)))
    .map(kindOfKnown)
  // MIN-14: everybody sees the card for which help is asked.
  const shown = cardOf(state.pending)
  if (isOffered(state) && seat === state.mover && !known.includes(shown)) known.push(shown)
  const from = seat * HAND
  return placesIn(state.hands, at => {
    if (at < from || at >= from + state.held[seat]) return false
    const index = known.indexOf(state.hands[at])
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
}

function sortHand(state: State, seat: number): void {
  const from = seat * HAND
  const hand = state.hands.slice(from, from + state.held[seat]).sort((a, b) => a - b)
  for (const [at, kind] of hand.entries()) state.hands[from + at] = kind
}

function mixRoles(state: State, { self, knows }: Eyes, random: Random): void {
  const seen = state.sawRoles
    .filter(entry => viewerOfSeen(entry) === self && !isStale(entry))
    .map(targetOfSeen)
  mix(
    [
      ...placesIn(state.roles, seat => seat !== self && !seen.includes(seat)),
      ...placesIn(state.spare, at => !knows(state.spareSeen[at])),
      ...placesIn(state.given, at => !knows(state.givenSeen[at])),
    ],
    random,
  )
  // Others looked at what is there in this world.
  state.sawRoles = state.sawRoles.map(entry => {
    const [by, target] = [viewerOfSeen(entry), targetOfSeen(entry)]
    if (by === self || isStale(entry)) return entry
    return packSeen(by, target, state.roles[target])
  })
}

function mixGoals(state: State, { knows }: Eyes, random: Random): void {
  if (state.goals[0] < 0) return
  const closed = placesIn(state.goals, slot => !knows(state.goalSeen[slot]))
  const gold = closed.some(place => place.holds === kindOf.gold)
  // MIN-41: gold is one of those laid, so it is mixed among these only.
  mix(closed, random)
  const others = placesIn(
    state.goals,
    slot => !knows(state.goalSeen[slot]) && state.goals[slot] !== kindOf.gold,
  )
  if (gold || closed.length > 0) mix([...others, ...placesIn(state.spareGoals, () => true)], random)
}

function mixChests(state: State, { knows }: Eyes, random: Random): void {
  const hidden = (slot: number): boolean => !knows(state.chests.seen[slot])
  const fate = state.chests.fate
  const tunnels = placesIn(
    state.chests.tunnels,
    slot => hidden(slot) && (fate[slot] === CLOSED || fate[slot] === GONE),
  )
  const effects = placesIn(state.chests.effects, slot => hidden(slot) && fate[slot] !== OPENED)
  mix([...tunnels, ...placesIn(state.chests.spareTunnels, () => true)], random)
  mix([...effects, ...placesIn(state.chests.spareEffects, () => true)], random)
}

/** SAB-59: the values of gold cards, and how many nuggets others have, if they have any. */
function mixGold(state: State, { self }: Eyes, random: Random): void {
  const over = state.stage === OVER
  const others = [...state.gold.keys()].filter(seat => !over && seat !== self)
  const cardsOf = (seat: number): number[] =>
    [1, 2, 3].flatMap(value => Array<number>(state.purse[seat * 3 + value - 1]).fill(value))
  const purses = others.map(cardsOf)
  const before = purses.map(sum)
  mix(
    [
      ...placesIn(state.goldPile, () => true),
      ...placesIn(state.offer, () => self !== state.chooser),
      ...purses.flatMap(purse => placesIn(purse, () => true)),
    ],
    random,
  )
  state.offer.sort((a, b) => a - b)
  for (const [at, seat] of others.entries()) {
    for (const value of [1, 2, 3]) {
      state.purse[seat * 3 + value - 1] = purses[at].filter(card => card === value).length
    }
    if (state.gold[seat] === 0) continue
    state.gold[seat] = Math.max(1, state.gold[seat] + sum(purses[at]) - before[at])
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
