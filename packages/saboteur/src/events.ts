import type { Tellings } from '@adit/kernel'
import { type CardEvent, cardTold } from './cards/events.ts'
import { type ChestsEvent, chestsTold } from './modules/chests/events.ts'
import { type GatheringEvent, gatheringTold } from './modules/gathering/events.ts'
import { type GoalsEvent, goalsTold } from './modules/goals/events.ts'
import { type PostcardEvent, postcardTold } from './modules/postcard/events.ts'
import { type Saboteur2Event, saboteur2Told } from './modules/saboteur-2/events.ts'
import { type CoreEvent, coreTold } from './play/core-events.ts'

/**
 * What happened. `seat` is who did it. Lists of cards, roles and single secret numbers are HOLE for
 * those who may not know them.
 */
export type Event =
  | CoreEvent
  | CardEvent
  | Saboteur2Event
  | GatheringEvent
  | PostcardEvent
  | GoalsEvent
  | ChestsEvent

export type EventType = Event['type']

/** Who hears what of each (SAB-76). */
export const told: Tellings<Event> = {
  ...coreTold,
  ...cardTold,
  ...saboteur2Told,
  ...gatheringTold,
  ...postcardTold,
  ...goalsTold,
  ...chestsTold,
}
