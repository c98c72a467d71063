import { MOST_SEATS, type Parsed } from '@adit/kernel'
import { check, clocks, endings, type Listing, parts, visibilities } from '@adit/protocol'
import * as v from 'valibot'
import type { Summary } from './store/store.ts'
import { placeAt, type Table } from './table.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS))

/** What a list needs of a table beyond the summary's own columns. */
const body = v.strictObject({
  clock: v.picklist(clocks),
  visibility: v.picklist(visibilities),
  code: parts.code,
  seats: count,
  taken: count,
  names: v.pipe(v.array(parts.name), v.maxLength(MOST_SEATS)),
  /** Ids of those the table waits for. */
  waiting: v.pipe(v.array(parts.word), v.maxLength(MOST_SEATS)),
  ending: v.exactOptional(v.picklist(endings)),
})

/** Every table is summed up once, though it is compared with the one before and the one after. */
const summed = new WeakMap<Table, Summary>()

/** What is kept for lists: the public tables, and each person's own. */
export function summaryOf(
  table: Table,
  { isDeserted = false }: { readonly isDeserted?: boolean } = {},
): Summary {
  const summary = summed.get(table) ?? sumUp(table)
  summed.set(table, summary)
  return isDeserted && summary.public ? { ...summary, public: false } : summary
}

function sumUp(table: Table): Summary {
  const { clock, visibility, code, title } = table.terms
  const players = table.places.flatMap(({ player }) => player ?? [])
  const asked = table.stage === 'playing' ? (table.play?.asked ?? []) : []
  const waiting = asked.flatMap(({ seat }) => {
    const { player, bot } = placeAt(table, seat)
    return player !== undefined && bot === undefined ? [player.id] : []
  })
  const isShut = table.isClosed && table.stage === 'playing'
  const kept: v.InferOutput<typeof body> = {
    clock,
    visibility,
    code,
    seats: table.places.length,
    taken: table.places.filter(({ player, bot }) => player ?? bot).length,
    names: players.map(player => player.name),
    waiting,
    ...(table.ending === undefined ? {} : { ending: table.ending }),
  }
  return {
    stage: table.stage,
    public: visibility === 'public' && table.ending !== 'abandoned' && !isShut,
    title,
    owner: table.terms.host,
    members: players.map(player => player.id),
    body: JSON.stringify(kept),
  }
}

/** The same few hundred rows are read by everyone who looks at the lists: each is checked once. */
const bodies = new Map<string, Parsed<v.InferOutput<typeof body>>>()
const MOST_BODIES = 2_000

function readBody(text: string): Parsed<v.InferOutput<typeof body>> {
  const known = bodies.get(text)
  if (known !== undefined) return known
  if (bodies.size >= MOST_BODIES) bodies.clear()
  const read = check(body, JSON.parse(text))
  bodies.set(text, read)
  return read
}

/** A row of a list, for the one who reads it. */
export function listingOf(
  row: Summary & { readonly table: string; readonly updated: number },
  reader: string | undefined,
): Parsed<Listing> {
  const kept = readBody(row.body)
  if (!kept.ok) return kept
  const { waiting, ending: _ending, ...rest } = kept.value
  const { table, title, stage, updated } = row
  const mine = reader !== undefined && row.members.includes(reader)
  const asked = reader !== undefined && waiting.includes(reader)
  return { ok: true, value: { table, title, stage, ...rest, updated, mine, waiting: asked } }
}

/** Everybody left before the end. */
export function isAbandoned(row: Summary): boolean {
  const kept = readBody(row.body)
  return kept.ok && kept.value.ending === 'abandoned'
}
