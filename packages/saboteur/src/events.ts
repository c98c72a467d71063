import { type Emit, tellBy } from '@adit/kernel'
import { cardTold } from './cards/events.ts'
import { chestsTold } from './modules/chests/events.ts'
import { gatheringTold } from './modules/gathering/events.ts'
import { goalsTold } from './modules/goals/events.ts'
import { postcardTold } from './modules/postcard/events.ts'
import { saboteur2Told } from './modules/saboteur-2/events.ts'
import { coreTold } from './play/core-events.ts'
import type { EventsOf } from './telling.ts'

/** Every event, its fields, and who hears what of it (SAB-76). */
const told = {
  ...coreTold,
  ...cardTold,
  ...saboteur2Told,
  ...gatheringTold,
  ...postcardTold,
  ...goalsTold,
  ...chestsTold,
}

/**
 * What happened. `seat` is who did it. Lists of cards, roles and single secret numbers are HOLE for
 * those who may not know them.
 */
export type Event = EventsOf<typeof told>

export type EventType = Event['type']

/** Who listens to what happens. */
export type Tell = Emit<Event>

/** What a viewer hears of an event; everybody hears that something happened. */
export const redact = tellBy<Event>(told)
