import { brokenKinds, type Event, HOLE, kindOf } from '@adit/saboteur'
import type { Face } from '../../art/index.ts'
import type { Pictures, Tone, Turning } from '../common/log-lines.ts'
import { chestFace, faceAtCell, faceOfKind, roleFace } from './faces.ts'
import { eventOf } from './typed.ts'

const mends = [kindOf['repair-pick'], kindOf['repair-lamp'], kindOf['repair-cart']]

/** The card that a sentence of the log is about. */
export function pictureOf(event: Event): Face | undefined {
  switch (event.type) {
    case 'played':
      return faceOfKind(event.kind)
    case 'laid':
    case 'diverted':
    case 'goal-turned':
    case 'chest-turned':
      return faceAtCell(event.face, event.at)
    case 'collapsed':
      return faceOfKind(kindOf['rock-fall'])
    case 'broke':
      return faceOfKind(brokenKinds[event.tool])
    case 'repaired':
      return faceOfKind(mends[event.tool])
    case 'peeked':
      return faceOfKind(event.kind === HOLE ? kindOf.map : event.kind)
    case 'goal-shown':
    case 'chest-shown':
      return event.kind === HOLE ? undefined : faceOfKind(event.kind)
    case 'thief-sent':
      return faceOfKind(kindOf.thief)
    case 'thief-caught':
      return faceOfKind(kindOf['hands-off'])
    case 'hands-swapped':
      return faceOfKind(kindOf['swap-hands'])
    case 'inspected':
      return event.role === HOLE ? faceOfKind(kindOf.inspection) : roleFace(event.role)
    case 'hats-swapped':
      return faceOfKind(kindOf['swap-hats'])
    case 'trapped':
      return faceOfKind(kindOf.trap)
    case 'freed':
      return faceOfKind(kindOf.free)
    case 'veins-swapped':
      return faceOfKind(kindOf['vein-swap'])
    case 'turned-about':
      return faceOfKind(kindOf['turn-about'])
    case 'vetoed':
      return faceOfKind(kindOf.veto)
    case 'chest-opened':
      return chestFace(event.chest)
    default:
      return undefined
  }
}

/** Told to the reader with something that most others do not know. */
function isSecret(event: Event): boolean {
  switch (event.type) {
    case 'peeked':
      return event.kind !== HOLE
    case 'inspected':
    case 'role-changed':
      return event.role !== HOLE
    case 'drew':
    case 'passed':
    case 'looked':
    case 'ransomed':
      return event.cards.length > 0 && event.cards.every(kind => kind !== HOLE)
    case 'card-snatched':
    case 'kept':
      return event.kind !== HOLE
    case 'gold-taken':
    case 'gold-found':
      return event.value !== HOLE
    case 'paid':
      return event.cards > 0 && event.nuggets !== HOLE
    case 'gold-offered':
      return event.cards.every(value => value !== HOLE)
    default:
      return false
  }
}

/** What is done with cards face down, or sealed: nobody knows more than before. */
const undoableTypes: readonly Event['type'][] = [
  'passed',
  'ransomed',
  'figure-placed',
  'answered',
  'turn-begun',
]
export const undoable: ReadonlySet<string> = new Set(undoableTypes)

/**
 * An open log must not show the reader's role to whoever looks over a shoulder, so roles are told as
 * spectators hear them. That others draw a card each turn goes without saying.
 */
function written(event: Event, self: number | undefined): Event | undefined {
  switch (event.type) {
    case 'roles-dealt':
    case 'party-held':
      return { ...event, roles: event.roles.map(() => HOLE) }
    case 'role-changed':
      return { ...event, role: HOLE }
    case 'hats-swapped':
      return event.target === self ? { ...event, role: HOLE } : event
    case 'cards-dealt':
      return { ...event, hands: event.hands.map(hand => hand.map(() => HOLE)) }
    case 'drew':
      return event.seat === self && event.cards.length > 0 ? event : undefined
    default:
      return event
  }
}

/** What happens to all belongs to nobody. */
const NOBODYS = [
  'round-begun',
  'round-ended',
  'lot-drawn',
  'figure-left',
  'pile-stirred',
  'deck-burned',
]

function seatOfEvent(event: Event): number | undefined {
  return 'seat' in event && event.seat >= 0 && !NOBODYS.includes(event.type)
    ? event.seat
    : undefined
}

function pageOf(event: Event): Turning | undefined {
  if (event.type === 'round-ended') return 'end'
  if (event.type === 'goal-turned') return 'turn'
  return event.type === 'round-begun' || event.type === 'game-ended' ? 'begin' : undefined
}

/** What was done to the reader by somebody else. */
function toneOf(event: Event, self: number | undefined): Tone | undefined {
  if (!('target' in event) || event.target !== self || event.seat === self) return undefined
  switch (event.type) {
    case 'broke':
    case 'trapped':
    case 'thief-caught':
    case 'hands-swapped':
    case 'hats-swapped':
    case 'inspected':
    case 'card-snatched':
    case 'stole':
      return 'harm'
    case 'repaired':
    case 'freed':
    case 'toll-paid':
      return 'help'
    case 'help-asked':
      return undefined
  }
}

const MINOR = ['drew', 'cards-dealt', 'roles-dealt', 'goals-laid', 'chests-laid']

export function picturesFor(self: () => number | undefined): Pictures {
  return {
    face: told => pictureOf(eventOf(told)),
    isSecret: told => isSecret(eventOf(told)),
    seat: told => seatOfEvent(eventOf(told)),
    isMinor: told => MINOR.includes(eventOf(told).type),
    page: told => pageOf(eventOf(told)),
    tone: told => toneOf(eventOf(told), self()),
    written: told => written(eventOf(told), self()),
  }
}
