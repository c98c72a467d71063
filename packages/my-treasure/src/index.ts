export {
  type Card,
  cardName,
  FACES,
  HOLE,
  KINDS,
  type Kind,
  type KindName,
  NONE,
  ORC,
  ORCS,
  worth,
} from './cards.ts'
export type { Event } from './events.ts'
export { game } from './game.ts'
export type { Move } from './moves.ts'
export type { RefusalKey } from './refusals.ts'
export { countTreasures, GOAL, GOLD, pay } from './score.ts'
export { isClosed, isInCave, isLastGnome, PLACES, type State } from './state.ts'
export { myTreasure } from './title.ts'
