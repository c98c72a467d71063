import { type AnyBot, randomBot } from './bot.ts'
import { characters, levels } from './dials.ts'
import { frozen, makers } from './register.ts'

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
