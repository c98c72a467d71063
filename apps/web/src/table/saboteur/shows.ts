import { nth, type Seat } from '@adit/kernel'
import {
  type At,
  atOfPlacement,
  brokenKinds,
  codeOf,
  type Event,
  type EventType,
  faceAt,
  faceOfPlacement,
  HOLE,
  isLaying,
  type Kind,
  kindOf,
  loadOf,
  type State,
} from '@adit/saboteur'
import { drawFace, type Face } from '../../art/index.ts'
import {
  APART,
  bow,
  crumble,
  flip,
  fly,
  leave,
  nod,
  present,
  putAway,
  settle,
  shake,
} from '../common/motion.ts'
import type { SoundName } from '../common/scores.ts'
import type { Deeds } from './deeds.ts'
import {
  chestBack,
  chestFace,
  faceAtCell,
  faceOfKind,
  goalBack,
  goldBack,
  goldFace,
  mineBack,
  roleFace,
} from './faces.ts'
import { isDeadEnd } from './tunnels.ts'

/** Where things are on the page. */
export interface Places {
  cell(at: At): Element | null
  /** The card that lies there. */
  card(at: At): Element | null
  seat(seat: number): Element | null
  board(): Element | undefined
  /** Where discarded cards go. */
  pile(): Element | null
  /** The cards that the reader has taken up. */
  taken(): readonly Element[]
  /** Where gold lies that is shared: the card of that value, if the reader chooses. */
  gold(value: number): Element | null
  /** The reader has put a tunnel down, and sees it there. */
  readonly isPutDown: boolean
  readonly self: number | undefined
}

/** How one sort of event is shown; what is left out is not seen, not heard, and takes no time. */
export interface Show<E> {
  /** The card that its sentence in the log is about. */
  face?(event: E): Face | undefined
  /** Told to the reader with something that most others do not know. */
  isSecret?(event: E): boolean
  /**
   * As the log has it, undefined if not at all. An open log must not show the reader's role to whoever
   * looks over a shoulder, so roles are told as spectators hear them.
   */
  written?(event: E, self: number | undefined): E | undefined
  sound?(event: E, self: number | undefined): SoundName
  /** How long something flies before it lands, in milliseconds, and what. */
  flight?(event: E): number
  fly?(event: E, places: Places): void
  /** What moves where it has landed. */
  land?(event: E, places: Places, before: State | undefined): void
  /** How long it takes to be seen, in milliseconds; graver when somebody else does it to the reader. */
  readonly deed?: number
  readonly isGrave?: true
  /** Whoever does it learns something: it is read like the deed of another. */
  readonly isFound?: true
  /** What it adds to a seat's fortune, as far as the reader knows. */
  gains?(event: E, seat: Seat): number
  /** As what it counts among the deeds of who did it, at the end of a round. */
  counts?(event: E): keyof Deeds | undefined
}

/** Every event: to leave one out is a type error. */
type Shows = { readonly [T in EventType]: Show<Extract<Event, { readonly type: T }>> }

export const LAY_TIME = 380
const BOW_TIME = 560
const LOOK_TIME = 490
const PRESENT_TIME = 560

type Aimed = { readonly seat: number; readonly target: number }

/** A card is shown to the seat that it is aimed at. */
function bowing<E extends Aimed>(face: (event: E) => Face): Show<E> {
  return {
    face,
    flight: ({ seat, target }) => (seat === target ? 0 : BOW_TIME),
    fly: (event, places) => {
      const over = places.board()?.getBoundingClientRect()
      const from = places.seat(event.seat)
      bow(drawFace(face(event)), { from, to: places.seat(event.target), over })
    },
  }
}

const harming = {
  deed: 420,
  isGrave: true,
  sound: ({ target }: Aimed, self: number | undefined) => (target === self ? 'hit' : 'break'),
  land: ({ target }: Aimed, places: Places) => shake(places.seat(target)),
} as const

const helping = {
  deed: 420,
  sound: ({ target }: Aimed, self: number | undefined) => (target === self ? 'relief' : 'mend'),
  land: nodToTarget,
} as const

const meddling = { deed: 300, isGrave: true, land: nodToTarget } as const

function nodToTarget({ target }: Aimed, places: Places): void {
  nod(places.seat(target))
}

type Played = Extract<Event, { readonly type: 'played' }>

function fliesAsCard({ move }: Played): boolean {
  return isLaying(codeOf(move))
}

function discardTime(count: number): number {
  return count === 0 ? 0 : LAY_TIME + APART * (count - 1)
}

/** Cards go to the discard with their faces down; the reader's own from where they are held. */
function discard(count: number, seat: number, places: Places): void {
  const held = seat === places.self ? places.taken() : []
  for (const card of held) leave(card)
  const from = held.length > 0 ? held : Array.from({ length: count }, () => places.seat(seat))
  for (const [nth, one] of from.entries()) {
    putAway(drawFace(mineBack), { from: one, to: places.pile(), delay: nth * APART })
  }
}

function lay(face: number, seat: number, at: At, places: Places): void {
  const from = places.seat(seat)?.getBoundingClientRect()
  fly(drawFace(faceAtCell(face, at)), from, places.cell(at))
}

const known = (value: number): number => (value === HOLE ? 0 : value)
const gainsValue = (event: { readonly seat: Seat; readonly value: number }, seat: Seat): number =>
  event.seat === seat ? known(event.value) : 0
const gainsNuggets = (
  event: { readonly seat: Seat; readonly nuggets: number },
  seat: Seat,
): number => (event.seat === seat ? known(event.nuggets) : 0)
/** One nugget from one to the other. */
const passes = (from: Seat, to: Seat, seat: Seat): number =>
  (to === seat ? 1 : 0) - (from === seat ? 1 : 0)

const pictureOf = (kind: Kind) => (): Face => faceOfKind(kind)
const lying = ({ face, at }: { readonly face: number; readonly at: At }): Face =>
  faceAtCell(face, at)
const shownKind = ({ kind }: { readonly kind: number }): Face | undefined =>
  kind === HOLE ? undefined : faceOfKind(kind)
const knowsKind = ({ kind }: { readonly kind: number }): boolean => kind !== HOLE
const knowsRole = ({ role }: { readonly role: number }): boolean => role !== HOLE
const knowsValue = ({ value }: { readonly value: number }): boolean => value !== HOLE
const knowsCards = ({ cards }: { readonly cards: readonly number[] }): boolean =>
  cards.length > 0 && cards.every(kind => kind !== HOLE)
const withoutRoles = <E extends { readonly roles: readonly number[] }>(event: E): E => ({
  ...event,
  roles: event.roles.map(() => HOLE),
})
const sounding = (name: SoundName) => ({ sound: () => name })
const mends = [kindOf['repair-pick'], kindOf['repair-lamp'], kindOf['repair-cart']]

const shows: Shows = {
  'lot-drawn': {},
  'round-begun': {},
  'roles-dealt': { written: withoutRoles },
  'goals-laid': {},
  'cards-dealt': {
    written: event => ({ ...event, hands: event.hands.map(hand => hand.map(() => HOLE)) }),
  },
  'turn-begun': {},
  played: {
    face: ({ kind }) => faceOfKind(kind),
    flight: event => (fliesAsCard(event) ? LAY_TIME : PRESENT_TIME),
    fly: (event, places) => {
      if (!fliesAsCard(event)) {
        present(drawFace(faceOfKind(event.kind)), places.seat(event.seat))
        return
      }
      const load = loadOf(event.move)
      lay(faceOfPlacement(load), event.seat, atOfPlacement(load), places)
    },
  },
  passed: {
    isSecret: knowsCards,
    flight: ({ cards }) => discardTime(cards.length),
    fly: ({ cards, seat }, places) => discard(cards.length, seat, places),
    ...sounding('take'),
  },
  laid: {
    face: lying,
    flight: () => LAY_TIME,
    fly: ({ face, seat, at }, places) => lay(face, seat, at, places),
    land: ({ at }, places) => settle(places.card(at)),
    ...sounding('card'),
    counts: ({ face }) => (isDeadEnd(face) ? 'deadEnds' : undefined),
  },
  looked: { isSecret: knowsCards },
  kept: { isSecret: knowsKind },
  'goal-shown': { face: shownKind },
  'goal-turned': { face: lying },
  // That others draw a card each turn goes without saying.
  drew: {
    isSecret: knowsCards,
    written: (event, self) => (event.seat === self && event.cards.length > 0 ? event : undefined),
  },
  'round-ended': {},
  'gold-offered': { isSecret: ({ cards }) => cards.every(value => value !== HOLE) },
  'gold-taken': {
    isSecret: knowsValue,
    gains: gainsValue,
    flight: () => LAY_TIME,
    fly: ({ seat, value }, places) => {
      const face = value === HOLE ? goldBack : goldFace(value)
      fly(drawFace(face), places.gold(value)?.getBoundingClientRect(), places.seat(seat))
    },
    ...sounding('coin'),
  },
  paid: { isSecret: ({ cards, nuggets }) => cards > 0 && nuggets !== HOLE, gains: gainsNuggets },
  // Heard when the standings have come up.
  'game-ended': {},

  broke: {
    ...bowing(({ tool }) => faceOfKind(nth(brokenKinds, tool))),
    ...harming,
    counts: () => 'breaks',
  },
  repaired: {
    ...bowing(({ tool }) => faceOfKind(nth(mends, tool))),
    ...helping,
    counts: () => 'mends',
  },
  collapsed: {
    face: pictureOf(kindOf['rock-fall']),
    flight: () => LAY_TIME,
    fly: ({ seat, at }, places) => {
      const from = places.seat(seat)?.getBoundingClientRect()
      fly(drawFace(faceOfKind(kindOf['rock-fall'])), from, places.cell(at))
    },
    deed: 1_300,
    land: ({ at }, places, before) => {
      const face = before === undefined ? HOLE : faceAt(before.maze, at)
      crumble(drawFace(face < 0 ? chestBack : faceAtCell(face, at)), places.cell(at))
    },
    ...sounding('rock'),
    counts: () => 'falls',
  },
  peeked: {
    face: ({ kind }) => faceOfKind(kind === HOLE ? kindOf.map : kind),
    isSecret: knowsKind,
    isFound: true,
    counts: () => 'maps',
    flight: () => LOOK_TIME,
    fly: ({ seat, at }, places) => {
      const from = places.seat(seat)?.getBoundingClientRect()
      fly(drawFace(faceOfKind(kindOf.map)), from, places.cell(at))
    },
    land: ({ at }, places) => nod(places.card(at)),
    sound: ({ seat }, self) => (seat === self ? 'secret' : 'take'),
  },
  'thief-sent': {
    face: pictureOf(kindOf.thief),
    flight: () => PRESENT_TIME,
    fly: ({ seat }, places) => present(drawFace(faceOfKind(kindOf.thief)), places.seat(seat)),
    land: ({ seat }, places) => nod(places.seat(seat)),
    ...sounding('thief'),
  },
  'thief-caught': { ...bowing(pictureOf(kindOf['hands-off'])), ...sounding('mend') },
  'hands-swapped': { ...bowing(pictureOf(kindOf['swap-hands'])), ...meddling },
  inspected: {
    ...bowing(({ role }) => (role === HOLE ? faceOfKind(kindOf.inspection) : roleFace(role))),
    ...meddling,
    isSecret: knowsRole,
    isFound: true,
    sound: ({ seat }, self) => (seat === self ? 'secret' : 'take'),
  },
  'hats-swapped': {
    ...bowing(pictureOf(kindOf['swap-hats'])),
    ...meddling,
    written: (event, self) => (event.target === self ? { ...event, role: HOLE } : event),
  },
  trapped: {
    ...bowing(pictureOf(kindOf.trap)),
    ...harming,
    sound: ({ target }, self) => (target === self ? 'hit' : 'iron'),
  },
  freed: { ...bowing(pictureOf(kindOf.free)), ...helping },
  'veins-swapped': {
    face: pictureOf(kindOf['vein-swap']),
    flight: () => LAY_TIME,
    // They change places before all eyes: whoever has seen one goes on knowing it.
    fly: ({ one, other }, places) => {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        fly(drawFace(goalBack), places.cell(from)?.getBoundingClientRect(), places.cell(to))
        leave(places.card(from) ?? undefined)
      }
    },
    ...sounding('card'),
  },
  'turned-about': {
    face: pictureOf(kindOf['turn-about']),
    flight: () => PRESENT_TIME,
    fly: ({ seat }, places) =>
      present(drawFace(faceOfKind(kindOf['turn-about'])), places.seat(seat)),
  },
  diverted: {
    face: lying,
    flight: () => LAY_TIME,
    fly: ({ from, at, face }, places) => {
      const start = places.cell(from)?.getBoundingClientRect()
      fly(drawFace(faceAtCell(face, at)), start, places.cell(at))
    },
    land: ({ at }, places) => settle(places.card(at)),
    ...sounding('card'),
  },
  'path-left': {},
  answered: {},
  vetoed: {
    face: pictureOf(kindOf.veto),
    flight: () => BOW_TIME,
    fly: ({ seat, victim }, places) => {
      const over = places.board()?.getBoundingClientRect()
      const way = { from: places.seat(seat), to: places.seat(victim), over }
      bow(drawFace(faceOfKind(kindOf.veto)), way)
    },
    deed: 700,
    land: ({ victim }, places) => shake(places.seat(victim)),
    ...sounding('gavel'),
  },

  ransomed: {
    isSecret: knowsCards,
    flight: ({ cards }) => discardTime(cards.length),
    fly: ({ cards, seat }, places) => discard(cards.length, seat, places),
    ...sounding('take'),
  },
  stole: {
    gains: (event, seat) => passes(event.target, event.seat, seat),
    ...sounding('coin'),
  },
  'stole-nothing': {},

  'figure-placed': {
    flight: () => LAY_TIME,
    fly: ({ seat }, places) => discard(1, seat, places),
    ...sounding('card'),
  },
  'figure-left': {},
  'help-asked': {},
  'help-given': {},
  'help-declined': {},
  'toll-paid': {
    gains: (event, seat) => passes(event.seat, event.target, seat),
    ...sounding('coin'),
  },

  'nuggets-found': { ...sounding('gold'), gains: gainsNuggets },
  'dragon-met': { gains: (event, seat) => -gainsNuggets(event, seat) },

  'postcard-linked': {},
  'role-changed': {
    isSecret: knowsRole,
    isFound: true,
    written: event => ({ ...event, role: HOLE }),
  },
  'party-held': { written: withoutRoles },

  'chests-laid': {},
  'chest-shown': { face: shownKind },
  'chest-turned': { face: lying, land: ({ at }, places) => flip(places.card(at)) },
  'chest-opened': { face: ({ chest }) => chestFace(chest), deed: 900, ...sounding('gold') },
  'gold-found': { isSecret: knowsValue, isFound: true, ...sounding('gold'), gains: gainsValue },
  'goal-moved': sounding('card'),
  'pile-stirred': {},
  'deck-burned': {},
  'card-snatched': { isSecret: knowsKind },
}

export function showOf({ type }: Event): Show<Event> {
  return shows[type]
}
