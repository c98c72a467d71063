import type { Seat } from '@adit/kernel'
import type { Event } from '@adit/nimble-gnomes'
import { tick } from 'svelte'
import { drawFace } from '../../art/index.ts'
import { fly, nod } from '../common/motion.ts'
import { type SoundName, sound } from '../common/sound.ts'
import { cardFace } from './names.ts'
import { cardIn } from './told.ts'

/** Where a card comes from and goes to, as selectors: what is new is drawn only in between. */
interface Flight {
  readonly from: string
  readonly to: string
  readonly sound: SoundName
}

function flightOf(event: Event, reader: Seat | undefined): Flight | undefined {
  if (!('seat' in event)) return undefined
  const isOwn = event.seat === reader
  const hand = isOwn ? '.hand' : `[data-hand="${event.seat}"]`
  const from = isOwn ? '.held.chosen' : `[data-seat="${event.seat}"] .face-slot`
  switch (event.type) {
    case 'drew':
      return { from: '[data-market="deck"]', to: hand, sound: 'take' }
    case 'took':
      return { from: `[data-market="${event.place}"]`, to: hand, sound: 'take' }
    case 'laid':
      return { from, to: `[data-cell="${event.seat}-${event.gem}"]`, sound: 'card' }
    case 'cursed':
      return { from, to: `[data-curses="${event.target}"] > :last-child`, sound: 'break' }
    case 'blown':
      return { from, to: '[data-market="discard"]', sound: 'mend' }
    case 'discarded':
      return { from, to: '[data-market="discard"]', sound: 'card' }
    default:
      return undefined
  }
}

/** Seen and heard, before the page is drawn anew: things are still where they come from. */
export function showEvent(event: Event, reader: Seat | undefined): void {
  if (event.type === 'ended') {
    sound(reader !== undefined && event.winners.includes(reader) ? 'win' : 'lose')
  } else if (event.type === 'entered' || event.type === 'cleared') {
    sound('mend')
    void nodAt(event.seat === reader ? '.own .cave' : `[data-seat="${event.seat}"] .facts`)
  } else {
    const flight = flightOf(event, reader)
    if (flight !== undefined) void take(flight, event)
  }
}

async function take(flight: Flight, event: Event): Promise<void> {
  sound(flight.sound)
  const from = document.querySelector(flight.from)?.getBoundingClientRect()
  const kind = cardIn(event)
  await tick()
  const face =
    kind === undefined ? ({ of: 'back', name: 'nimble-gnomes' } as const) : cardFace(kind)
  fly(drawFace(face), from, document.querySelector(flight.to))
}

async function nodAt(stops: string): Promise<void> {
  await tick()
  nod(document.querySelector(stops))
}
