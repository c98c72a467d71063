import type { Seat } from '@adit/kernel'
import type { Event } from '@adit/nimble-gnomes'
import { tick } from 'svelte'
import { drawFace } from '../../art/index.ts'
import { fly, nod } from '../common/motion.ts'
import { sound } from '../common/sound.ts'
import type { Spots } from '../common/spots.ts'
import { cardFace } from './names.ts'
import { type Flight, showOf } from './shows.ts'
import { cardIn } from './told.ts'

/** Seen and heard, before the page is drawn anew: things are still where they come from. */
export function showEvent(event: Event, reader: Seat | undefined, spots: Spots): void {
  if (event.type === 'ended') {
    sound(reader !== undefined && event.winners.includes(reader) ? 'win' : 'lose')
  } else if (event.type === 'entered' || event.type === 'cleared') {
    sound('mend')
    const name = event.seat === reader ? 'own-cave' : `hand:${event.seat}`
    void tick().then(() => nod(spots.find(name) ?? null))
  } else {
    const flight = showOf(event).flight?.(event, reader)
    if (flight !== undefined) void take(flight, event, spots)
  }
}

async function take(flight: Flight, event: Event, spots: Spots): Promise<void> {
  sound(flight.sound)
  const from = spots.find(flight.from)?.getBoundingClientRect()
  const kind = cardIn(event)
  await tick()
  const face =
    kind === undefined ? ({ of: 'back', name: 'nimble-gnomes' } as const) : cardFace(kind)
  fly(drawFace(face), from, spots.find(flight.to) ?? null)
}
