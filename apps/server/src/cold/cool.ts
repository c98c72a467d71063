import { setImmediate } from 'node:timers/promises'
import { brokenLink, type Linked, readRows } from '@adit/table'
import { checkLog } from '../check-log.ts'
import type { ColdStore, SharedStore } from '../store/shared.ts'
import { readCold } from './cold.ts'
import { nameOf, packLog, unpackLog } from './log-object.ts'
import type { Objects } from './objects.ts'

type Whole = SharedStore & ColdStore

/** What was done with finished games. */
export interface Cooled {
  readonly cooled: number
  /** Left where they are: of rules that are not ours any more, or not to be played again. */
  readonly left: number
  /** Bytes that their entries had, and that their objects have. */
  readonly before: number
  readonly after: number
}

const SOME = 100

/**
 * Moves games that ended before that time out of the database. Each is written, read back, followed
 * along its hashes and played again with its deal drawn anew, all from what was read back; only then
 * are its rows deleted, and only if nothing was added meanwhile. Lists go on naming it.
 */
export async function coolGames(store: Whole, objects: Objects, ended: number): Promise<Cooled> {
  const sum = { cooled: 0, left: 0, before: 0, after: 0 }
  for (let last: { updated: number; table: string } | undefined; ; ) {
    const games = await store.coolable(ended, last, SOME)
    for (const { table } of games) {
      const done = await coolOne(store, objects, table)
      sum.cooled += done === undefined ? 0 : 1
      sum.left += done === undefined ? 1 : 0
      sum.before += done?.before ?? 0
      sum.after += done?.after ?? 0
      await setImmediate()
    }
    last = games.at(-1)
    if (last === undefined) return sum
  }
}

async function coolOne(
  store: Whole,
  objects: Objects,
  table: string,
): Promise<{ readonly before: number; readonly after: number } | undefined> {
  const head = await store.head(table)
  const rows = await readRows(store, table)
  if (head === undefined || rows.length !== head.seq) return undefined
  // Before anything is written: what cannot be played again stays.
  if (!isSound(table, rows)) return undefined
  await objects.put(nameOf(table), await packLog(table, rows))
  const bytes = await objects.get(nameOf(table))
  const kept = bytes === undefined ? [] : await unpackLog(table, bytes)
  const isKept = kept.length === head.seq && kept.at(-1)?.hash === head.hash && isSound(table, kept)
  if (bytes === undefined || !isKept) throw new Error(`cold: ${table} was not kept as it is`)
  if (!(await store.cool(table, head.seq))) return undefined
  return { before: rows.reduce((sum, { body }) => sum + body.length, 0), after: bytes.length }
}

function isSound(table: string, rows: readonly Linked[]): boolean {
  if (brokenLink(table, rows) !== undefined) return false
  const { verified, problems } = checkLog(table, rows, undefined)
  return verified && problems.length === 0
}

/** Brings every cold game back, as before a move to another database; returns how many. */
export async function warmGames(store: Whole, objects: Objects): Promise<number> {
  let warmed = 0
  for (let last = ''; ; ) {
    const games = await store.coldTables(last, SOME)
    for (const { table, until } of games) {
      const rows = await readCold(objects, table, until)
      if (await store.warm(table, rows)) warmed++
      last = table
    }
    if (games.length === 0) return warmed
  }
}
