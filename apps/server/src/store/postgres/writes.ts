import type { Challenge, Identity, Passkey, Session, StoredEntry, TransferCode } from '@adit/table'
import type { QueryConfig } from 'pg'
import type { Rate } from '../../rate.ts'
import { stow, stowBody } from './text.ts'

/** Every write of a store but the appends. */
export const writes = {
  putIdentity: ({ id, name, avatar, body, created, seen }: Identity): QueryConfig => ({
    name: 'put-identity',
    text:
      'INSERT INTO identities (id, name, avatar, body, created, seen) VALUES ($1, $2, $3, $4, $5, $6) ' +
      'ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar, ' +
      'body = excluded.body, created = excluded.created, seen = excluded.seen',
    values: [id, stow(name), stow(avatar), stow(body), created, seen],
  }),
  seeIdentity: (id: string, seen: number): QueryConfig => ({
    name: 'see-identity',
    text: 'UPDATE identities SET seen = $2 WHERE id = $1',
    values: [id, seen],
  }),
  removeIdentity: (id: string): QueryConfig => ({
    name: 'remove-identity',
    text: 'SELECT remove_identity($1)',
    values: [id],
  }),
  putSession: ({ id, identity, body, created, expires }: Session): QueryConfig => ({
    name: 'put-session',
    text:
      'INSERT INTO sessions (id, identity, body, created, expires) VALUES ($1, $2, $3, $4, $5) ' +
      'ON CONFLICT (id) DO UPDATE SET identity = excluded.identity, body = excluded.body, ' +
      'created = excluded.created, expires = excluded.expires',
    values: [id, identity, stow(body), created, expires],
  }),
  endSession: (id: string): QueryConfig => ({
    name: 'end-session',
    text: 'DELETE FROM sessions WHERE id = $1',
    values: [id],
  }),
  note: ({ at, kind, body }: StoredEntry & { readonly at: number }): QueryConfig => {
    const [stowed, raw = null] = stowBody(body)
    return {
      name: 'note',
      text: 'SELECT add_note($1, $2, $3, $4) AS seq',
      values: [at, kind, stowed, raw],
    }
  },
  remove: (table: string, seq: number): QueryConfig => ({
    name: 'remove',
    text: 'SELECT remove_table($1, $2) AS removed',
    values: [table, seq],
  }),
  pack: (table: string, seq: number): QueryConfig => ({
    name: 'pack',
    text:
      'WITH due AS (SELECT id FROM tables WHERE id = $1 AND head = $2), ' +
      'marked AS (UPDATE summaries SET packed = true FROM due WHERE table_id = due.id) ' +
      'SELECT id FROM due',
    values: [table, seq],
  }),
  sign: (node: string, at: number, isDeaf: boolean): QueryConfig => ({
    name: 'sign',
    text:
      'INSERT INTO nodes (name, at, deaf) VALUES ($1, $2, $3) ' +
      'ON CONFLICT (name) DO UPDATE SET at = excluded.at, deaf = excluded.deaf',
    values: [node, at, isDeaf],
  }),
  putCode: ({ code, identity, expires }: TransferCode): QueryConfig => ({
    name: 'put-code',
    text:
      'INSERT INTO codes (code, identity, expires) VALUES ($1, $2, $3) ' +
      'ON CONFLICT DO NOTHING RETURNING code',
    values: [code, identity, expires],
  }),
  takeCode: (code: string, now: number): QueryConfig => ({
    name: 'take-code',
    text: 'DELETE FROM codes WHERE code = $1 AND expires > $2 RETURNING identity',
    values: [code, now],
  }),
  putPasskey: ({ id, identity, body, counter, created, used }: Passkey): QueryConfig => ({
    name: 'put-passkey',
    text:
      'INSERT INTO passkeys (id, identity, body, counter, created, used) ' +
      'VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id',
    values: [id, identity, stow(body), counter, created, used],
  }),
  usePasskey: (id: string, counter: number, used: number): QueryConfig => ({
    name: 'use-passkey',
    text:
      'UPDATE passkeys SET counter = $2, used = $3 ' +
      'WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id',
    values: [id, counter, used],
  }),
  removePasskey: (id: string): QueryConfig => ({
    name: 'remove-passkey',
    text: 'DELETE FROM passkeys WHERE id = $1',
    values: [id],
  }),
  putChallenge: ({ challenge, purpose, expires }: Challenge): QueryConfig => ({
    name: 'put-challenge',
    text:
      'INSERT INTO challenges (challenge, purpose, expires) VALUES ($1, $2, $3) ' +
      'ON CONFLICT DO NOTHING RETURNING challenge',
    values: [challenge, purpose, expires],
  }),
  takeChallenge: (challenge: string, now: number): QueryConfig => ({
    name: 'take-challenge',
    text: 'DELETE FROM challenges WHERE challenge = $1 AND expires > $2 RETURNING purpose',
    values: [challenge, now],
  }),
  setMeta: (key: string, value: string): QueryConfig => ({
    name: 'set-meta',
    text:
      'INSERT INTO meta (key, value) VALUES ($1, $2) ' +
      'ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    values: [key, stow(value)],
  }),
  keepMeta: (key: string, value: string): QueryConfig => ({
    name: 'keep-meta',
    text:
      'INSERT INTO meta AS m (key, value) VALUES ($1, $2) ' +
      'ON CONFLICT (key) DO UPDATE SET value = m.value RETURNING value',
    values: [key, stow(value)],
  }),
  /** Two nodes that sweep at once each take what the other has not. */
  sweepCommands: (before: number, limit: number): QueryConfig => ({
    name: 'sweep-commands',
    text:
      'DELETE FROM commands WHERE (client, id) IN (SELECT client, id FROM commands ' +
      'WHERE at < $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1',
    values: [before, limit],
  }),
  sweepCodes: (before: number, limit: number): QueryConfig => ({
    name: 'sweep-codes',
    text:
      'DELETE FROM codes WHERE code IN (SELECT code FROM codes ' +
      'WHERE expires < $1 ORDER BY expires LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1',
    values: [before, limit],
  }),
  sweepChallenges: (before: number, limit: number): QueryConfig => ({
    name: 'sweep-challenges',
    text:
      'DELETE FROM challenges WHERE challenge IN (SELECT challenge FROM challenges ' +
      'WHERE expires < $1 ORDER BY expires LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1',
    values: [before, limit],
  }),
  sweepSessions: (before: number, limit: number): QueryConfig => ({
    name: 'sweep-sessions',
    text:
      'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions ' +
      'WHERE expires < $1 ORDER BY expires LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1',
    values: [before, limit],
  }),
  sweepRates: (before: number, limit: number): QueryConfig => ({
    name: 'sweep-rates',
    text:
      'DELETE FROM rates WHERE (kind, caller) IN (SELECT kind, caller FROM rates ' +
      'WHERE at < $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)',
    values: [before, limit],
  }),
  /** What another node has taken up is left to it; should that fail, it comes again at `until`. */
  claimTimers: (now: number, until: number, limit: number): QueryConfig => ({
    name: 'claim-timers',
    text:
      'UPDATE timers t SET due = $2 FROM (SELECT table_id, name, due FROM timers WHERE due <= $1 ' +
      'ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) AS mine ' +
      'WHERE t.table_id = mine.table_id AND t.name = mine.name ' +
      'RETURNING t.table_id, t.name, mine.due, t.body',
    values: [now, until, limit],
  }),
  /** One token out of a bucket that all nodes share; no row comes back from an empty one. */
  take: (kind: string, caller: string, { perSecond, burst }: Rate, now: number): QueryConfig => ({
    name: 'take',
    text:
      'INSERT INTO rates AS r (kind, caller, filled, at) VALUES ($1, $2, $4::float8 - 1, $5) ' +
      'ON CONFLICT (kind, caller) DO UPDATE SET at = greatest(r.at, excluded.at), ' +
      'filled = least($4, r.filled + greatest(0, excluded.at - r.at) / 1000.0 * $3::float8) - 1 ' +
      'WHERE least($4, r.filled + greatest(0, excluded.at - r.at) / 1000.0 * $3::float8) >= 1 ' +
      'RETURNING 1',
    values: [kind, caller, perSecond, burst, now],
  }),
}
