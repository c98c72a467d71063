import type { DatabaseSync } from 'node:sqlite'
import type { Identity, Session, TransferCode } from '@adit/table/store'
import { text, words } from './columns.ts'

export type PeopleChange =
  | { readonly kind: 'putIdentity'; readonly identity: Identity }
  | { readonly kind: 'seeIdentity'; readonly id: string; readonly seen: number }
  | { readonly kind: 'removeIdentity' | 'endSession'; readonly id: string }
  | { readonly kind: 'putSession'; readonly session: Session }

/** Writes about people, each inside the caller's transaction. */
export function preparePeople(database: DatabaseSync) {
  const putIdentity = database.prepare(
    'INSERT INTO identities (id, name, avatar, body, created, seen) VALUES (?, ?, ?, ?, ?, ?) ' +
      'ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar, ' +
      'body = excluded.body, created = excluded.created, seen = excluded.seen',
  )
  const seeIdentity = database.prepare('UPDATE identities SET seen = ? WHERE id = ?')
  const putSession = database.prepare(
    'INSERT INTO sessions (id, identity, body, created, expires) VALUES (?, ?, ?, ?, ?) ' +
      'ON CONFLICT (id) DO UPDATE SET identity = excluded.identity, body = excluded.body, ' +
      'created = excluded.created, expires = excluded.expires',
  )
  const endSession = database.prepare('DELETE FROM sessions WHERE id = ?')
  const removeIdentity = prepareRemoval(database)
  const putCode = database.prepare(
    'INSERT INTO codes (code, identity, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const takeCode = database.prepare(
    'DELETE FROM codes WHERE code = ? AND expires > ? RETURNING identity',
  )

  return {
    change(write: PeopleChange): void {
      switch (write.kind) {
        case 'putIdentity': {
          const { id, name, avatar, body, created, seen } = write.identity
          putIdentity.run(id, name, avatar, body, created, seen)
          return
        }
        case 'seeIdentity':
          seeIdentity.run(write.seen, write.id)
          return
        case 'removeIdentity':
          removeIdentity(write.id)
          return
        case 'putSession': {
          const { id, identity, body, created, expires } = write.session
          putSession.run(id, identity, body, created, expires)
          return
        }
        case 'endSession':
          endSession.run(write.id)
      }
    },
    putCode: ({ code, identity, expires }: TransferCode): boolean =>
      putCode.run(code, identity, expires).changes === 1,
    takeCode(code: string, now: number): string | undefined {
      const row = takeCode.get(code, now)
      return row && text(row.identity)
    },
  }
}

function prepareRemoval(database: DatabaseSync): (id: string) => void {
  const tables = database.prepare(
    'SELECT table_id, summaries.members AS members FROM members ' +
      'CROSS JOIN summaries USING (table_id) WHERE identity = ?',
  )
  const strike = database.prepare('UPDATE summaries SET members = ? WHERE table_id = ?')
  const deletions = [
    'DELETE FROM members WHERE identity = ?',
    'DELETE FROM sessions WHERE identity = ?',
    'DELETE FROM codes WHERE identity = ?',
    'DELETE FROM identities WHERE id = ?',
  ].map(sql => database.prepare(sql))
  return id => {
    for (const { table_id, members } of tables.all(id)) {
      const left = words(members).filter(member => member !== id)
      strike.run(left.join(' '), text(table_id))
    }
    for (const deletion of deletions) deletion.run(id)
  }
}
