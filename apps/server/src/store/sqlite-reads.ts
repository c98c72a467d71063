import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import {
  type CommandKey,
  type Cursor,
  type Filter,
  type Identity,
  type Listed,
  type Stored,
  type StoredTimer,
  stages,
} from '@adit/table'
import { count, text, words } from './columns.ts'

type Row = Record<string, SQLOutputValue>

/** Later than any time of update: where a list without a cursor begins. */
const LATEST: Cursor = { updated: Number.MAX_SAFE_INTEGER, table: '' }

/** Prepares every query once. All of them walk an index and stop at a limit. */
export function prepareReads(database: DatabaseSync) {
  const entries = database.prepare(
    'SELECT seq, at, kind, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  const tables = database.prepare('SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?')
  const answer = database.prepare('SELECT answer FROM commands WHERE client = ? AND id = ?')
  const summary = database.prepare('SELECT * FROM summaries WHERE table_id = ?')
  const publicOnes = database.prepare(
    'SELECT * FROM summaries WHERE public = 1 AND stage = ? AND (updated, table_id) < (?, ?) ' +
      'ORDER BY updated DESC, table_id DESC LIMIT ?',
  )
  const memberOnes = database.prepare(
    'SELECT summaries.* FROM members CROSS JOIN summaries USING (table_id) ' +
      'WHERE identity = ? AND members.stage = ? AND (members.updated, members.table_id) < (?, ?) ' +
      'ORDER BY members.updated DESC, members.table_id DESC LIMIT ?',
  )
  const due = database.prepare(
    'SELECT table_id, name, due, body FROM timers WHERE due <= ? ORDER BY due, table_id, name LIMIT ?',
  )
  const next = database.prepare('SELECT min(due) AS due FROM timers')
  const identity = database.prepare('SELECT * FROM identities WHERE id = ?')
  const meta = database.prepare('SELECT value FROM meta WHERE key = ?')

  return {
    entries: (table: string, after: number, limit: number): Stored[] =>
      entries.all(table, after, limit).map(asLogged),
    tables: (after: string, limit: number): string[] =>
      tables.all(after, limit).map(({ id }) => text(id)),
    answer: ({ client, id }: CommandKey): string | undefined =>
      optional(answer.get(client, id), row => text(row.answer)),
    summary: (table: string): Listed | undefined => optional(summary.get(table), asListed),
    summaries(filter: Filter, { updated, table }: Cursor = LATEST, limit: number): Listed[] {
      const rows =
        'member' in filter
          ? memberOnes.all(filter.member, filter.stage, updated, table, limit)
          : publicOnes.all(filter.stage, updated, table, limit)
      return rows.map(asListed)
    },
    due: (now: number, limit: number): StoredTimer[] => due.all(now, limit).map(asTimer),
    next(): number | undefined {
      const earliest = next.get()?.due ?? undefined
      return earliest === undefined ? undefined : count(earliest)
    },
    identity: (id: string): Identity | undefined => optional(identity.get(id), asIdentity),
    meta: (key: string): string | undefined => optional(meta.get(key), row => text(row.value)),
  }
}

function optional<Value>(row: Row | undefined, read: (row: Row) => Value): Value | undefined {
  return row === undefined ? undefined : read(row)
}

function asLogged(row: Row): Stored {
  return { seq: count(row.seq), at: count(row.at), kind: text(row.kind), body: text(row.body) }
}

function asListed(row: Row): Listed {
  const stage = stages.find(known => known === row.stage)
  if (stage === undefined) throw new Error('store: an unknown stage in the database')
  return {
    table: text(row.table_id),
    updated: count(row.updated),
    stage,
    public: row.public === 1,
    title: text(row.title),
    members: words(row.members),
    body: text(row.body),
  }
}

function asTimer(row: Row): StoredTimer {
  return {
    table: text(row.table_id),
    name: text(row.name),
    due: count(row.due),
    body: text(row.body),
  }
}

function asIdentity(row: Row): Identity {
  return {
    id: text(row.id),
    name: text(row.name),
    avatar: text(row.avatar),
    body: text(row.body),
    created: count(row.created),
  }
}
