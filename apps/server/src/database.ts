import { existsSync } from 'node:fs'
import { verify } from '@adit/fairness'
import { type Refusal, stateHash } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import {
  advance,
  everyLog,
  fold,
  type Logged,
  type RawLog,
  readRow,
  recordOf,
  type Table,
} from '@adit/table'
import { openSqliteStore, type SqliteStore } from './store/sqlite.ts'
import { copyDatabase, databaseFile } from './store/sqlite-files.ts'

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

/** Replays every stored game, compares each hash, and draws the deals of finished games again. */
export async function check(folder: string): Promise<Checked> {
  return withStore(folder, async store => {
    const sum = { tables: 0, moves: 0, verified: 0, others: 0 }
    const problems: Problem[] = []
    for await (const log of everyLog(store)) {
      sum.tables++
      const result = checkLog(log)
      sum.moves += result.moves
      sum.verified += result.verified ? 1 : 0
      if (result.why?.key === 'table-other-revision') sum.others++
      else if (result.why !== undefined) {
        const { seq, why } = result
        problems.push({ table: log.table, ...(seq === undefined ? {} : { seq }), why })
      }
    }
    return { ...sum, complaints: await store.complaints(), problems }
  })
}

async function withStore<T>(folder: string, job: (store: SqliteStore) => Promise<T>): Promise<T> {
  if (!existsSync(databaseFile(folder))) throw new Error(`there is no database in ${folder}`)
  const store = await openSqliteStore({ folder })
  try {
    return await job(store)
  } finally {
    await store.close()
  }
}

interface LogChecked {
  readonly moves: number
  readonly verified: boolean
  readonly seq?: number
  readonly why?: Refusal
}

function checkLog(log: RawLog): LogChecked {
  const entries: Logged[] = []
  for (const row of log.entries) {
    const read = readRow(row)
    if (!read.ok) return { moves: 0, verified: false, seq: row.seq, why: read.why }
    entries.push(read.value)
  }
  const opened = fold(entries.slice(0, 1), titleNamed)
  if (!opened.ok) return { moves: 0, verified: false, why: opened.why }
  return replay(opened.value, entries.slice(1))
}

function replay(opened: Table, entries: readonly Logged[]): LogChecked {
  let table = opened
  let moves = 0
  for (const logged of entries) {
    const { seq, entry } = logged
    const differs = { moves, verified: false, seq, why: { key: 'table-replays-differently' } }
    try {
      table = advance(table, logged)
    } catch {
      return differs
    }
    if (entry.type !== 'moved') continue
    moves++
    if (entry.hash !== undefined && entry.hash !== stateHash(table.play?.state)) return differs
  }
  const record = recordOf(table)
  if (!record.ok) return { moves, verified: false }
  const verified = verify(table.game, record.value)
  return verified.ok ? { moves, verified: true } : { moves, verified: false, why: verified.why }
}
