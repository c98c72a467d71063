import type { Seat } from '@adit/kernel'
import { type Event, FACES, ORCS, type State } from '@adit/my-treasure'
import { tick } from 'svelte'
import { drawFace } from '../../art/index.ts'
import { fly, nod } from '../common/motion.ts'
import { sound } from '../common/sound.ts'
import type { Spots } from '../common/spots.ts'

interface Scene {
  cave(): State
  /** The reader's. */
  readonly seat: Seat | undefined
  readonly spots: Spots
}

/** Seen and heard, before the page is drawn anew: things are still where they come from. */
export function showEvent(event: Event, scene: Scene): void {
  const { seat, spots } = scene
  switch (event.type) {
    case 'drew':
      sound('take')
      return
    case 'placed':
      sound('card')
      void flyTo(event.place, event.seat, scene)
      return
    case 'took':
    case 'fled':
      sound('take')
      void tick().then(() => nod(spots.find(`face:${event.seat}`) ?? null))
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
async function flyTo(place: number, by: Seat, { cave, spots }: Scene): Promise<void> {
  const shown = spots.find('drawn') ?? spots.find(`face:${by}`)
  const from = shown?.getBoundingClientRect()
  await tick()
  const top = cave().places[place].at(-1)
  if (top === undefined || top < 0) return
  const svg = drawFace({ of: 'my-treasure', card: FACES[top] })
  fly(svg, from, spots.find(`top:${place}`) ?? null)
}
