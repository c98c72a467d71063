import { type AnyBot, randomBot } from './bot.ts'
import { treasureApprentice01 } from './frozen/my-treasure.ts'
import { nimbleApprentice01 } from './frozen/nimble-gnomes.ts'
import { saboteurApprentice01 } from './frozen/saboteur.ts'

/** Who can play what, the weakest first. */
const roster: Readonly<Record<string, readonly AnyBot[]>> = {
  saboteur: [randomBot, { ...saboteurApprentice01, name: 'apprentice' }],
  'nimble-gnomes': [randomBot, { ...nimbleApprentice01, name: 'apprentice' }],
  'my-treasure': [randomBot, { ...treasureApprentice01, name: 'apprentice' }],
}

/** Bots of earlier versions as they were: not to be played with, but to be measured against. */
const frozen: Readonly<Record<string, readonly AnyBot[]>> = {
  saboteur: [saboteurApprentice01],
  'nimble-gnomes': [nimbleApprentice01],
  'my-treasure': [treasureApprentice01],
}

export function botsFor(title: string): readonly AnyBot[] {
  return roster[title] ?? [randomBot]
}

/** All that the arena knows: those of the roster, and those kept for comparison. */
export function poolFor(title: string): readonly AnyBot[] {
  return [...botsFor(title), ...(frozen[title] ?? [])]
}

export function botNamed(title: string, name: string): AnyBot | undefined {
  return poolFor(title).find(bot => bot.name === name)
}
