import { nth, type Seat } from '@adit/kernel'
import { type Event, ORCS, type State } from '@adit/my-treasure'
import { tick } from 'svelte'
import { drawFace } from '../../art/index.ts'
import { fly, leave, nod } from '../common/motion.ts'
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

/** A treasure that is laid flies there from where it was shown, and a stack to whoever takes it. */
export function flightIn(events: readonly Event[], before: State, after: State, spots: Spots) {
  const moved = events.find(({ type }) => MOVING.includes(type))
  if (moved === undefined || !('place' in moved)) return undefined
  const isLaid = moved.type === 'placed'
  const top = nth((isLaid ? after : before).places, moved.place).at(-1)
  if (top === undefined || top < 0) return undefined
  return () => {
    const [face, place] = [spots.find(`face:${moved.seat}`), spots.find(`top:${moved.place}`)]
    const from = isLaid ? (spots.find('drawn') ?? face) : place
    const svg = drawFace(faceOfTreasure(top))
    fly(svg, from?.getBoundingClientRect(), (isLaid ? place : face) ?? null)
    if (from !== face) leave(from)
  }
}
const MOVING: readonly Event['type'][] = ['placed', 'took', 'fled']
