import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { nth } from '@adit/kernel'
import { bytes, count, text, words } from '../store/columns.ts'
import { migrate, migrations } from '../store/migrations.ts'
import { unpack } from '../store/packing.ts'
import { makeOwn, syncPath } from '../store/sqlite-files.ts'
import type { Source, Target } from './ends.ts'
import { entries, type Kind, type Relation, type Row, type Value } from './relations.ts'

const PAGE = 500

export function readSqlite(file: string): Source & { close(): void } {
  const database = new DatabaseSync(file, { readOnly: true })
  // One moment, whatever is written meanwhile.
  database.exec('BEGIN')
  return { pages: relation => pagesOf(database, relation), close: () => database.close() }
}

/** A file that has its name only once all is in it and on disk. */
export async function writeSqlite(file: string): Promise<Target> {
  const part = `${file}.part`
  await rm(part, { force: true })
  await makeOwn(part)
  const database = new DatabaseSync(part)
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF')
  await migrate(database, migrations, async () => {})
  database.exec('BEGIN')
  const drop = async (): Promise<void> => {
    database.close()
    await rm(part, { force: true })
  }
  return {
    add: async (relation, rows) => addTo(database, relation, rows),
    async list() {
      const join = database.prepare(
        'INSERT INTO members (identity, stage, updated, table_id) VALUES (?, ?, ?, ?)',
      )
      const all = database.prepare('SELECT table_id, stage, updated, members FROM summaries')
      for (const { table_id, stage, updated, members } of all.all()) {
        const [id, at] = [text(table_id), count(updated)]
        for (const member of words(members)) join.run(member, text(stage), at, id)
      }
    },
    pages: relation => pagesOf(database, relation),
    async keep() {
      database.exec('COMMIT')
      database.close()
      await syncPath(part)
      await rename(part, file)
      await syncPath(dirname(file))
    },
    drop,
  }
}

async function* pagesOf(database: DatabaseSync, relation: Relation): AsyncIterable<Row[]> {
  if (relation === entries) yield* logsOf(database)
  else {
    const { name, columns, key } = relation
    const listed = columns.map(([column]) => column)
    const order = listed.slice(0, key).join(', ')
    const query = database.prepare(`SELECT ${listed.join(', ')} FROM ${name} ORDER BY ${order}`)
    yield* inPages(query.iterate(), columns)
  }
}

/** Logs that were packed come as they were before. */
async function* logsOf(database: DatabaseSync): AsyncIterable<Row[]> {
  const tables = database.prepare('SELECT id FROM tables ORDER BY id')
  const packed = database.prepare('SELECT body FROM packed WHERE table_id = ?')
  const rest = database.prepare(
    'SELECT table_id, seq, at, kind, body, hash FROM entries WHERE table_id = ? ORDER BY seq',
  )
  for (const { id } of tables.iterate()) {
    const table = text(id)
    const kept = packed.get(table)
    if (kept !== undefined) {
      yield unpack(bytes(kept.body)).map(row => {
        return [table, row.seq, row.at, row.kind, row.body, row.hash]
      })
    }
    yield* inPages(rest.iterate(table), entries.columns)
  }
}

function* inPages(
  rows: Iterable<Record<string, SQLOutputValue>>,
  columns: Relation['columns'],
): Iterable<Row[]> {
  let page: Row[] = []
  for (const row of rows) {
    page.push(columns.map(([column, kind]) => readValue(row[column], kind)))
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

function readValue(value: SQLOutputValue | undefined, kind: Kind): Value {
  switch (kind) {
    case 'word':
    case 'text':
      return text(value)
    case 'number':
      return count(value)
    case 'flag':
      return count(value) === 1
  }
}

function addTo(database: DatabaseSync, { name, columns }: Relation, rows: readonly Row[]): void {
  const listed = columns.map(([column]) => column).join(', ')
  const marks = columns.map(() => '?').join(', ')
  const add = database.prepare(`INSERT INTO ${name} (${listed}) VALUES (${marks})`)
  for (const row of rows) {
    add.run(...columns.map((_column, at) => asSqlite(nth(row, at))))
  }
}

function asSqlite(value: Value): string | number {
  return typeof value === 'boolean' ? Number(value) : value
}
