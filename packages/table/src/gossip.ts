import { gnomes, type Remark, type Sight } from '@adit/bots'
import type { Seat } from '@adit/kernel'
import {
  type CastName,
  type GnomePhrase,
  gnomeLines,
  gnomeLinesOn,
  gnomesAt,
  isGnomePhrase,
  type Saying,
} from '@adit/protocol'
import type { Table } from './table.ts'

/** What gnomes say: rarely, nothing twice a game, each in a voice of its own. */

/** Moves between two lines at a table, and of one's own between two of one's own. */
const BETWEEN = 4

/** The gnome that a seat's bot is; a bot that stands in for a person is none. */
export function gnomeAt({ terms, places }: Table, seat: Seat): CastName | undefined {
  const seats = places.map(({ player, bot }) => ({ ...player, bot }))
  return gnomesAt({ code: terms.code, seats })[seat]
}

/** What the bot of a seat says of what it might; undefined if it had better be silent. */
export function lineFor(table: Table, seat: Seat, remarks: readonly Remark[]): Saying | undefined {
  const name = gnomeAt(table, seat)
  const gnome = name === undefined ? undefined : gnomes[name]
  if (remarks.length === 0 || gnome === undefined || table.terms.quiet === true) return undefined
  const said = sayings(table)
  if (!isTime(table, seat, said)) return undefined
  const { voice, favourite } = gnome
  const first = remarks.filter(({ on }) => on === favourite)
  for (const remark of [...first, ...remarks]) {
    const line = gnomeLinesOn(remark.on, voice).find(
      one => fits(one, remark) && !said.some(({ phrase }) => phrase === one),
    )
    if (line !== undefined) return { phrase: line, slots: slotsOf(line, remark) }
  }
  return undefined
}

/** Something a gnome has said. */
interface Spoken {
  readonly seq: number
  readonly seat: Seat | undefined
  readonly phrase: string
}

function sayings({ log }: Table): readonly Spoken[] {
  return log.flatMap(({ seq, entry }) =>
    entry.type === 'phrased' && isGnomePhrase(entry.said.phrase)
      ? [{ seq, seat: entry.seat, phrase: entry.said.phrase }]
      : [],
  )
}

function isTime({ play }: Table, seat: Seat, said: readonly Spoken[]): boolean {
  const last = said.at(-1)?.seq ?? -1
  const own = said.findLast(one => one.seat === seat)?.seq ?? -1
  const moves = (play?.moves ?? []).filter(({ by }) => by === 'player' || by === 'bot')
  const anybodys = moves.filter(({ seq }) => seq > last)
  const mine = moves.filter(made => made.seq > own && made.seat === seat)
  return (last < 0 || anybodys.length >= BETWEEN) && (own < 0 || mine.length >= BETWEEN)
}

/** Lines that are about something in particular. */
const ABOUT: Partial<Readonly<Record<GnomePhrase, readonly Sight[]>>> = {
  'dead-end-no-accident': ['dead-end'],
  'way-they-dig': ['corner', 'dead-end'],
  'tunnel-turns': ['corner'],
  'count-corners': ['corner'],
  'digs-straight': ['straight'],
  'honest-work': ['straight', 'mend'],
  'seen-them-dig': ['straight'],
  'good-card': ['straight', 'mend'],
  'the-plan': ['corner', 'dead-end', 'fall', 'pass'],
  grandmother: ['pass', 'look'],
  'other-way': ['corner'],
  'nice-hole': ['dead-end', 'fall'],
  'rock-keeps': ['pass', 'corner'],
  bold: ['break', 'fall'],
  'dark-down-here': ['break'],
  'owe-a-lamp': ['break'],
  'take-it-back': ['break'],
  'good-intentions': ['corner', 'dead-end'],
}

function fits(line: GnomePhrase, { seat, tool, sight }: Remark): boolean {
  const about = ABOUT[line]
  if (about !== undefined && (sight === undefined || !about.includes(sight))) return false
  if (line === 'owe-a-lamp' && tool !== 'lamp') return false
  return gnomeLines[line].slots.every(slot => (slot === 'tool' ? tool : seat) !== undefined)
}

function slotsOf(line: GnomePhrase, { seat, tool }: Remark): Saying['slots'] {
  const slots: readonly string[] = gnomeLines[line].slots
  return {
    ...(seat !== undefined && slots.includes('seat') ? { seat } : {}),
    ...(tool !== undefined && slots.includes('tool') ? { tool } : {}),
  }
}
