import type { Refusal } from '@adit/kernel'
import { editions } from './editions/editions.ts'
import type { Module } from './modules/index.ts'
import type { Config } from './options.ts'
import { listModules } from './rules.ts'

/** Why these choices do not go together: SAB-79, and what the modules themselves say. */
export function conflict(config: Config): Refusal | undefined {
  const used = listModules(config)
  return notOffered(config, used) ?? clash(used) ?? crowd(config.seats, used)
}

function notOffered({ edition, connected }: Config, used: readonly Module[]): Refusal | undefined {
  const offers = editions[edition]
  for (const { name, needs } of used) {
    if (needs !== undefined && !offers[needs.of]) return notIn(needs.rule, name, edition)
  }
  return connected && !offers.optionalRules ? notIn('SAB-24', 'connected', edition) : undefined
}

function clash(used: readonly Module[]): Refusal | undefined {
  for (const { name: one, apart = {} } of used) {
    for (const { name: other } of used) {
      const rule = apart[other]
      if (rule !== undefined) return { rule, key: 'config-not-together', slots: { one, other } }
    }
  }
  return undefined
}

function crowd(seats: number, used: readonly Module[]): Refusal | undefined {
  const players = used.findLast(module => module.players !== undefined)?.players
  if (players === undefined) return undefined
  const { min, max, rule } = players
  if (seats >= min && seats <= max) return undefined
  return { rule, key: 'config-seats-for-modules', slots: { min, max } }
}

function notIn(rule: string, option: string, edition: string): Refusal {
  return { rule, key: 'config-not-in-edition', slots: { option, edition } }
}
