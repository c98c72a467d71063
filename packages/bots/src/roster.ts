import { type AnyBot, randomBot } from './bot.ts'
import { characters, type Dials, levels } from './dials.ts'
import { treasureApprentice01 } from './frozen/my-treasure.ts'
import { nimbleApprentice01 } from './frozen/nimble-gnomes.ts'
import { saboteurApprentice01 } from './frozen/saboteur.ts'
import { treasureBot } from './my-treasure/bot.ts'
import { nimbleBot } from './nimble-gnomes/bot.ts'
import { saboteurBot } from './saboteur/bot.ts'

type Make = (name: string, dials: Dials) => AnyBot

/** Who makes the gnomes of a title. */
const makers: Readonly<Record<string, Make>> = {
  saboteur: saboteurBot,
  'nimble-gnomes': nimbleBot,
  'my-treasure': treasureBot,
}

/** Bots of earlier versions as they were: not to be played with, but to be measured against. */
const frozen: Readonly<Record<string, readonly AnyBot[]>> = {
  saboteur: [saboteurApprentice01],
  'nimble-gnomes': [nimbleApprentice01],
  'my-treasure': [treasureApprentice01],
}

const roster = new Map(
  Object.entries(makers).map(([title, make]) => [
    title,
    [randomBot, ...Object.entries(levels).map(([name, dials]) => make(name, dials))],
  ]),
)

/** Who can play a title, the weakest first. */
export function botsFor(title: string): readonly AnyBot[] {
  return roster.get(title) ?? [randomBot]
}

/** All that the arena knows: those of the roster, and those kept for comparison. */
export function poolFor(title: string): readonly AnyBot[] {
  return [...botsFor(title), ...(frozen[title] ?? [])]
}

/** By name; `miner-grudging` is a miner of that character. */
export function botNamed(title: string, name: string): AnyBot | undefined {
  return poolFor(title).find(bot => bot.name === name) ?? characterNamed(title, name)
}

function characterNamed(title: string, name: string): AnyBot | undefined {
  const make = makers[title]
  const [level, character] = name.split('-')
  const dials = Object.entries(levels).find(([known]) => known === level)?.[1]
  const changes = Object.entries(characters).find(([known]) => known === character)?.[1]
  if (make === undefined || dials === undefined || changes === undefined) return undefined
  return make(name, { ...dials, ...changes })
}
