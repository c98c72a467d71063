export { applies, editionIn, type LedgerRow } from './applies.ts'
export { type Aim, pairOf } from './cards/aims.ts'
export { BARRED, BROKEN, THIEF, TRAP } from './cards/front.ts'
export { actions, aimOf, type RefusalOf, wordOf } from './cards/index.ts'
export {
  type ActionName,
  actionNames,
  type Card,
  cards,
  type Find,
  type Kind,
  kindOf,
  type LyingName,
  shapedKinds,
} from './cards/order.ts'
export type { Event, EventType } from './events.ts'
export { game } from './game.ts'
export { type RefusalKey, refusalKeys } from './legal/refusal-keys.ts'
export { type At, besideOf, cellAt, printCell, xOf, yOf } from './maze/cells.ts'
export { cardsShort, cardsShortOfGold } from './maze/distance.ts'
export { faceOf, isRoot, kindOfFace, linksInside, openSides, shapeOf } from './maze/faces.ts'
export {
  cloneMaze,
  closedAt,
  copyMaze,
  faceAt,
  isEmpty,
  LANDMARK_FACE,
  layCard,
  type Maze,
  moveGoal,
  openMaze,
  removeCard,
  swapGoals,
  turnUp,
  wordAt,
} from './maze/maze.ts'
export { atOfPlacement, faceOfPlacement, placementOf } from './maze/placements.ts'
export { canWalk } from './maze/reach.ts'
export { CLOSED_GOAL, isClosedGoal, isEmptyWord, LINKED, NOTHING_CLOSED } from './maze/words.ts'
export { type ChestName, chestOf, chests } from './modules/chests/contents.ts'
export { FIGURE, kindOfFigure } from './modules/gathering/figures.ts'
export { championshipCards } from './modules/index.ts'
export { RANSOM, ransomedOf } from './modules/saboteur-2/ransom.ts'
export * from './moves.ts'
export { type Config, options, type SaboteurOptions } from './options.ts'
export { askNames } from './play/asks.ts'
export { listTakers } from './play/sharing.ts'
export { type RoleName, roleOf, roles } from './roles.ts'
export { compile, type Rules } from './rules.ts'
export { sideNames } from './shapes.ts'
export { isStale, roleOfSeen, targetOfSeen, viewerOfSeen } from './sight/knowledge.ts'
export type { State } from './state.ts'
export {
  GOLD_LOST,
  GOLD_REACHED,
  HAND,
  HOLE,
  OPEN,
  OVER,
  PATH_DUE,
  SHARING,
  TURN_DUE,
} from './state.ts'
export { type SaboteurGame, saboteur } from './title.ts'
export { brokenKinds, toolNames } from './tools.ts'
