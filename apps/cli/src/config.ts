import {
  type AnyTitle,
  type ConfigOf,
  type Option,
  type Options,
  type Parsed,
  parseConfig,
  parseCount,
  parsed,
  unreadable,
} from '@adit/kernel'
import { shelf, titleNamed } from '@adit/shelf'

export type Config = ConfigOf<Options>

/** What the command line says about the rules to play by, still as text. */
export interface ConfigFlags {
  readonly seats?: string
  readonly preset?: string
  readonly option?: readonly string[]
  readonly edition?: string
  readonly with?: string
}

export function findTitle(name: string): Parsed<AnyTitle> {
  const title = titleNamed(name)
  if (title !== undefined) return parsed(title)
  return unreadable('unknown-game', { game: name, games: shelf.map(each => each.name).join(', ') })
}

/** A count from the command line. */
export function readCount(flag: string, text: string): Parsed<number> {
  const count = parseCount(text)
  return count === undefined ? unreadable('bad-number', { flag, text }) : parsed(count)
}

/** Of a record: which line of its file, and after how many moves. */
export interface Where {
  readonly line?: number
  readonly at?: number
}

export function readWhere(flags: { readonly line?: string; readonly at?: string }): Parsed<Where> {
  const read: { line?: number; at?: number } = {}
  for (const name of ['line', 'at'] as const) {
    const text = flags[name]
    if (text === undefined) continue
    const count = readCount(`--${name}`, text)
    if (!count.ok) return count
    read[name] = count.value
  }
  return parsed(read)
}

/** The configuration asked for: a preset if one is named, and over it what is said one by one. */
export function configFrom(title: AnyTitle, flags: ConfigFlags): Parsed<Config> {
  const base = presetNamed(title, flags.preset)
  if (!base.ok) return base
  const seats =
    flags.seats === undefined ? parsed(base.value.seats) : readCount('--seats', flags.seats)
  if (!seats.ok) return seats
  const chosen = new Map<string, unknown>()
  for (const wish of wishes(flags)) {
    if (!wish.ok) return wish
    const { name, text, flag } = wish.value
    if (chosen.has(name)) return unreadable('option-twice', { option: name })
    const value = readOption(title, name, text, flag)
    if (!value.ok) return value
    chosen.set(name, value.value)
  }
  return parseConfig(title, { ...base.value, ...Object.fromEntries(chosen), seats: seats.value })
}

/** How many can sit down to play by these rules. */
export function seatCounts(title: AnyTitle, config: Config): readonly number[] {
  const { min, max } = title.seats
  const counts = Array.from({ length: max - min + 1 }, (_none, step) => min + step)
  return counts.filter(seats => parseConfig(title, { ...config, seats }).ok)
}

function presetNamed(
  title: AnyTitle,
  name: string | undefined,
): Parsed<{ readonly seats: number }> {
  const usual = title.presets[0]?.config.seats ?? title.seats.max
  if (name === undefined) return parsed({ seats: usual })
  const preset = title.presets.find(each => each.name === name)
  if (preset !== undefined) return parsed(preset.config)
  const presets = title.presets.map(each => each.name).join(', ')
  return unreadable('unknown-preset', { preset: name, presets })
}

interface Wish {
  readonly name: string
  readonly text: string
  /** The shorthand it was asked for with. */
  readonly flag?: string
}

function wishes({ edition, with: modules, option = [] }: ConfigFlags): Parsed<Wish>[] {
  const pairs = option.map((pair): Parsed<Wish> => {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
    if (name === undefined || text === undefined) return unreadable('bad-option', { text: pair })
    return parsed({ name, text })
  })
  if (edition !== undefined)
    pairs.push(parsed({ name: 'edition', text: edition, flag: '--edition' }))
  if (modules !== undefined) pairs.push(parsed({ name: 'modules', text: modules, flag: '--with' }))
  return pairs
}

function readOption(title: AnyTitle, name: string, text: string, flag?: string): Parsed<unknown> {
  const option = Object.hasOwn(title.options, name) ? title.options[name] : undefined
  if (option === undefined) {
    const options = Object.keys(title.options).join(', ')
    if (flag !== undefined)
      return unreadable('option-missing', { flag, title: title.name, option: name })
    return unreadable('option-unknown', { option: name, title: title.name, options })
  }
  const value = readValue(option, text)
  if (value !== undefined) return parsed(value)
  return unreadable('option-value', { option: name, text, values: valuesOf(option) })
}

const YES = ['on', 'yes', 'true']
const NO = ['off', 'no', 'false']

function readValue(option: Option, text: string): unknown {
  switch (option.kind) {
    case 'choice':
      return option.values.includes(text) ? text : undefined
    case 'switch':
      return YES.includes(text) ? true : NO.includes(text) ? false : undefined
    case 'set': {
      const members = text === '' || text === 'none' ? [] : text.split(',')
      return members.every(member => option.values.includes(member)) ? members : undefined
    }
    case 'seat':
      return text === 'random' ? text : parseCount(text)
  }
}

function valuesOf(option: Option): string {
  switch (option.kind) {
    case 'choice':
      return option.values.join(' | ')
    case 'switch':
      return 'on | off'
    case 'set':
      return `none | ${option.values.join(',')}`
    case 'seat':
      return 'random | 0, 1, 2 …'
  }
}
