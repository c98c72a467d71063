import { type AnyTitle, parseConfig, type Refusal } from '@adit/kernel'
import { type Config, type Order, seated, seatsAllowed } from './order.ts'

/** One thing a host can choose: a value of a choice, a member of a set, or a switch turned on. */
export interface Pick {
  readonly option: string
  /** Undefined for a switch. */
  readonly value: string | undefined
}

/** Something else that must change for a pick to be possible: switched off, or another value. */
export interface Change extends Pick {
  readonly to: string | undefined
}

interface Choices {
  readonly title: AnyTitle
  readonly config: Config
}

type Prospect =
  | { readonly is: 'on' }
  | { readonly is: 'free'; readonly config: Config }
  /** Not as things are; with the changes it would be. */
  | {
      readonly is: 'blocked'
      readonly why: Refusal
      readonly wayOut: { readonly changes: readonly Change[]; readonly config: Config } | undefined
    }

/** More changes than this and the way out would be another table. */
const MOST_CHANGES = 3

export function isOn(config: Config, { option, value }: Pick): boolean {
  const chosen = config[option]
  if (value === undefined) return chosen === true
  return Array.isArray(chosen) ? chosen.includes(value) : chosen === value
}

/** What would come of a pick. All of it is asked of the title: this page has no rules of its own. */
export function prospectOf({ title, config }: Order, pick: Pick): Prospect {
  if (isOn(config, pick)) return { is: 'on' }
  const wanted = withPick(title, config, pick)
  const read = parseConfig(title, wanted)
  if (read.ok) return { is: 'free', config: wanted }
  const moved = withOtherSeats(title, wanted)
  if (moved !== undefined) return { is: 'free', config: moved }
  return { is: 'blocked', why: read.why, wayOut: findWayOut(title, wanted, pick) }
}

/** Switches on, or chooses, taking the way out where there must be one. */
export function take(order: Order, pick: Pick): Order {
  const prospect = prospectOf(order, pick)
  if (prospect.is === 'on') return order
  const config = prospect.is === 'free' ? prospect.config : prospect.wayOut?.config
  return config === undefined ? order : seated({ ...order, config })
}

/** Switches off. What depended on it goes too: a table is never left in a state it cannot be in. */
export function drop(order: Order, pick: Pick): Order {
  const config = withoutPick(order.title, order.config, pick)
  if (parseConfig(order.title, config).ok) return { ...order, config }
  const moved = withOtherSeats(order.title, config)
  return moved === undefined ? order : seated({ ...order, config: moved })
}

/** What is switched on, without the values of choices. */
export function extrasOf({ title, config }: Choices): readonly Pick[] {
  return Object.entries(title.options).flatMap(([option, { kind }]): Pick[] => {
    const chosen = config[option]
    if (kind === 'switch') return chosen === true ? [{ option, value: undefined }] : []
    if (kind !== 'set' || !Array.isArray(chosen)) return []
    return chosen.map((value: string) => ({ option, value }))
  })
}

function withPick(title: AnyTitle, config: Config, { option, value }: Pick): Config {
  const declared = title.options[option]
  if (value === undefined) return { ...config, [option]: true }
  if (declared?.kind !== 'set') return { ...config, [option]: value }
  const chosen = config[option]
  const members = Array.isArray(chosen) ? [...chosen, value] : [value]
  return { ...config, [option]: declared.values.filter(member => members.includes(member)) }
}

function withoutPick(title: AnyTitle, config: Config, { option, value }: Pick): Config {
  const declared = title.options[option]
  const chosen = config[option]
  switch (declared?.kind) {
    case undefined:
      return config
    case 'switch':
      return { ...config, [option]: false }
    case 'set':
      return { ...config, [option]: Array.isArray(chosen) ? without(chosen, value) : [] }
    case 'choice':
    case 'seat':
      return { ...config, [option]: declared.default }
  }
}

function without(list: readonly string[], value: string | undefined): readonly string[] {
  return list.filter(member => member !== value)
}

/** The same choices with the nearest number of seats that goes with them. */
function withOtherSeats(title: AnyTitle, config: Config): Config | undefined {
  const allowed = seatsAllowed({ title, config })
  if (allowed.length === 0) return undefined
  const far = (seats: number): number => Math.abs(seats - config.seats)
  const seats = allowed.reduce((best, one) => (far(one) < far(best) ? one : best))
  return { ...config, seats }
}

function findWayOut(title: AnyTitle, wanted: Config, pick: Pick) {
  const possible = changesOf(title, wanted, pick)
  for (let size = 1; size <= MOST_CHANGES; size++) {
    for (const changes of combinations(possible, size)) {
      const changed = changes.reduce((config, change) => withChange(title, config, change), wanted)
      const config = parseConfig(title, changed).ok ? changed : withOtherSeats(title, changed)
      if (config !== undefined) return { changes, config }
    }
  }
  return undefined
}

/** All that could be changed to make room for a pick: first what can be switched off. */
function changesOf(title: AnyTitle, config: Config, pick: Pick): readonly Change[] {
  const off = extrasOf({ title, config })
    .filter(({ option, value }) => option !== pick.option || value !== pick.value)
    .map(({ option, value }) => ({ option, value, to: undefined }))
  const other = Object.entries(title.options).flatMap(([option, declared]): Change[] => {
    const chosen = config[option]
    if (declared.kind !== 'choice' || option === pick.option) return []
    if (typeof chosen !== 'string') return []
    return declared.values.filter(to => to !== chosen).map(to => ({ option, value: chosen, to }))
  })
  return [...off, ...other]
}

function withChange(title: AnyTitle, config: Config, change: Change): Config {
  const { option, to } = change
  return to === undefined ? withoutPick(title, config, change) : { ...config, [option]: to }
}

function* combinations<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield []
  else {
    for (const [at, one] of list.entries()) {
      for (const rest of combinations(list.slice(at + 1), size - 1)) yield [one, ...rest]
    }
  }
}
