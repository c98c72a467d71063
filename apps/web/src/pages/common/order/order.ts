import {
  type AnyTitle,
  type ConfigOf,
  nth,
  type Options,
  parseConfig,
  type Refusal,
} from '@adit/kernel'
import type { Clock, Memory, MomentLength, Opening, Pace, Visibility } from '@adit/protocol'

export type Config = ConfigOf<Options>

/** Who plays: friends on their own screens, people who pass this one round, or bots only. */
export const companies = ['online', 'around', 'bots'] as const
export type Company = (typeof companies)[number]

/** Someone who shares this device. */
export interface Person {
  readonly name: string
  readonly avatar: string
}

/** A table as it is being put together on the page; every change makes a new one. */
export interface Order {
  readonly title: AnyTitle
  readonly config: Config
  /** The preset these choices began with. */
  readonly preset: string
  readonly company: Company
  /** Who sits around this device besides its owner, in the order of their seats. */
  readonly people: readonly Person[]
  /** How many seats bots take at once, and which bot. */
  readonly bots: number
  readonly bot: string
  readonly clock: Clock
  readonly visibility: Visibility
  readonly memory: Memory
  /** Bots say nothing. */
  readonly quiet: boolean
  /** How long a bot seems to think. */
  readonly pace: Pace
  /** How long a card can be stopped; undefined as long as nobody chose it. */
  readonly moment: Moment | undefined
}

/** In seconds; or until everyone has answered. */
export type Moment = MomentLength | 'all'

/** The title's first preset, at an ordinary table. */
export function newOrder(title: AnyTitle, bot: string, company: Company = 'online'): Order {
  const { name, config } = nth(title.presets, 0)
  return seated({
    title,
    config,
    preset: name,
    company,
    people: [],
    bots: 0,
    bot,
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    quiet: false,
    pace: 'normal',
    moment: undefined,
  })
}

/** What is chosen, or what is usual: where a device goes round, or days may pass, all must answer. */
export function momentOf({ moment, clock, bots, config }: Order): Moment {
  const isSlow = clock === 'days' || (clock === 'none' && bots < config.seats - 1)
  return moment ?? (isSlow ? 'all' : 5)
}

/** Whether anything in this game can be stopped by others. */
export function hasMoments({ title, config }: Order): boolean {
  const read = parseConfig(title, config)
  return read.ok && title.open(read.value).passive !== undefined
}

export function takePreset(order: Order, name: string): Order {
  const preset = order.title.presets.find(one => one.name === name)
  return preset === undefined ? order : seated({ ...order, preset: name, config: preset.config })
}

/** Whether the choices are still those of the preset they began with. */
export function isAsPreset({ title, preset, config }: Order): boolean {
  const wanted = title.presets.find(one => one.name === preset)?.config
  return wanted !== undefined && JSON.stringify(wanted) === JSON.stringify(sorted(config, wanted))
}

/** Why the table cannot be opened like this; undefined if it can. */
export function objection({ title, config }: Order): Refusal | undefined {
  const read = parseConfig(title, config)
  return read.ok ? undefined : read.why
}

/** The numbers of seats that go with the other choices. */
export function seatsAllowed({
  title,
  config,
}: {
  readonly title: AnyTitle
  readonly config: Config
}): number[] {
  const { min, max } = title.seats
  const all = Array.from({ length: max - min + 1 }, (_none, at) => min + at)
  return all.filter(seats => parseConfig(title, { ...config, seats }).ok)
}

/** One seat more or fewer, passing over numbers that are not allowed. */
export function changeSeats(order: Order, by: 1 | -1): Order {
  const beyond = seatsAllowed(order).filter(seats => (seats - order.config.seats) * by > 0)
  const seats = by > 0 ? beyond.at(0) : beyond.at(-1)
  return seats === undefined ? order : seated({ ...order, config: { ...order.config, seats } })
}

/** The host has a seat; at this device people sit down first, and bots take what is left. */
export function seated(order: Order): Order {
  const most = order.config.seats - 1
  if (order.company === 'online') return { ...order, bots: Math.min(order.bots, most) }
  const people = order.company === 'bots' ? [] : order.people.slice(0, most)
  return { ...order, people, bots: most - people.length }
}

/** Takes a bot's place; where there is none, the table grows. */
export function addPerson(order: Order, person: Person): Order {
  const wider = order.bots > 0 ? order : changeSeats(order, 1)
  return seated({ ...wider, people: [...order.people, person] })
}

export function removePerson(order: Order, place: number): Order {
  return seated({ ...order, people: order.people.filter((_one, at) => at !== place) })
}

/** Online the seats stay and wait for guests; at this device every bot has one of its own. */
export function changeBots(order: Order, by: 1 | -1): Order {
  return order.company === 'online'
    ? seated({ ...order, bots: Math.max(0, order.bots + by) })
    : changeSeats(order, by)
}

/** The command that opens it. The host sits first, bots take the last seats. */
export function openingOf(order: Order): Opening {
  const { title, config, bots, bot, clock, visibility, memory, quiet, pace } = order
  const moment = momentOf(order)
  return {
    title: title.name,
    config,
    clock,
    visibility,
    memory,
    bots: Array.from({ length: bots }, (_none, at) => ({ seat: config.seats - bots + at, bot })),
    sit: true,
    gated: true,
    ...(quiet ? { quiet } : {}),
    pace,
    ...(moment === 'all' ? {} : { moment }),
  }
}

function sorted(config: Config, like: Config): Config {
  const entries = Object.keys(like).map(name => [name, config[name]] as const)
  return { ...config, ...Object.fromEntries(entries), seats: config.seats }
}
