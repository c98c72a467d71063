import type { Challenge, Identity, Passkey, Session, StoredEntry, TransferCode } from '@adit/table'
import type { Rate } from '../../rate.ts'
import { named } from './named.ts'
import { stow, stowBody } from './text.ts'

/** Every write of a store but the appends. */
export const writes = {
  putIdentity: ({ id, name, avatar, body, created, seen }: Identity) =>
    named(
      'put-identity',
      'INSERT INTO identities (id, name, avatar, body, created, seen) VALUES ($1, $2, $3, $4, $5, $6) ' +
        'ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar, ' +
        'body = excluded.body, created = excluded.created, seen = excluded.seen',
      [id, stow(name), stow(avatar), stow(body), created, seen],
    ),
  seeIdentity: (id: string, seen: number) =>
    named('see-identity', 'UPDATE identities SET seen = $2 WHERE id = $1', [id, seen]),
  removeIdentity: (id: string) => named('remove-identity', 'SELECT remove_identity($1)', [id]),
  putSession: ({ id, identity, body, created, expires }: Session) =>
    named(
      'put-session',
      'INSERT INTO sessions (id, identity, body, created, expires) VALUES ($1, $2, $3, $4, $5) ' +
        'ON CONFLICT (id) DO UPDATE SET identity = excluded.identity, body = excluded.body, ' +
        'created = excluded.created, expires = excluded.expires',
      [id, identity, stow(body), created, expires],
    ),
  endSession: (id: string) => named('end-session', 'DELETE FROM sessions WHERE id = $1', [id]),
  note: ({ at, kind, body }: StoredEntry & { readonly at: number }) => {
    const [stowed, raw = null] = stowBody(body)
    return named('note', 'SELECT add_note($1, $2, $3, $4) AS seq', [at, kind, stowed, raw])
  },
  remove: (table: string, seq: number) =>
    named('remove', 'SELECT remove_table($1, $2) AS removed', [table, seq]),
  pack: (table: string, seq: number) =>
    named(
      'pack',
      'WITH due AS (SELECT id FROM tables WHERE id = $1 AND head = $2), ' +
        'marked AS (UPDATE summaries SET packed = true FROM due WHERE table_id = due.id) ' +
        'SELECT id FROM due',
      [table, seq],
    ),
  sign: (node: string, at: number, isDeaf: boolean) =>
    named(
      'sign',
      'INSERT INTO nodes (name, at, deaf) VALUES ($1, $2, $3) ' +
        'ON CONFLICT (name) DO UPDATE SET at = excluded.at, deaf = excluded.deaf',
      [node, at, isDeaf],
    ),
  putCode: ({ code, identity, expires }: TransferCode) =>
    named(
      'put-code',
      'INSERT INTO codes (code, identity, expires) VALUES ($1, $2, $3) ' +
        'ON CONFLICT DO NOTHING RETURNING code',
      [code, identity, expires],
    ),
  takeCode: (code: string, now: number) =>
    named('take-code', 'DELETE FROM codes WHERE code = $1 AND expires > $2 RETURNING identity', [
      code,
      now,
    ]),
  putPasskey: ({ id, identity, body, counter, created, used }: Passkey) =>
    named(
      'put-passkey',
      'INSERT INTO passkeys (id, identity, body, counter, created, used) ' +
        'VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id',
      [id, identity, stow(body), counter, created, used],
    ),
  usePasskey: (id: string, counter: number, used: number) =>
    named(
      'use-passkey',
      'UPDATE passkeys SET counter = $2, used = $3 ' +
        'WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id',
      [id, counter, used],
    ),
  removePasskey: (id: string) =>
    named('remove-passkey', 'DELETE FROM passkeys WHERE id = $1', [id]),
  putChallenge: ({ challenge, purpose, expires }: Challenge) =>
    named(
      'put-challenge',
      'INSERT INTO challenges (challenge, purpose, expires) VALUES ($1, $2, $3) ' +
        'ON CONFLICT DO NOTHING RETURNING challenge',
      [challenge, purpose, expires],
    ),
  takeChallenge: (challenge: string, now: number) =>
    named(
      'take-challenge',
      'DELETE FROM challenges WHERE challenge = $1 AND expires > $2 RETURNING purpose',
      [challenge, now],
    ),
  setMeta: (key: string, value: string) =>
    named(
      'set-meta',
      'INSERT INTO meta (key, value) VALUES ($1, $2) ' +
        'ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, stow(value)],
    ),
  keepMeta: (key: string, value: string) =>
    named(
      'keep-meta',
      'INSERT INTO meta AS m (key, value) VALUES ($1, $2) ' +
        'ON CONFLICT (key) DO UPDATE SET value = m.value RETURNING value',
      [key, stow(value)],
    ),
  sweepCommands: sweeping('commands', 'client, id', 'at'),
  sweepCodes: sweeping('codes', 'code', 'expires'),
  sweepChallenges: sweeping('challenges', 'challenge', 'expires'),
  sweepSessions: sweeping('sessions', 'id', 'expires'),
  sweepRates: sweeping('rates', 'kind, caller', 'at'),
  /** What another node has taken up is left to it; should that fail, it comes again at `until`. */
  claimTimers: (now: number, until: number, limit: number) =>
    named(
      'claim-timers',
      'UPDATE timers t SET due = $2 FROM (SELECT table_id, name, due FROM timers WHERE due <= $1 ' +
        'ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) AS mine ' +
        'WHERE t.table_id = mine.table_id AND t.name = mine.name ' +
        'RETURNING t.table_id, t.name, mine.due, t.body',
      [now, until, limit],
    ),
  /** One token out of a bucket that all nodes share; no row comes back from an empty one. */
  take: (kind: string, caller: string, { perSecond, burst }: Rate, now: number) =>
    named(
      'take',
      'INSERT INTO rates AS r (kind, caller, filled, at) VALUES ($1, $2, $4::float8 - 1, $5) ' +
        'ON CONFLICT (kind, caller) DO UPDATE SET at = greatest(r.at, excluded.at), ' +
        'filled = least($4, r.filled + greatest(0, excluded.at - r.at) / 1000.0 * $3::float8) - 1 ' +
        'WHERE least($4, r.filled + greatest(0, excluded.at - r.at) / 1000.0 * $3::float8) >= 1 ' +
        'RETURNING 1',
      [kind, caller, perSecond, burst, now],
    ),
}

/** The oldest rows of a table. Two nodes that sweep at once each take what the other has not. */
function sweeping(table: string, key: string, time: string) {
  return (before: number, limit: number) =>
    named(
      `sweep-${table}`,
      `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} ` +
        `WHERE ${time} < $1 ORDER BY ${time} LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
      [before, limit],
    )
}
