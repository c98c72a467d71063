export type { Because } from './because.ts'
export {
  type AnyBot,
  type AnyDecision,
  type Bot,
  type Budget,
  type Decision,
  randomBot,
  USUAL_PLAYOUTS,
} from './bot.ts'
export type { Claim } from './claim.ts'
export { type Advice, advise } from './coach.ts'
export { botNames, strongestBot } from './dials.ts'
export { type Gnome, gnomes } from './gnomes.ts'
export { mixed, type Playing, playBots, playing } from './playing.ts'
export type { Occasion, Remark, Sight } from './remark.ts'
export { botNamed, botsFor, gnomeNamed, poolFor } from './roster.ts'
export { castSaboteurs } from './saboteur/cast.ts'
export { type Curve, explain, review } from './saboteur/review.ts'
export { chanceOfGold } from './saboteur/value.ts'
export type { Weighed } from './search/weigh.ts'
