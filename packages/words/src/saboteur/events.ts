import { nth } from '@adit/kernel'
import {
  actions,
  cards,
  type Event,
  type EventType,
  GOLD_LOST,
  GOLD_REACHED,
  HOLE,
  type Kind,
  kindOfFace,
  roleOf,
} from '@adit/saboteur'
import type { Slots } from '../fill.ts'
import { formOf, type Told } from '../forms.ts'
import type { SeenEvent, SeenWords } from './event-words.ts'
import { isGoal } from './place.ts'
import type { Speech } from './speech.ts'
import type { SaboteurWords } from './words.ts'

/** A sentence for the log; undefined for what is not worth one. */
export function tellEvent(event: Event, speech: Speech): string | undefined {
  if (event.type === 'round-ended') return tellEnding(event, speech)
  if (event.type === 'game-ended') return tellResult(event.gold, speech)
  const told = toldOf(event, speech)
  if (told === undefined) return undefined
  const seat = 'seat' in event ? event.seat : undefined
  const target = otherIn(event)
  const message = formOf(told, { seat, target, self: speech.people.self })
  return speech.fill(message, { ...slotsOf(event, speech), ...ownOf(event).lists?.(event, speech) })
}

function otherIn(event: Event): number | undefined {
  if ('victim' in event) return event.victim
  return 'target' in event ? event.target : undefined
}

type InParts = Extract<Event, { readonly type: 'round-ended' | 'game-ended' }>

/** What one sort of event has for itself, where its sentence and its fields do not say all. */
interface Own<E> {
  /** Its sentence, undefined for none. */
  tell?(event: E, speech: Speech): Told | undefined
  lists?(event: E, speech: Speech): Values
}

const own: { readonly [T in EventType]?: Own<Extract<Event, { readonly type: T }>> } = {
  'turn-begun': { tell: () => undefined },
  answered: { tell: () => undefined },
  // What most cards do is the next sentence, unless a veto is.
  played: {
    tell: ({ kind }, { words }) => (nth(actions, kind).isSilent ? words.events.played : undefined),
  },
  'round-begun': { lists: ({ round }) => ({ round }) },
  'goals-laid': {
    tell: ({ places }, { words: { cases, events } }) =>
      places.length === 5 ? cases['goals-laid-five'] : events['goals-laid'],
  },
  'roles-dealt': {
    tell: ({ roles }, speech) =>
      `${speech.words.events['roles-dealt']}${whoIs(roles, speech.words.youAre, speech)}`,
    lists: ownRole,
  },
  'party-held': {
    tell: ({ roles }, speech) =>
      `${speech.words.events['party-held']}${whoIs(roles, speech.words.youAreNow, speech)}`,
    lists: ownRole,
  },
  laid: {
    tell: ({ seat }, { words: { cases, events } }) =>
      seat < 0 ? cases['laid-by-nobody'] : events.laid,
  },
  collapsed: {
    tell: ({ face }, { words: { cases, events } }) =>
      face === HOLE ? cases['collapsed-chest'] : events.collapsed,
  },
  peeked: {
    tell: ({ at, kind, chest }, { words: { cases, events, seen } }) => {
      if (isGoal(at)) return kind === HOLE ? events.peeked : seen.peeked
      return cases[chest === HOLE ? 'peeked-chest' : 'peeked-chest-seen']
    },
  },
  'veins-swapped': {
    lists: ({ one, other }, speech) => ({ one: speech.goal(one), other: speech.goal(other) }),
  },
  'turned-about': {
    lists: ({ heading }, { words }) => ({ way: words.ways[heading === 1 ? 'left' : 'right'] }),
  },
  looked: {
    lists: ({ cards, from }, { words }) => ({ count: cards.length, from: words.sources[from] }),
  },
  passed: {
    tell: (event, { words: { cases, events, seen } }) => {
      if (event.cards.length === 0) return cases['passed-empty']
      return isWhole(event) ? seen.passed : events.passed
    },
    lists: ({ cards }, speech) => cardsOf(cards, speech),
  },
  drew: { lists: ({ cards }, speech) => cardsOf(cards, speech) },
  'help-asked': {
    tell: ({ target, owner }, { words: { cases, events } }) =>
      target === owner ? cases['help-asked-owner'] : events['help-asked'],
  },
  'help-given': {
    tell: ({ seat, owner }, { words: { cases, events } }) =>
      seat === owner ? cases['help-given-owner'] : events['help-given'],
  },
  ransomed: {
    tell: ({ removed }, { words: { cases, events } }) =>
      removed === TRAP ? cases['ransomed-trap'] : events.ransomed,
    lists: ({ removed }, speech) => (removed === TRAP ? {} : { tool: speech.tool(removed) }),
  },
  'dragon-met': {
    tell: ({ nuggets }, { words: { cases, events } }) =>
      nuggets === 0 ? cases['dragon-got-nothing'] : events['dragon-met'],
  },
  'goal-turned': {
    lists: ({ face }, { words }) => ({
      found: words.found[nth(cards, kindOfFace(face)).find ?? 'stone'],
    }),
  },
  'deck-burned': { lists: ({ count }) => ({ count }) },
  'gold-offered': { lists: ({ cards }) => ({ count: cards.length }) },
  paid: { lists: ({ cards }) => ({ cards }) },
}

function ownOf({ type }: Event): Own<Event> {
  return own[type] ?? {}
}

function toldOf(event: Exclude<Event, InParts>, speech: Speech): Told | undefined {
  const { events, seen } = speech.words
  const { tell } = ownOf(event)
  if (tell !== undefined) return tell(event, speech)
  return hasSeen(event, seen) && isWhole(event) ? seen[event.type] : events[event.type]
}

/** The reader's own role, or everybody's for whoever sees everything. */
function whoIs(roles: readonly number[], mine: string, { people }: Speech): string {
  if (people.self !== undefined && isKnown(roles.at(people.self))) return ` ${mine}.`
  return roles.some(isKnown) ? ' {roles}.' : ''
}

function ownRole({ roles }: { readonly roles: readonly number[] }, speech: Speech): Values {
  const { self } = speech.people
  const role = self === undefined ? undefined : roles.at(self)
  return isKnown(role) ? { role: speech.role(role) } : {}
}

/** After the three tools, in `ransomed`. */
const TRAP = 3

type RoundEnded = Extract<Event, { readonly type: 'round-ended' }>
type Seen = Extract<Event, { readonly type: SeenEvent }>

/** Whether there is another sentence for who was told all of it. */
function hasSeen(event: Event, seen: SeenWords): event is Seen {
  return Object.hasOwn(seen, event.type)
}

/** Whether nothing that matters is hidden from whom this is told to. */
function isWhole(event: Seen): boolean {
  switch (event.type) {
    case 'inspected':
    case 'hats-swapped':
    case 'role-changed':
      return isKnown(event.role)
    case 'passed':
    case 'drew':
      return event.cards.every(isKnown)
    case 'peeked':
    case 'kept':
    case 'card-snatched':
      return isKnown(event.kind)
    case 'gold-found':
    case 'gold-taken':
      return isKnown(event.value)
    case 'paid':
      return isKnown(event.nuggets)
  }
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined && value !== HOLE
}

type Values = Record<string, Slots[string]>

/** Fields that mean the same in every event that has them. */
function slotsOf(event: Event, speech: Speech): Values {
  const slots: Values = {}
  if ('seat' in event) slots.A = speech.name(event.seat)
  const other = otherIn(event)
  if (other !== undefined) slots.B = speech.name(other)
  if ('at' in event) slots.place = speech.place(event.at)
  if ('at' in event && isGoal(event.at)) slots.goal = speech.goal(event.at)
  if ('kind' in event && isKnown(event.kind)) slots.card = speech.card(event.kind)
  if ('face' in event && isKnown(event.face)) slots.card = speech.face(event.face)
  if ('role' in event && isKnown(event.role)) slots.role = speech.role(event.role)
  if ('roles' in event) slots.roles = speech.roles(event.roles)
  if ('chest' in event && isKnown(event.chest)) slots.chest = speech.chest(event.chest)
  if ('tool' in event) slots.tool = speech.tool(event.tool)
  if ('nuggets' in event) slots.nuggets = event.nuggets
  if ('value' in event) slots.nuggets = event.value
  if ('deck' in event) slots.deck = event.deck
  return slots
}

function cardsOf(kinds: readonly Kind[], speech: Speech): Values {
  const count = kinds.length
  return kinds.every(isKnown) && count > 0 ? { count, cards: speech.cards(kinds) } : { count }
}

/** Why the round is over, who wins it, and who was who. */
function tellEnding(event: RoundEnded, speech: Speech): string {
  const sentences = [whyEnded(event, speech), ...winsOf(event, speech.words)]
  return `${sentences.join(' ')} ${speech.roles(event.roles)}.`
}

export function whyEnded(
  { ending, seat }: Pick<RoundEnded, 'ending' | 'seat'>,
  { words, people, fill, name }: Speech,
): string {
  if (ending === GOLD_LOST) return words.endings.spider
  if (ending !== GOLD_REACHED) return words.endings.spent
  return fill(formOf(words.endings.gold, { seat, self: people.self }), { A: name(seat) })
}

/** The teams of which somebody is at the table; bosses and profiteers win along with others. */
export function winsOf(
  { winners, roles, ending }: Pick<RoundEnded, 'winners' | 'roles' | 'ending'>,
  { endings, teams }: SaboteurWords,
): readonly string[] {
  const held = winners.filter(role => roles.includes(role))
  const won = teamRoles.filter(([role]) => held.includes(role)).map(([, team]) => teams[team].won)
  const saboteursWon = winners.includes(roleOf.saboteur)
  // SB2-30: gold was reached, but no team of diggers can walk there.
  const doors = ending === GOLD_REACHED && saboteursWon ? [endings.doors] : []
  if (won.length > 0) return [...doors, ...won]
  const nobody = saboteursWon ? endings.noSaboteur : endings.absent
  const alone = held.includes(roleOf.profiteer) ? endings.profiteer : nobody
  return [...doors, alone]
}

const teamRoles = [
  [roleOf.digger, 'diggers'],
  [roleOf.green, 'green'],
  [roleOf.blue, 'blue'],
  [roleOf.greedy, 'greedy'],
  [roleOf.saboteur, 'saboteurs'],
] as const

/** SAB-63: the most nuggets; equal sums share the win. */
function tellResult(gold: readonly number[], { words, people, fill, name }: Speech): string {
  const nuggets = Math.max(...gold)
  const winners = [...gold.keys()].filter(seat => gold[seat] === nuggets)
  if (winners.length > 1) {
    return fill(words.cases['game-shared'], { nuggets, winners: people.list(winners) })
  }
  const seat = nth(winners, 0)
  const won = formOf(words.cases['game-won'], { seat, self: people.self })
  return fill(won, { nuggets, A: name(seat) })
}
