import type { Seat } from '@adit/kernel'
import type { Event } from '@adit/nimble-gnomes'
import { tick } from 'svelte'
import { drawFace } from '../../art/index.ts'
import { fly, leave, nod, shake } from '../common/motion.ts'
import { sound } from '../common/sound.ts'
import type { Spots } from '../common/spots.ts'
import { cardFace } from './names.ts'
import { showOf } from './shows.ts'
import { cardIn, isAgainst } from './told.ts'

/** Seen and heard when it lands. */
export function showEvent(event: Event, reader: Seat | undefined, spots: Spots): void {
  if (isAgainst(event, reader)) {
    sound('hit')
    shake(spots.find('own-cave') ?? null)
  } else if (event.type === 'entered' || event.type === 'cleared') {
    sound('mend')
    const name = event.seat === reader ? 'own-cave' : `hand:${event.seat}`
    void tick().then(() => nod(spots.find(name) ?? null))
  } else {
    const flight = showOf(event).flight?.(event, reader)
    if (flight !== undefined) sound(flight.sound)
  }
}

/** A card goes from where it is to where it will lie. */
export function flightIn(events: readonly Event[], reader: Seat | undefined, spots: Spots) {
  const moving = events.find(event => showOf(event).flight !== undefined)
  const flight = moving && showOf(moving).flight?.(moving, reader)
  if (moving === undefined || flight === undefined) return undefined
  return () => {
    const kind = cardIn(moving)
    const face =
      kind === undefined ? ({ of: 'back', name: 'nimble-gnomes' } as const) : cardFace(kind)
    const to = spots.find(flight.to) ?? spots.find(flight.or ?? flight.to)
    const from = spots.find(flight.from)
    fly(drawFace(face), from?.getBoundingClientRect(), to ?? null)
    if (isCardAt(flight.from)) leave(from)
  }
}

/** Not a face or the deck, which stay. */
const isCardAt = (spot: string): boolean => spot === 'chosen' || spot.startsWith('offer:')
