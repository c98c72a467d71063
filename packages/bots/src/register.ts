// Made by `npm run games` from the folders that are named after the games.
import type { AnyBot } from './bot.ts'
import type { Dials } from './dials.ts'
import { treasureApprentice01 } from './frozen/my-treasure.ts'
import { nimbleApprentice01 } from './frozen/nimble-gnomes.ts'
import { saboteurApprentice01 } from './frozen/saboteur.ts'
import { treasureBot } from './my-treasure/bot.ts'
import { nimbleBot } from './nimble-gnomes/bot.ts'
import { saboteurBot } from './saboteur/bot.ts'

/** Who makes the gnomes of a title. */
export const makers: Readonly<Record<string, (name: string, dials: Dials) => AnyBot>> = {
  saboteur: saboteurBot,
  'nimble-gnomes': nimbleBot,
  'my-treasure': treasureBot,
}

/** Bots of earlier versions as they were: not to be played with, but to be measured against. */
export const frozen: Readonly<Record<string, readonly AnyBot[]>> = {
  saboteur: [saboteurApprentice01],
  'nimble-gnomes': [nimbleApprentice01],
  'my-treasure': [treasureApprentice01],
}
