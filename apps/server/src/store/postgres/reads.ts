import {
  type Cursor,
  type Filter,
  type Identity,
  type Linked,
  type Listed,
  type Passkey,
  type Session,
  type Stage,
  type StoredTimer,
  stages,
} from '@adit/table'
import type { QueryConfig, QueryResultRow } from 'pg'
import { unstow } from './text.ts'

type Row = QueryResultRow

/** Later than any time of update: where a list without a cursor begins. */
const LATEST: Cursor = { updated: Number.MAX_SAFE_INTEGER, table: '' }

/** Every query of a store. Each has a name: the database plans it once a connection. */
export const queries = {
  entries: (table: string, after: number, limit: number): QueryConfig => ({
    name: 'entries',
    text: 'SELECT seq, at, kind, body, hash FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
    values: [table, after, limit],
  }),
  tables: (after: string, limit: number): QueryConfig => ({
    name: 'tables',
    text: 'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2',
    values: [after, limit],
  }),
  heads: (tables: readonly string[]): QueryConfig => ({
    name: 'heads',
    text: 'SELECT id, head FROM tables WHERE id = ANY ($1)',
    values: [tables],
  }),
  head: (table: string): QueryConfig => ({
    name: 'head',
    text: 'SELECT head AS seq, hash FROM tables WHERE id = $1',
    values: [table],
  }),
  snapshot: (table: string): QueryConfig => ({
    name: 'snapshot',
    text: 'SELECT seq, body FROM snapshots WHERE table_id = $1',
    values: [table],
  }),
  owned: (owner: string): QueryConfig => ({
    name: 'owned',
    text: "SELECT count(*) AS count FROM summaries WHERE owner = $1 AND stage <> 'finished'",
    values: [owner],
  }),
  stale: (stage: Stage, before: number, limit: number): QueryConfig => ({
    name: 'stale',
    text:
      'SELECT * FROM summaries WHERE NOT packed AND stage = $1 AND updated < $2 ' +
      'ORDER BY updated, table_id LIMIT $3',
    values: [stage, before, limit],
  }),
  answer: (client: string, id: string): QueryConfig => ({
    name: 'answer',
    text: 'SELECT answer FROM commands WHERE client = $1 AND id = $2',
    values: [client, id],
  }),
  summary: (table: string): QueryConfig => ({
    name: 'summary',
    text: 'SELECT * FROM summaries WHERE table_id = $1',
    values: [table],
  }),
  summaries(filter: Filter, { updated, table }: Cursor = LATEST, limit: number): QueryConfig {
    const rest = [filter.stage, updated, table, limit]
    if (!('member' in filter)) {
      return {
        name: 'public-summaries',
        text:
          'SELECT * FROM summaries WHERE public AND stage = $1 AND (updated, table_id) < ($2, $3) ' +
          'ORDER BY updated DESC, table_id DESC LIMIT $4',
        values: rest,
      }
    }
    return {
      name: 'member-summaries',
      text:
        'SELECT s.* FROM members m JOIN summaries s USING (table_id) WHERE m.stage = $1 ' +
        'AND (s.updated, s.table_id) < ($2, $3) AND m.identity = $5 ' +
        'ORDER BY s.updated DESC, s.table_id DESC LIMIT $4',
      values: [...rest, filter.member],
    }
  },
  due: (now: number, limit: number): QueryConfig => ({
    name: 'due',
    text:
      'SELECT table_id, name, due, body FROM timers WHERE due <= $1 ' +
      'ORDER BY due, table_id, name LIMIT $2',
    values: [now, limit],
  }),
  next: (): QueryConfig => ({ name: 'next', text: 'SELECT min(due) AS due FROM timers' }),
  identity: (id: string): QueryConfig => ({
    name: 'identity',
    text: 'SELECT * FROM identities WHERE id = $1',
    values: [id],
  }),
  staleIdentities: (before: number, limit: number): QueryConfig => ({
    name: 'stale-identities',
    text: 'SELECT id FROM identities WHERE seen < $1 ORDER BY seen, id LIMIT $2',
    values: [before, limit],
  }),
  session: (id: string): QueryConfig => ({
    name: 'session',
    text: 'SELECT * FROM sessions WHERE id = $1',
    values: [id],
  }),
  sessions: (identity: string): QueryConfig => ({
    name: 'sessions',
    text: 'SELECT * FROM sessions WHERE identity = $1 ORDER BY created DESC, id',
    values: [identity],
  }),
  passkey: (id: string): QueryConfig => ({
    name: 'passkey',
    text: 'SELECT * FROM passkeys WHERE id = $1',
    values: [id],
  }),
  passkeys: (identity: string): QueryConfig => ({
    name: 'passkeys',
    text: 'SELECT * FROM passkeys WHERE identity = $1 ORDER BY created, id',
    values: [identity],
  }),
  notes: (after: number, limit: number): QueryConfig => ({
    name: 'notes',
    text: 'SELECT * FROM journal WHERE seq > $1 ORDER BY seq LIMIT $2',
    values: [after, limit],
  }),
  nodes: (since: number): QueryConfig => ({
    name: 'nodes',
    text: 'SELECT name, deaf FROM nodes WHERE at >= $1',
    values: [since],
  }),
  meta: (key: string): QueryConfig => ({
    name: 'meta',
    text: 'SELECT value FROM meta WHERE key = $1',
    values: [key],
  }),
  time: (): QueryConfig => ({
    name: 'time',
    text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS time',
  }),
}

export function asLinked({ seq, at, kind, body, hash }: Row): Linked {
  return { seq, at, kind, body: unstow(body), hash }
}

export function asListed(row: Row): Listed {
  const stage = stages.find(known => known === row.stage)
  if (stage === undefined) throw new Error('store: an unknown stage in the database')
  return {
    table: row.table_id,
    updated: row.updated,
    stage,
    public: row.public,
    title: unstow(row.title),
    owner: row.owner,
    members: row.members === '' ? [] : row.members.split(' '),
    body: unstow(row.body),
  }
}

export function asTimer({ table_id: table, name, due, body }: Row): StoredTimer {
  return { table, name, due, body: unstow(body) }
}

export function asIdentity({ id, name, avatar, body, created, seen }: Row): Identity {
  return { id, name: unstow(name), avatar: unstow(avatar), body: unstow(body), created, seen }
}

export function asPasskey({ id, identity, body, counter, created, used }: Row): Passkey {
  return { id, identity, body: unstow(body), counter, created, used }
}

export function asSession({ id, identity, body, created, expires }: Row): Session {
  return { id, identity, body: unstow(body), created, expires }
}
