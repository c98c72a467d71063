export {
  type AnyBot,
  type AnyDecision,
  type Bot,
  type Budget,
  type Decision,
  randomBot,
  USUAL_PLAYOUTS,
} from './bot.ts'
export { mixed, type Playing, playBots, playing } from './playing.ts'
export { botNamed, botsFor, poolFor } from './roster.ts'
export { type Curve, explain, review } from './saboteur/review.ts'
