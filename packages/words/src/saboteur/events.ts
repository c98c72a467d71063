import {
  atOf,
  type Event,
  faceOfPlacement,
  GOLD_REACHED,
  HOLE,
  type Kind,
  kindOf,
  loadOf,
  roleOf,
  SPIDER_REACHED,
} from '@adit/saboteur'
import type { Speech } from './speech.ts'
import type { SaboteurWords, SeenEvent } from './words.ts'

/** A sentence for the log; undefined for what is not worth one. */
export function tellEvent(event: Event, speech: Speech): string | undefined {
  const message = messageOf(event, speech.words)
  if (message === undefined) return undefined
  return speech.fill(message, { ...slotsOf(event, speech), ...listsOf(event, speech) })
}

/** Cards that what comes of them does not name. */
const UNNAMED: ReadonlySet<Kind> = new Set([
  kindOf['repair-pick-lamp'],
  kindOf['repair-pick-cart'],
  kindOf['repair-lamp-cart'],
  kindOf.craftsman,
  kindOf.pathfinder,
  kindOf.treasury,
])

function messageOf(event: Event, words: SaboteurWords): string | undefined {
  switch (event.type) {
    case 'turn-begun':
    case 'answered':
      return undefined
    case 'played':
      // What most cards do is the next sentence, unless a veto is.
      return UNNAMED.has(event.kind) ? words.events.played : undefined
    case 'laid':
      return event.seat < 0 ? words.cases['laid-by-nobody'] : words.events.laid
    case 'collapsed':
      return event.face === HOLE ? words.cases['collapsed-chest'] : words.events.collapsed
    case 'peeked':
      if (event.kind === HOLE) return words.events.peeked
      return event.chest === HOLE ? words.seen.peeked : words.cases['peeked-chest']
    case 'dragon-met':
      return event.nuggets === 0 ? words.cases['dragon-got-nothing'] : words.events['dragon-met']
    default:
      if (event.type === 'passed' && event.cards.length === 0) return words.cases['passed-empty']
      return isSeen(event) ? words.seen[event.type] : words.events[event.type]
  }
}

type RoundEnded = Extract<Event, { readonly type: 'round-ended' }>
type Seen = Extract<Event, { readonly type: SeenEvent }>

/** Whether nothing that matters is hidden from whom this is told to. */
function isSeen(event: Event): event is Seen {
  switch (event.type) {
    case 'roles-dealt':
    case 'party-held':
      return event.roles.some(isKnown)
    case 'cards-dealt':
      return event.hands.some(hand => hand.some(isKnown))
    case 'hands-swapped':
      return event.got.every(isKnown) && event.gave.every(isKnown)
    case 'inspected':
    case 'hats-swapped':
    case 'role-changed':
      return isKnown(event.role)
    case 'looked':
    case 'passed':
    case 'ransomed':
    case 'drew':
    case 'gold-offered':
      return event.cards.every(isKnown)
    case 'kept':
    case 'card-snatched':
      return isKnown(event.kind)
    case 'figure-placed':
      return isKnown(event.card)
    case 'gold-found':
    case 'gold-taken':
      return isKnown(event.value)
    case 'paid':
      return isKnown(event.nuggets)
    default:
      return false
  }
}

function isKnown(value: number): boolean {
  return value !== HOLE
}

type Values = Record<string, string | number>

/** Fields that mean the same in every event that has them. */
function slotsOf(event: Event, speech: Speech): Values {
  const slots: Values = {}
  if ('seat' in event) slots.seat = speech.name(event.seat)
  if ('target' in event) slots.target = speech.name(event.target)
  if ('victim' in event) slots.victim = speech.name(event.victim)
  if ('at' in event) slots.place = speech.place(event.at)
  if ('to' in event) slots.to = speech.place(event.to)
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

/** What one kind of event has for itself. */
function listsOf(event: Event, speech: Speech): Values {
  const { words } = speech
  switch (event.type) {
    case 'round-begun':
      return { round: event.round }
    case 'roles-dealt':
      return { left: event.left }
    case 'goals-laid':
    case 'chests-laid':
      return { places: speech.list(event.places.map(speech.place)) }
    case 'cards-dealt':
      return { hands: speech.hands(event.hands.entries()) }
    case 'diverted':
      return { from: speech.place(event.from) }
    case 'hands-swapped':
      return {
        hands: speech.hands([
          [event.seat, event.got],
          [event.target, event.gave],
        ]),
      }
    case 'veins-swapped':
      return { one: speech.place(event.one), other: speech.place(event.other) }
    case 'turned-about':
      return { way: words.ways[event.heading === 1 ? 'left' : 'right'] }
    case 'looked':
      return { ...cardsOf(event.cards, speech), from: words.sources[event.from] }
    case 'passed':
    case 'drew':
      return cardsOf(event.cards, speech)
    case 'ransomed':
      return { ...cardsOf(event.cards, speech), front: speech.front(event.removed) }
    case 'figure-placed':
      return isKnown(event.card) ? { card: speech.card(event.card) } : {}
    case 'help-asked':
      return {
        card: speech.face(faceOfPlacement(loadOf(event.move))),
        place: speech.place(atOf(event.move)),
      }
    case 'deck-burned':
      return { count: event.count }
    case 'round-ended':
      return {
        ending: [
          endingOf(event.ending, speech.name(event.seat), speech),
          ...wins(event, speech),
        ].join(' '),
      }
    case 'gold-offered':
      return { count: event.cards.length, cards: event.cards.join(', ') }
    case 'paid':
      return { cards: event.cards }
    case 'game-ended':
      return results(event.gold, speech)
    default:
      return {}
  }
}

function cardsOf(kinds: readonly Kind[], speech: Speech): Values {
  const count = kinds.length
  return kinds.every(isKnown) ? { count, cards: speech.cards(kinds) } : { count }
}

function endingOf(ending: number, seat: string, { words, fill }: Speech): string {
  if (ending === GOLD_REACHED) return fill(words.endings.gold, { seat })
  return ending === SPIDER_REACHED ? words.endings.spider : words.endings.spent
}

/** The teams of which somebody is at the table; bosses and profiteers win along with others. */
function wins({ winners, roles }: RoundEnded, { words }: Speech): readonly string[] {
  const held = winners.filter(role => roles.includes(role))
  return teamRoles.filter(([role]) => held.includes(role)).map(([, team]) => words.teams[team].won)
}

const teamRoles = [
  [roleOf.digger, 'diggers'],
  [roleOf.green, 'green'],
  [roleOf.blue, 'blue'],
  [roleOf.greedy, 'greedy'],
  [roleOf.saboteur, 'saboteurs'],
] as const

/** SAB-63: the most nuggets; equal sums share the win. */
function results(gold: readonly number[], speech: Speech): Values {
  const most = Math.max(...gold)
  const winners = [...gold.keys()].filter(seat => gold[seat] === most)
  const each = gold.map((nuggets, seat) =>
    speech.fill(speech.words.resultOf, { seat: speech.name(seat), nuggets }),
  )
  return {
    results: each.join(', '),
    count: winners.length,
    winners: speech.list(winners.map(speech.name)),
  }
}
