import { asTold, type Told, type Viewer } from '@adit/kernel'
import type { Event } from '../events.ts'
import { HOLE } from '../state.ts'

/** What a viewer hears of an event; everybody hears that something happened. */
export function redact(event: Event, viewer: Viewer): Told<Event> {
  if (viewer === 'judge') return asTold(event)
  switch (event.type) {
    case 'roles-dealt':
    case 'party-held':
      return asTold({ ...event, roles: keepOwn(event.roles, viewer) })
    case 'cards-dealt':
      return asTold({
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
      })
    case 'peeked':
      return viewer === event.seat ? asTold(event) : asTold({ ...event, kind: HOLE, chest: HOLE })
    case 'hands-swapped':
      return isOneOf(viewer, event.seat, event.target)
        ? asTold(event)
        : asTold({ ...event, got: hide(event.got), gave: hide(event.gave) })
    case 'inspected':
    case 'role-changed':
      return viewer === event.seat ? asTold(event) : asTold({ ...event, role: HOLE })
    case 'hats-swapped':
      return viewer === event.target ? asTold(event) : asTold({ ...event, role: HOLE })
    case 'looked':
    case 'passed':
    case 'ransomed':
    case 'drew':
    case 'gold-offered':
      return viewer === event.seat ? asTold(event) : asTold({ ...event, cards: hide(event.cards) })
    case 'kept':
      return viewer === event.seat ? asTold(event) : asTold({ ...event, kind: HOLE })
    case 'figure-placed':
      return viewer === event.seat ? asTold(event) : asTold({ ...event, card: HOLE })
    case 'card-snatched':
      return isOneOf(viewer, event.seat, event.target)
        ? asTold(event)
        : asTold({ ...event, kind: HOLE })
    case 'gold-found':
    case 'gold-taken':
      return viewer === event.seat ? asTold(event) : asTold({ ...event, value: HOLE })
    case 'paid':
      // SAB-59: how gold cards add up is seen by their owner only; nuggets are paid openly.
      return viewer === event.seat || event.cards === 0
        ? asTold(event)
        : asTold({ ...event, nuggets: HOLE })
    default:
      return asTold(event)
  }
}

function isOneOf(viewer: Viewer, one: number, other: number): boolean {
  return viewer === one || viewer === other
}

function hide(cards: readonly number[]): number[] {
  return cards.map(() => HOLE)
}

function keepOwn(list: readonly number[], viewer: Viewer): number[] {
  return list.map((value, seat) => (seat === viewer ? value : HOLE))
}
