import type { Refusal } from '@adit/kernel'
import { editions } from './editions/index.ts'
import type { ModuleName } from './modules/index.ts'
import type { Config } from './options.ts'

/** Why these choices do not go together (SAB-79 and the rows that say no). */
export function conflict(config: Config): Refusal | undefined {
  return clash(config) ?? crowd(config)
}

function clash(config: Config): Refusal | undefined {
  const { edition: name, championship } = config
  const edition = editions[name]
  const has = (module: ModuleName): boolean => config.modules.includes(module)
  const greedy = championship.includes('greedy-gnome')

  if (has('saboteur-2') && !edition.saboteur2) return notIn('SAB-79', 'saboteur-2', name)
  if (has('compromised') && !edition.variants) return notIn('SAB-79', 'compromised', name)
  if (has('tournament') && !edition.variants) return notIn('SAB-79', 'tournament', name)
  if (config.connected && !edition.optionalRules) return notIn('SAB-24', 'connected', name)
  if (config['no-gold-for-broken'] && !edition.optionalRules) {
    return notIn('SAB-60', 'no-gold-for-broken', name)
  }
  if (has('saboteur-2')) {
    if (greedy) return apart('CHM-24', 'greedy-gnome', 'saboteur-2')
    if (has('tournament')) return apart('VAR-32', 'tournament', 'saboteur-2')
    if (has('compromised')) return apart('VAR-11', 'compromised', 'saboteur-2')
    if (config['no-gold-for-broken']) return apart('SAB-60', 'no-gold-for-broken', 'saboteur-2')
  }
  if (has('tournament')) {
    if (greedy) return apart('VAR-32', 'tournament', 'greedy-gnome')
    if (has('compromised')) return apart('VAR-32', 'tournament', 'compromised')
    if (has('dressing-room')) return apart('MIN-83', 'tournament', 'dressing-room')
  }
  if (has('dressing-room') && has('party')) return apart('MIN-21', 'dressing-room', 'party')
  return undefined
}

function crowd({ seats, modules }: Config): Refusal | undefined {
  if (modules.includes('tournament')) return between(seats, 5, 9, 'VAR-21')
  return modules.includes('saboteur-2')
    ? between(seats, 2, 12, 'SB2-01')
    : between(seats, 3, 10, 'SAB-02')
}

function between(seats: number, min: number, max: number, rule: string): Refusal | undefined {
  if (seats >= min && seats <= max) return undefined
  return { rule, key: 'config-seats-for-modules', slots: { min, max } }
}

function notIn(rule: string, option: string, edition: string): Refusal {
  return { rule, key: 'config-not-in-edition', slots: { option, edition } }
}

function apart(rule: string, one: string, other: string): Refusal {
  return { rule, key: 'config-not-together', slots: { one, other } }
}
