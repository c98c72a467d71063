import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { digest, verify } from '@adit/fairness'
import { canonical, type Refusal, stateHash } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import {
  advance,
  brokenLink,
  fold,
  fromSnapshot,
  type Head,
  JOURNAL,
  type Linked,
  type Logged,
  readRow,
  recordOf,
  snapshotOf,
  type Table,
} from '@adit/table'
import { count, text } from './store/columns.ts'
import { migrations } from './store/migrations.ts'
import { openSqliteStore } from './store/sqlite.ts'
import { copyDatabase, databaseFile } from './store/sqlite-files.ts'
import { prepareReads } from './store/sqlite-reads.ts'

/** What is wrong with one table; `seq` is the entry to blame where there is one. */
export interface Problem {
  readonly table: string
  readonly seq?: number
  readonly why: Refusal
}

export interface Checked {
  readonly tables: number
  readonly moves: number
  /** Finished games whose deal was drawn again. */
  readonly verified: number
  /** Games of other revisions of their rules: kept, shown from their events, not replayed. */
  readonly others: number
  /** Of the last link of every log: noted elsewhere, it tells later whether any was changed. */
  readonly digest: string
  /** What SQLite finds wrong with the file itself. */
  readonly complaints: readonly string[]
  readonly problems: readonly Problem[]
}

/** Copies the database of a server, running or not, into a new file. */
export async function backup(folder: string, to: string): Promise<void> {
  if (!existsSync(databaseFile(folder))) throw new Error(`there is no database in ${folder}`)
  if (existsSync(to)) throw new Error(`${to} exists already`)
  // As it is, whatever its version: a copy is no occasion to change anything.
  await copyDatabase(databaseFile(folder), to)
}

/**
 * Follows the chain of every log to its end, replays every game, compares each hash, and draws the
 * deals of finished games again. A page that cannot be read is reported, and the rest looked at.
 */
export async function check(folder: string): Promise<Checked> {
  if (!existsSync(databaseFile(folder))) throw new Error(`there is no database in ${folder}`)
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

type Found = Omit<Problem, 'table'>

function inJournal(found: Found): Problem {
  return { table: JOURNAL, ...found }
}

interface Rows {
  readonly rows: readonly Linked[]
  /** Reading ended before the log did. */
  readonly isTorn: boolean
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

/** Altered, left out or moved entries; an end that is not the one that was noted. */
function chainProblems(log: string, { rows, isTorn }: Rows, head: Head | undefined): Found[] {
  const last = rows.at(-1)
  const next = (last?.seq ?? 0) + 1
  if (isTorn) return [{ seq: next, why: { key: 'table-entry-unreadable', slots: { seq: next } } }]
  const seq = brokenLink(log, rows)
  if (seq !== undefined) return [{ seq, why: { key: 'table-log-altered', slots: { seq } } }]
  if (last?.seq === head?.seq && last?.hash === head?.hash) return []
  return [{ why: { key: 'table-log-cut', slots: { seq: last?.seq ?? 0, head: head?.seq ?? 0 } } }]
}

interface LogChecked {
  readonly moves: number
  readonly verified: boolean
  readonly isOther?: boolean
  readonly problems: readonly Found[]
}

function checkLog(id: string, rows: readonly Linked[], snapshot: string | undefined): LogChecked {
  const entries: Logged[] = []
  for (const row of rows) {
    const read = readRow(row)
    if (!read.ok) return bad({ seq: row.seq, why: read.why })
    entries.push(read.value)
  }
  const opened = fold(entries.slice(0, 1), titleNamed)
  if (!opened.ok) {
    const isOther = opened.why.key === 'table-other-revision'
    return isOther ? { moves: 0, verified: false, isOther, problems: [] } : bad({ why: opened.why })
  }
  if (opened.value.id !== id) return bad({ why: { key: 'table-log-altered', slots: { seq: 1 } } })
  return replay(opened.value, entries.slice(1), snapshot)
}

function bad(problem: Found): LogChecked {
  return { moves: 0, verified: false, problems: [problem] }
}

function replay(
  opened: Table,
  entries: readonly Logged[],
  snapshot: string | undefined,
): LogChecked {
  const kept = snapshot === undefined ? undefined : fromSnapshot(snapshot, titleNamed)
  const problems: Found[] = []
  let table = opened
  let moves = 0
  for (const logged of entries) {
    const { seq, entry } = logged
    const differs = { seq, why: { key: 'table-replays-differently', slots: { seq } } }
    try {
      table = advance(table, logged)
    } catch {
      return { moves, verified: false, problems: [...problems, differs] }
    }
    if (kept?.ok && kept.value.seq === seq && !isSame(kept.value, table)) {
      problems.push({ seq, why: { key: 'table-snapshot-differs', slots: { seq } } })
    }
    if (entry.type !== 'moved') continue
    moves++
    if (entry.hash !== undefined && entry.hash !== stateHash(table.play?.state)) {
      return { moves, verified: false, problems: [...problems, differs] }
    }
  }
  const record = recordOf(table)
  if (!record.ok) return { moves, verified: false, problems }
  const verified = verify(table.game, record.value)
  if (!verified.ok) problems.push({ why: verified.why })
  return { moves, verified: verified.ok, problems }
}

function isSame(kept: Table, table: Table): boolean {
  return canonical(JSON.parse(snapshotOf(kept))) === canonical(JSON.parse(snapshotOf(table)))
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
