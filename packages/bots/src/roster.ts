import { type AnyBot, randomBot } from './bot.ts'
import { levels, tempers } from './dials.ts'
import { gnomes } from './gnomes.ts'
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

/** By name; `miner-grudging` is a miner of that temper. */
export function botNamed(title: string, name: string): AnyBot | undefined {
  return poolFor(title).find(bot => bot.name === name) ?? temperedNamed(title, name)
}

/** The bot that a gnome is on a level; one without a level, or a gnome not of the cast, is what it is. */
export function gnomeNamed(title: string, name: string, face: string): AnyBot | undefined {
  const gnome = gnomes[face]
  return (gnome && temperedNamed(title, `${name}-${gnome.temper}`)) ?? botNamed(title, name)
}

function temperedNamed(title: string, name: string): AnyBot | undefined {
  const make = makers[title]
  const [level, temper] = name.split('-')
  const dials = Object.entries(levels).find(([known]) => known === level)?.[1]
  const changes = Object.entries(tempers).find(([known]) => known === temper)?.[1]
  if (make === undefined || dials === undefined || changes === undefined) return undefined
  return make(name, { ...dials, ...changes })
}
