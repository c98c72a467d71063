import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import {
  type CommandKey,
  type Cursor,
  type Filter,
  type Head,
  type Identity,
  type Linked,
  type Listed,
  type Passkey,
  type Session,
  type Snapshot,
  type Stage,
  type StoredTimer,
  stages,
} from '@adit/table/store'
import { bytes, count, text, words } from './columns.ts'
import { unpack } from './packing.ts'

type Row = Record<string, SQLOutputValue>

/** Later than any time of update: where a list without a cursor begins. */
const LATEST: Cursor = { updated: Number.MAX_SAFE_INTEGER, table: '' }

/** Prepares every query once. All of them walk an index and stop at a limit. */
export function prepareReads(database: DatabaseSync, unpackRows = unpack) {
  const entries = database.prepare(
    'SELECT seq, at, kind, body, hash FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  const packedUntil = database.prepare('SELECT seq FROM packed WHERE table_id = ? AND seq > ?')
  const packed = database.prepare('SELECT body FROM packed WHERE table_id = ?')
  const snapshot = database.prepare('SELECT seq, body FROM snapshots WHERE table_id = ?')
  const head = database.prepare('SELECT seq, hash FROM tables WHERE id = ?')
  const owned = database.prepare(
    "SELECT count(*) AS count FROM summaries WHERE owner = ? AND stage <> 'finished'",
  )
  const stale = database.prepare(
    'SELECT * FROM summaries WHERE packed = 0 AND stage = ? AND updated < ? ' +
      'ORDER BY updated, table_id LIMIT ?',
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
  const staleIdentities = database.prepare(
    'SELECT id FROM identities WHERE seen < ? ORDER BY seen, id LIMIT ?',
  )
  const session = database.prepare('SELECT * FROM sessions WHERE id = ?')
  const sessions = database.prepare(
    'SELECT * FROM sessions WHERE identity = ? ORDER BY created DESC, id',
  )
  const passkey = database.prepare('SELECT * FROM passkeys WHERE id = ?')
  const passkeys = database.prepare(
    'SELECT * FROM passkeys WHERE identity = ? ORDER BY created, id',
  )
  const notes = database.prepare('SELECT * FROM journal WHERE seq > ? ORDER BY seq LIMIT ?')
  const meta = database.prepare('SELECT value FROM meta WHERE key = ?')

  /** The packed log in which someone turns the pages. */
  let open: { readonly table: string; readonly until: number; readonly rows: Linked[] } | undefined
  const unpacked = (table: string, until: number): Linked[] => {
    if (open?.table === table && open.until === until) return open.rows
    const kept = packed.get(table)
    open = { table, until, rows: kept === undefined ? [] : unpackRows(bytes(kept.body)) }
    return open.rows
  }
  const packedRows = (table: string, after: number, limit: number): Linked[] => {
    const row = packedUntil.get(table, after)
    if (row === undefined) return []
    const rows = unpacked(table, count(row.seq))
    if (after + limit >= rows.length) open = undefined
    return rows.slice(after, after + limit)
  }

  return {
    entries(table: string, after: number, limit: number): Linked[] {
      const old = packedRows(table, after, limit)
      const since = old.at(-1)?.seq ?? after
      const rest = limit - old.length
      return rest === 0 ? old : [...old, ...entries.all(table, since, rest).map(asLinked)]
    },
    snapshot: (table: string): Snapshot | undefined =>
      optional(snapshot.get(table), row => ({ seq: count(row.seq), body: text(row.body) })),
    head: (table: string): Head | undefined =>
      optional(head.get(table), row => ({ seq: count(row.seq), hash: text(row.hash) })),
    owned: (owner: string): number => count(owned.get(owner)?.count),
    stale: (stage: Stage, before: number, limit: number): Listed[] =>
      stale.all(stage, before, limit).map(asListed),
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
    staleIdentities: (before: number, limit: number): string[] =>
      staleIdentities.all(before, limit).map(({ id }) => text(id)),
    session: (id: string): Session | undefined => optional(session.get(id), asSession),
    sessions: (identity: string): Session[] => sessions.all(identity).map(asSession),
    passkey: (id: string): Passkey | undefined => optional(passkey.get(id), asPasskey),
    passkeys: (identity: string): Passkey[] => passkeys.all(identity).map(asPasskey),
    notes: (after: number, limit: number): Linked[] => notes.all(after, limit).map(asLinked),
    meta: (key: string): string | undefined => optional(meta.get(key), row => text(row.value)),
  }
}

function optional<Value>(row: Row | undefined, read: (row: Row) => Value): Value | undefined {
  return row === undefined ? undefined : read(row)
}

export function asLinked(row: Row): Linked {
  return {
    seq: count(row.seq),
    at: count(row.at),
    kind: text(row.kind),
    body: text(row.body),
    hash: text(row.hash),
  }
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
    owner: text(row.owner),
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
    seen: count(row.seen),
  }
}

function asPasskey(row: Row): Passkey {
  return {
    id: text(row.id),
    identity: text(row.identity),
    body: text(row.body),
    counter: count(row.counter),
    created: count(row.created),
    used: count(row.used),
  }
}

function asSession(row: Row): Session {
  return {
    id: text(row.id),
    identity: text(row.identity),
    body: text(row.body),
    created: count(row.created),
    expires: count(row.expires),
  }
}
