import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { digest } from '@adit/fairness'
import { JOURNAL, type Linked } from '@adit/table'
import {
  type Checked,
  chainProblems,
  checkLog,
  type Found,
  type Problem,
  type Rows,
} from './check-log.ts'
import { existsAlready, noDatabase } from './fault.ts'
import { count, text } from './store/columns.ts'
import { migrations } from './store/migrations.ts'
import { openSqliteStore } from './store/sqlite.ts'
import { copyDatabase, databaseFile } from './store/sqlite-files.ts'
import { prepareReads } from './store/sqlite-reads.ts'

export type { Checked, Problem } from './check-log.ts'

/** Copies the database of a server, running or not, into a new file. */
export async function backup(folder: string, to: string): Promise<void> {
  if (!existsSync(databaseFile(folder))) throw noDatabase(folder)
  if (existsSync(to)) throw existsAlready(to)
  // As it is, whatever its version: a copy is no occasion to change anything.
  await copyDatabase(databaseFile(folder), to)
}

/**
 * Follows the chain of every log to its end, replays every game, compares each hash, and draws the
 * deals of finished games again. A page that cannot be read is reported, and the rest looked at.
 */
export async function check(folder: string): Promise<Checked> {
  if (!existsSync(databaseFile(folder))) throw noDatabase(folder)
  await bringUpToDate(folder)
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  try {
    return checkAll(database)
  } finally {
    database.close()
  }
}

async function bringUpToDate(folder: string): Promise<void> {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  const version = count(database.prepare('PRAGMA user_version').get()?.user_version)
  database.close()
  if (version !== migrations.length) await (await openSqliteStore({ folder })).close()
}

function checkAll(database: DatabaseSync): Checked {
  const complaints = complaintsOf(database)
  const reads = prepareReads(database)
  const sum = { moves: 0, verified: 0, others: 0 }
  const problems: Problem[] = []
  const tables = everyTable(database, complaints)
  let heads = ''
  for (const table of tables) {
    const read = readAll(after => reads.entries(table, after, 1000))
    const head = attempt(() => reads.head(table), undefined)
    const kept = attempt(() => reads.snapshot(table), undefined)
    heads += `${table} ${head?.seq ?? 0} ${head?.hash ?? ''}\n`
    const result = checkLog(table, read.rows, kept?.body)
    sum.moves += result.moves
    sum.verified += result.verified ? 1 : 0
    sum.others += result.isOther ? 1 : 0
    const found = [...chainProblems(table, read, head), ...result.problems]
    problems.push(...found.map(problem => ({ table, ...problem })))
  }
  const notes = readAll(after => reads.notes(after, 1000))
  problems.push(...chainProblems(JOURNAL, notes, notes.rows.at(-1)).map(inJournal))
  return { tables: tables.length, ...sum, digest: digest(heads), complaints, problems }
}

function inJournal(found: Found): Problem {
  return { table: JOURNAL, ...found }
}

function readAll(page: (after: number) => readonly Linked[]): Rows {
  const rows: Linked[] = []
  for (;;) {
    const more = attempt(() => page(rows.at(-1)?.seq ?? 0), undefined)
    if (more === undefined) return { rows, isTorn: true }
    if (more.length === 0) return { rows, isTorn: false }
    rows.push(...more)
  }
}

/** From both ends, so that a bad page hides no more than what lies on it. */
function everyTable(database: DatabaseSync, complaints: string[]): string[] {
  const found = new Set<string>()
  for (const order of ['ASC', 'DESC']) {
    try {
      const rows = database.prepare(`SELECT id FROM tables ORDER BY id ${order}`).iterate()
      for (const { id } of rows) found.add(text(id))
    } catch (error) {
      complaints.push(describe(error))
    }
  }
  return [...found].sort()
}

function complaintsOf(database: DatabaseSync): string[] {
  try {
    const found = database.prepare('PRAGMA integrity_check').all()
    return found.map(row => text(row.integrity_check)).filter(line => line !== 'ok')
  } catch (error) {
    // A file can be too broken even to be examined.
    return [describe(error)]
  }
}

function attempt<T>(job: () => T, otherwise: T): T | undefined {
  try {
    return job()
  } catch {
    return otherwise
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
