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
import { named } from './named.ts'
import { unstow } from './text.ts'

type Row = QueryResultRow

/** Later than any time of update: where a list without a cursor begins. */
const LATEST: Cursor = { updated: Number.MAX_SAFE_INTEGER, table: '' }

/** Every query of a store. */
export const queries = {
  entries: (table: string, after: number, limit: number) =>
    named(
      'entries',
      'SELECT seq, at, kind, body, hash FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
      [table, after, limit],
    ),
  tables: (after: string, limit: number) =>
    named('tables', 'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2', [after, limit]),
  heads: (tables: readonly string[]) =>
    named('heads', 'SELECT id, head FROM tables WHERE id = ANY ($1)', [tables]),
  head: (table: string) =>
    named('head', 'SELECT head AS seq, hash FROM tables WHERE id = $1', [table]),
  snapshot: (table: string) =>
    named('snapshot', 'SELECT seq, body FROM snapshots WHERE table_id = $1', [table]),
  owned: (owner: string) =>
    named(
      'owned',
      "SELECT count(*) AS count FROM summaries WHERE owner = $1 AND stage <> 'finished'",
      [owner],
    ),
  stale: (stage: Stage, before: number, limit: number) =>
    named(
      'stale',
      'SELECT * FROM summaries WHERE NOT packed AND stage = $1 AND updated < $2 ' +
        'ORDER BY updated, table_id LIMIT $3',
      [stage, before, limit],
    ),
  answer: (client: string, id: string) =>
    named('answer', 'SELECT answer FROM commands WHERE client = $1 AND id = $2', [client, id]),
  summary: (table: string) =>
    named('summary', 'SELECT * FROM summaries WHERE table_id = $1', [table]),
  summaries(filter: Filter, { updated, table }: Cursor = LATEST, limit: number): QueryConfig {
    const rest = [filter.stage, updated, table, limit]
    if (!('member' in filter)) {
      return named(
        'public-summaries',
        'SELECT * FROM summaries WHERE public AND stage = $1 AND (updated, table_id) < ($2, $3) ' +
          'ORDER BY updated DESC, table_id DESC LIMIT $4',
        rest,
      )
    }
    return named(
      'member-summaries',
      'SELECT s.* FROM members m JOIN summaries s USING (table_id) WHERE m.stage = $1 ' +
        'AND (s.updated, s.table_id) < ($2, $3) AND m.identity = $5 ' +
        'ORDER BY s.updated DESC, s.table_id DESC LIMIT $4',
      [...rest, filter.member],
    )
  },
  due: (now: number, limit: number) =>
    named(
      'due',
      'SELECT table_id, name, due, body FROM timers WHERE due <= $1 ' +
        'ORDER BY due, table_id, name LIMIT $2',
      [now, limit],
    ),
  next: () => named('next', 'SELECT min(due) AS due FROM timers'),
  identity: (id: string) => named('identity', 'SELECT * FROM identities WHERE id = $1', [id]),
  staleIdentities: (before: number, limit: number) =>
    named(
      'stale-identities',
      'SELECT id FROM identities WHERE seen < $1 ORDER BY seen, id LIMIT $2',
      [before, limit],
    ),
  session: (id: string) => named('session', 'SELECT * FROM sessions WHERE id = $1', [id]),
  sessions: (identity: string) =>
    named('sessions', 'SELECT * FROM sessions WHERE identity = $1 ORDER BY created DESC, id', [
      identity,
    ]),
  passkey: (id: string) => named('passkey', 'SELECT * FROM passkeys WHERE id = $1', [id]),
  passkeys: (identity: string) =>
    named('passkeys', 'SELECT * FROM passkeys WHERE identity = $1 ORDER BY created, id', [
      identity,
    ]),
  notes: (after: number, limit: number) =>
    named('notes', 'SELECT * FROM journal WHERE seq > $1 ORDER BY seq LIMIT $2', [after, limit]),
  nodes: (since: number) => named('nodes', 'SELECT name, deaf FROM nodes WHERE at >= $1', [since]),
  meta: (key: string) => named('meta', 'SELECT value FROM meta WHERE key = $1', [key]),
  time: () =>
    named('time', 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS time'),
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
