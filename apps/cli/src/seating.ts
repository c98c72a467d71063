import { type AnyBot, botNamed, botsFor } from '@adit/bots'
import { type AnyTitle, nth, type Parsed, parsed, type Seat, unreadable } from '@adit/kernel'
import { cleanName, skeleton } from '@adit/table'
import { chapter, fill } from '@adit/words'
import { readCount } from './config.ts'
import type { Desk } from './desk.ts'

/** Seats are numbered from 0; people who gave no name go by letters, which nobody counts. */
const FIRST_LETTER = 'A'.charCodeAt(0)

/** Who sits where. */
export interface Seating {
  readonly names: readonly string[]
  /** By seat; undefined where a person sits. */
  readonly bots: readonly (AnyBot | undefined)[]
}

export interface SeatingFlags {
  readonly bots?: string
  readonly hotSeat?: string
  readonly names?: string
}

/** People take the first seats, bots the others. */
export function seatingFor(
  desk: Desk,
  title: AnyTitle,
  seats: number,
  flags: SeatingFlags,
): Parsed<Seating> {
  const humans = flags.hotSeat === undefined ? parsed(1) : readCount('--hot-seat', flags.hotSeat)
  if (!humans.ok) return humans
  if (humans.value > seats) return unreadable('too-many-humans', { humans: humans.value, seats })
  const bots = botsNamed(title, flags.bots, seats - humans.value)
  if (!bots.ok) return bots
  const names = namesFor(desk, seats, humans.value, flags.names)
  if (!names.ok) return names
  const people = Array<undefined>(humans.value).fill(undefined)
  return parsed({ names: names.value, bots: [...people, ...bots.value] })
}

/** The strongest that answers at once. */
function usual(known: readonly AnyBot[]): string {
  const quick = known.find(bot => bot.name === 'miner') ?? nth(known, known.length - 1)
  return quick.name
}

/** The bots named, again from the start when there are more seats; the usual one if none is. */
export function botsNamed(
  title: AnyTitle,
  text: string | undefined,
  seats: number,
): Parsed<AnyBot[]> {
  const known = botsFor(title.name)
  const wanted = text === undefined ? [usual(known)] : text.split(',')
  if (text !== undefined && wanted.length > seats) {
    return unreadable('too-many-bots', { count: wanted.length, seats })
  }
  const bots: AnyBot[] = []
  for (let seat: Seat = 0; seat < seats; seat++) {
    const name = nth(wanted, seat % wanted.length).trim()
    const bot = botNamed(title.name, name)
    if (bot === undefined) {
      const names = known.map(each => each.name).join(', ')
      return unreadable('unknown-bot', { bot: name, bots: names, title: title.name })
    }
    bots.push(bot)
  }
  return parsed(bots)
}

function namesFor(
  desk: Desk,
  seats: number,
  humans: number,
  text: string | undefined,
): Parsed<string[]> {
  const given: string[] = []
  for (const each of text?.split(',') ?? []) {
    const name = cleanName(each)
    if (typeof name !== 'string') return { ok: false, why: name }
    given.push(name)
  }
  if (given.length > seats) return unreadable('too-many-names', { count: given.length, seats })
  const { play } = desk.words
  const taken = new Set(given.map(skeleton))
  const gnomes = Object.values(chapter(desk.language, 'table').cast).filter(
    gnome => !taken.has(skeleton(gnome.name)),
  )
  const names = Array.from({ length: seats }, (_none, seat) => {
    if (seat < given.length) return nth(given, seat)
    if (seat >= humans) return nth(gnomes, seat - Math.max(humans, given.length)).name
    return humans === 1
      ? play.human
      : fill(desk.language, play.humans, { letter: String.fromCharCode(FIRST_LETTER + seat) })
  })
  return parsed(names)
}
