import { type AnyBot, randomBot } from './bot.ts'
import { treasureApprentice } from './my-treasure/apprentice.ts'
import { nimbleApprentice } from './nimble-gnomes/apprentice.ts'
import { saboteurApprentice } from './saboteur/apprentice.ts'

/** Who can play what, the weakest first. */
const roster: Readonly<Record<string, readonly AnyBot[]>> = {
  saboteur: [randomBot, saboteurApprentice],
  'nimble-gnomes': [randomBot, nimbleApprentice],
  'my-treasure': [randomBot, treasureApprentice],
}

export function botsFor(title: string): readonly AnyBot[] {
  return roster[title] ?? [randomBot]
}

export function botNamed(title: string, name: string): AnyBot | undefined {
  return botsFor(title).find(bot => bot.name === name)
}
