export {
  box,
  CAVE,
  type Card,
  COLLAPSE,
  type Colour,
  cards,
  colours,
  curses,
  DIAMOND,
  FIRST_GEM,
  fogs,
  gems,
  KINDS,
  type Kind,
  kindNamed,
  type Shape,
  shapes,
  winds,
} from './cards.ts'
export type { Event } from './events.ts'
export { game } from './game.ts'
export type { Move } from './moves.ts'
export type { Config } from './options.ts'
export { type RefusalKey, refusalKeys } from './refusals.ts'
export { scoresOf, splitOf } from './score.ts'
export { isSet, tallySets } from './sets.ts'
export {
  bestScore,
  bestSplit,
  type GemSet,
  type Gems,
  LARGEST_SET,
  type Split,
  type Tally,
  tallyOf,
} from './split.ts'
export { cursesOn, HOLE, hiddenFrom, isLastRound, NONE, type Phase, type State } from './state.ts'
export { nimbleGnomes } from './title.ts'
