export { askNames } from './asks.ts'
export { type CardName, cards, type Kind, kindOf } from './cards.ts'
export { type At, cellAt, parseCell, printCell, xOf, yOf } from './cells.ts'
export type { Event, EventType } from './events.ts'
export { faceOf, kindOfFace, linksInside, openSides, shapeOf } from './faces.ts'
export { isStale, roleOfSeen, targetOfSeen, viewerOfSeen } from './knowledge.ts'
export {
  cloneMaze,
  closedAt,
  faceAt,
  isEmpty,
  layCard,
  type Maze,
  removeCard,
  wordAt,
} from './maze.ts'
export * from './moves.ts'
export { type Config, options, type SaboteurOptions } from './options.ts'
export { atOfPlacement, faceOfPlacement } from './placements.ts'
export { type RefusalKey, refusalKeys } from './refusal-keys.ts'
export { type RoleName, roleOf, roles } from './roles.ts'
export { compile, type Rules } from './rules.ts'
export { sideNames } from './shapes.ts'
export type { State } from './state.ts'
export {
  BROKEN,
  CARDS_SPENT,
  GOLD_REACHED,
  HOLE,
  OVER,
  PATH_DUE,
  SPIDER_REACHED,
  TRAP,
} from './state.ts'
export { type SaboteurGame, title } from './title.ts'
export { brokenKinds, toolNames } from './tools.ts'
export { type ChestName, chestOf, chests } from './treasure.ts'
export { LINKED, NOTHING_CLOSED } from './words.ts'
