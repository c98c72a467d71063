export { type AnyBot, type Bot, randomBot } from './bot.ts'
export { botNamed, botsFor } from './roster.ts'
