import { type Parsed, parsed } from '@adit/kernel'
import { decode, limits, parts } from '@adit/protocol'
import * as v from 'valibot'
import { type Logged, readRow } from './entries.ts'
import { type FindTitle, fold } from './fold.ts'
import { summaryOf } from './lists.ts'
import { type ListedStore, storeLimits, type TableStore } from './store/store.ts'
import { readLog } from './storing.ts'
import type { Table } from './table.ts'

/** All that a device keeps, as one file. A field may be added as optional, never changed or taken away. */
const backup = v.strictObject({
  format: v.literal('adit-device'),
  version: v.literal(1),
  made: parts.time,
  /** Settings, name, what has been learned: each as its reader wrote it, and checked by it. */
  kept: v.pipe(
    v.record(parts.word, v.pipe(v.string(), v.maxLength(storeLimits.text))),
    v.maxEntries(1_000),
  ),
  tables: v.pipe(
    v.array(
      v.strictObject({
        table: parts.word,
        rows: v.pipe(
          v.array(v.strictObject({ at: parts.time, body: v.string() })),
          v.minLength(1),
          v.maxLength(100_000),
        ),
      }),
    ),
    v.maxLength(limits.listings),
  ),
})
export type Backup = v.InferOutput<typeof backup>
export type KeptTable = Backup['tables'][number]

const LONGEST = 64 << 20

/** The one door for such files. */
export function parseBackup(text: string): Parsed<Backup> {
  return decode(backup, text, LONGEST)
}

/** A table's log as a backup has it; undefined if it cannot be read. */
export async function takeOut(store: TableStore, table: string): Promise<KeptTable | undefined> {
  const log = await readLog({ store }, table, 0)
  if (!log.ok || log.value.length === 0) return undefined
  return { table, rows: log.value.map(({ at, entry }) => ({ at, body: JSON.stringify(entry) })) }
}

/** Puts a table back, if its game can be played through and it is not there; false if not. */
export async function putBack(
  store: TableStore & Pick<ListedStore, 'summary'>,
  { table, rows }: KeptTable,
  titles: FindTitle,
): Promise<boolean> {
  const log = logOf(rows)
  const whole = log.ok ? played(log.value, titles) : undefined
  if (!log.ok || whole?.id !== table) return false
  if ((await store.summary(table)) !== undefined) return false
  const summary = summaryOf(whole)
  let expected = 0
  while (expected < log.value.length) {
    const part = together(log.value, expected)
    const { outcome } = await store.append({
      table,
      expected,
      at: part[0]?.at ?? 0,
      entries: part.map(({ entry }) => ({ kind: entry.type, body: JSON.stringify(entry) })),
      summary,
    })
    if (outcome !== 'appended') return false
    expected += part.length
  }
  return true
}

/** The table as it stands after these entries; undefined if nobody can have played so. */
function played(log: readonly Logged[], titles: FindTitle): Table | undefined {
  try {
    const whole = fold(log, titles)
    return whole.ok && isLegal(whole.value) ? whole.value : undefined
  } catch {
    // What a table has written follows from what was there; here anybody may have.
    return undefined
  }
}

function isLegal({ game, play }: Table): boolean {
  const state = play && game.clone(play.start)
  return (play?.moves ?? []).every(({ seat, move }) => {
    if (game.refuse(state, seat, move) !== undefined) return false
    game.step(state, seat, move)
    return true
  })
}

function logOf(rows: KeptTable['rows']): Parsed<readonly Logged[]> {
  const log: Logged[] = []
  for (const [nth, { at, body }] of rows.entries()) {
    const read = readRow({ seq: nth + 1, at, body })
    if (!read.ok) return read
    log.push(read.value)
  }
  return parsed(log)
}

/** Entries of one moment, as many as a store takes at once. */
function together(log: readonly Logged[], from: number): readonly Logged[] {
  const { at } = log[from] ?? {}
  const end = log.findIndex((one, nth) => nth > from && one.at !== at)
  const until = end === -1 ? log.length : end
  return log.slice(from, Math.min(until, from + storeLimits.entries))
}
