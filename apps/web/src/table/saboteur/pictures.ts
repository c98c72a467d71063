import type { Event } from '@adit/saboteur'
import type { Pictures, Tone, Turning } from '../common/log-lines.ts'
import { showOf } from './shows.ts'
import { eventOf } from './typed.ts'

/** What is done with cards face down, or sealed: nobody knows more than before. */
const undoableTypes: readonly Event['type'][] = [
  'passed',
  'ransomed',
  'figure-placed',
  'answered',
  'turn-begun',
]
export const undoable: ReadonlySet<string> = new Set(undoableTypes)

function written(event: Event, self: number | undefined): Event | undefined {
  const show = showOf(event)
  return show.written === undefined ? event : show.written(event, self)
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
    face: told => {
      const event = eventOf(told)
      return showOf(event).face?.(event)
    },
    isSecret: told => {
      const event = eventOf(told)
      return showOf(event).isSecret?.(event) ?? false
    },
    seat: told => seatOfEvent(eventOf(told)),
    isMinor: told => MINOR.includes(eventOf(told).type),
    page: told => pageOf(eventOf(told)),
    tone: told => toneOf(eventOf(told), self()),
    written: told => written(eventOf(told), self()),
  }
}
