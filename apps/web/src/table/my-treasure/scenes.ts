import { nth, type Seat } from '@adit/kernel'
import { type Event, ORCS, type State } from '@adit/my-treasure'
import { tick } from 'svelte'
import { drawFace } from '../../art/index.ts'
import { fly, nod } from '../common/motion.ts'
import { sound } from '../common/sound.ts'
import type { Spots } from '../common/spots.ts'
import { faceOfTreasure } from './faces.ts'

/** Seen and heard when it lands; `seat` is the reader's. */
export function showEvent(event: Event, seat: Seat | undefined, spots: Spots): void {
  switch (event.type) {
    case 'drew':
      sound('take')
      return
    case 'placed':
      sound('card')
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
      sound(seat !== undefined && nth(event.pay, seat) > 0 ? 'gold' : 'card')
      return
    case 'ended':
      sound(seat !== undefined && event.winners.includes(seat) ? 'win' : 'lose')
  }
}

/** A treasure that is laid flies there from where it was shown; `after` is the cave with it. */
export function flightIn(events: readonly Event[], after: State, spots: Spots) {
  const laid = events.find(event => event.type === 'placed')
  const top = laid && nth(after.places, laid.place).at(-1)
  if (laid === undefined || top === undefined || top < 0) return undefined
  return () => {
    const shown = spots.find('drawn') ?? spots.find(`face:${laid.seat}`)
    const svg = drawFace(faceOfTreasure(top))
    fly(svg, shown?.getBoundingClientRect(), spots.find(`top:${laid.place}`) ?? null)
  }
}
