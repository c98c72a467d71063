import type { DatabaseSync } from 'node:sqlite'
import type { Challenge, Passkey } from '@adit/table/store'
import { text } from './columns.ts'

/** Writes about passkeys, each inside the caller's transaction. */
export function preparePasskeys(database: DatabaseSync) {
  const put = database.prepare(
    'INSERT INTO passkeys (id, identity, body, counter, created, used) ' +
      'VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const use = database.prepare(
    'UPDATE passkeys SET counter = ?1, used = ?2 ' +
      'WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))',
  )
  const remove = database.prepare('DELETE FROM passkeys WHERE id = ?')
  const ask = database.prepare(
    'INSERT INTO challenges (challenge, purpose, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const take = database.prepare(
    'DELETE FROM challenges WHERE challenge = ? AND expires > ? RETURNING purpose',
  )

  return {
    put: ({ id, identity, body, counter, created, used }: Passkey): boolean =>
      put.run(id, identity, body, counter, created, used).changes === 1,
    use: (id: string, counter: number, used: number): boolean =>
      use.run(counter, used, id).changes === 1,
    remove(id: string): undefined {
      remove.run(id)
    },
    putChallenge: ({ challenge, purpose, expires }: Challenge): boolean =>
      ask.run(challenge, purpose, expires).changes === 1,
    takeChallenge(challenge: string, now: number): string | undefined {
      const row = take.get(challenge, now)
      return row && text(row.purpose)
    },
  }
}
