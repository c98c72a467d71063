import { nth, type Seat } from '@adit/kernel'
import { type Event, ORCS, type State } from '@adit/my-treasure'
import { tick } from 'svelte'
import { drawFace, type Face } from '../../art/index.ts'
import { fly, leave, nod } from '../common/motion.ts'
import { sound } from '../common/sound.ts'
import type { Spots } from '../common/spots.ts'
import { faceOfTreasure } from './faces.ts'

/** Seen and heard when it lands. What is counted is heard when it is. */
export function showEvent(event: Event, spots: Spots): void {
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
  }
}

/** What is on its way: an orc from whoever draws it, a treasure to its place, a stack to whoever takes it. */
export function flightIn(events: readonly Event[], before: State, after: State, spots: Spots) {
  const [way] = events.flatMap(event => wayOf(event, before, after) ?? [])
  if (way === undefined) return undefined
  return () => {
    const from = spots.find(way.from)
    const start = from ?? spots.find(`face:${way.seat}`)
    fly(drawFace(way.face), start?.getBoundingClientRect(), spots.find(way.to) ?? null)
    if (way.from !== 'deck') leave(from)
  }
}

interface Way {
  readonly seat: Seat
  readonly face: Face
  readonly from: string
  readonly to: string
}

function wayOf(event: Event, before: State, after: State): Way | undefined {
  if (event.type === 'met-orc') {
    const face = { of: 'back', name: 'my-treasure' } as const
    return { seat: event.seat, face, from: 'deck', to: `orc:${event.orcs}` }
  }
  if (event.type !== 'placed' && event.type !== 'took' && event.type !== 'fled') return undefined
  const { type, seat, place } = event
  const top = nth((type === 'placed' ? after : before).places, place).at(-1)
  if (top === undefined || top < 0) return undefined
  const face = faceOfTreasure(top)
  return type === 'placed'
    ? { seat, face, from: 'drawn', to: `top:${place}` }
    : { seat, face, from: `heap:${place}`, to: `face:${seat}` }
}
