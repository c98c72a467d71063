import type { Item } from '@adit/protocol'
import type { State } from '@adit/saboteur'
import type { SoundName } from '../common/scores.ts'
import { sound } from '../common/sound.ts'
import { type Places, showOf } from './shows.ts'
import { eventOf } from './typed.ts'

/** Lets what has landed be seen and heard. The page shows it already. */
export function happen(news: readonly Item[], before: State | undefined, places: Places): void {
  const told = news.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
  const turned = told.findIndex(event => event.type === 'goal-turned')
  // What lies under a goal is neither seen nor heard before it has turned.
  const events = turned < 0 ? told : told.slice(0, turned)
  const sounds = new Set<SoundName>()
  for (const event of events) {
    const show = showOf(event)
    show.land?.(event, places, before)
    const heard = show.sound?.(event, places.self)
    if (heard !== undefined) sounds.add(heard)
  }
  for (const name of [...sounds].slice(0, 2)) sound(name)
}
