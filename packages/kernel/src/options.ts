import { type Parsed, parsed, type Refusal, unreadable } from './refusal.ts'

/** One thing a host may choose. Pages, the terminal and the check of a configuration read it. */
export type Option =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly kind: 'set'
      readonly values: readonly string[]
      readonly default: readonly string[]
    }
  /** A seat's number, or `random` for a fair draw. */
  | { readonly kind: 'seat'; readonly default: 'random' }

export type Options = Readonly<Record<string, Option>>

type Chosen<O extends Option> = O extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : O extends { kind: 'switch' }
    ? boolean
    : O extends { kind: 'set'; values: readonly (infer V)[] }
      ? readonly V[]
      : number | 'random'

/** The number of seats, and one value for each option. */
export type ConfigOf<O extends Options> = { readonly seats: number } & {
  readonly [Name in keyof O]: Chosen<O[Name]>
}

export interface Preset<O extends Options> {
  readonly name: string
  readonly config: ConfigOf<O>
}

interface Configurable<O extends Options> {
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: O
  conflict(config: ConfigOf<O>): Refusal | undefined
}

/**
 * The one door for configurations, whoever sends them. Options left out take their default; an
 * unknown name is refused, because a misspelt option would silently play another game.
 */
export function parseConfig<O extends Options>(
  title: Configurable<O>,
  input: unknown,
): Parsed<ConfigOf<O>> {
  if (!isObject(input)) return unreadable('config-not-object')
  const { min, max } = title.seats
  const seats = input.seats
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    return unreadable('config-seats', { title: title.name, min, max })
  }
  for (const name of Object.keys(input)) {
    if (name !== 'seats' && !Object.hasOwn(title.options, name)) {
      return unreadable('config-unknown-option', { option: name.slice(0, 40) })
    }
  }
  const config: Record<string, unknown> = { seats }
  for (const [name, option] of Object.entries(title.options)) {
    const value = Object.hasOwn(input, name) ? input[name] : option.default
    if (!fits(option, value, seats)) return unreadable('config-bad-value', { option: name })
    config[name] = option.kind === 'set' ? inDeclaredOrder(option.values, value) : value
  }
  // Every option was checked against its declaration just now, which is what ConfigOf spells out.
  const checked = config as ConfigOf<O>
  const conflict = title.conflict(checked)
  return conflict === undefined ? parsed(checked) : { ok: false, why: conflict }
}

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function fits(option: Option, value: unknown, seats: number): boolean {
  switch (option.kind) {
    case 'choice':
      return typeof value === 'string' && option.values.includes(value)
    case 'switch':
      return typeof value === 'boolean'
    case 'set':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every(member => option.values.includes(member))
      )
    case 'seat':
      return (
        value === 'random' ||
        (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats)
      )
  }
}

function inDeclaredOrder(values: readonly string[], chosen: unknown): string[] {
  return values.filter(value => Array.isArray(chosen) && chosen.includes(value))
}
