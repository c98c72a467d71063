import type { Seat } from '@adit/kernel'
import { type Event, FACES, ORCS, type State } from '@adit/my-treasure'
import { tick } from 'svelte'
import { drawFace } from '../../art/index.ts'
import { fly, nod } from '../common/motion.ts'
import { sound } from '../common/sound.ts'

/** The place's button on the page. */
export function placeElement(place: number): HTMLElement | null {
  return document.querySelector(`[data-drop="${place}"]`)
}

/** Seen and heard, before the page is drawn anew: things are still where they come from. */
export function showEvent(event: Event, cave: () => State, seat: Seat | undefined): void {
  switch (event.type) {
    case 'drew':
      sound('take')
      return
    case 'placed':
      sound('card')
      void flyTo(event.place, event.seat, cave)
      return
    case 'took':
    case 'fled':
      sound('take')
      void tick().then(() => nod(document.querySelector(`[data-seat="${event.seat}"] .face`)))
      return
    case 'met-orc':
      sound('orc')
      if (event.orcs === ORCS) sound('rock')
      return
    case 'scored':
      sound(seat !== undefined && event.pay[seat] > 0 ? 'gold' : 'card')
      return
    case 'ended':
      sound(seat !== undefined && event.winners.includes(seat) ? 'win' : 'lose')
  }
}

/** The card is laid already; it is seen to fly there from where it was shown. */
async function flyTo(place: number, by: Seat, cave: () => State): Promise<void> {
  const shown =
    document.querySelector('[data-drawn]') ?? document.querySelector(`[data-seat="${by}"] .face`)
  const from = shown?.getBoundingClientRect()
  await tick()
  const top = cave().places[place].at(-1)
  if (top === undefined || top < 0) return
  const svg = drawFace({ of: 'my-treasure', card: FACES[top] })
  fly(svg, from, placeElement(place)?.querySelector('.top') ?? null)
}
