export {
  type AnyBot,
  type AnyDecision,
  type Bot,
  type Budget,
  type Decision,
  randomBot,
  USUAL_PLAYOUTS,
} from './bot.ts'
export { mixed, type Playing, playBots } from './playing.ts'
export { botNamed, botsFor, poolFor } from './roster.ts'
