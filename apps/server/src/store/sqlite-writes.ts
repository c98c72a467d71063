import type { DatabaseSync } from 'node:sqlite'
import { nth } from '@adit/kernel'
import {
  type Append,
  type Appended,
  type Challenge,
  type Identity,
  JOURNAL,
  linkAll,
  NO_LINK,
  type Passkey,
  type Session,
  type StoredEntry,
  type TransferCode,
} from '@adit/table/store'
import { count, text } from './columns.ts'
import { prepareAppend } from './sqlite-append.ts'
import { prepareKeeping } from './sqlite-keeping.ts'
import { preparePasskeys } from './sqlite-passkeys.ts'
import { preparePeople } from './sqlite-people.ts'

/** Everything that changes the database, as the main thread sends it. */
export type Write =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'remove'; readonly table: string; readonly seq: number }
  | { readonly kind: 'pack'; readonly table: string; readonly seq: number }
  | { readonly kind: 'seeIdentity'; readonly id: string; readonly seen: number }
  | { readonly kind: 'removeIdentity'; readonly id: string }
  | { readonly kind: 'endSession'; readonly id: string }
  | { readonly kind: 'putSession'; readonly session: Session }
  | { readonly kind: 'note'; readonly at: number; readonly entry: StoredEntry }
  | { readonly kind: 'putIdentity'; readonly identity: Identity }
  | { readonly kind: 'putCode'; readonly code: TransferCode }
  | { readonly kind: 'takeCode'; readonly code: string; readonly now: number }
  | { readonly kind: 'putPasskey'; readonly passkey: Passkey }
  | {
      readonly kind: 'usePasskey'
      readonly id: string
      readonly counter: number
      readonly used: number
    }
  | { readonly kind: 'removePasskey'; readonly id: string }
  | { readonly kind: 'putChallenge'; readonly challenge: Challenge }
  | { readonly kind: 'takeChallenge'; readonly challenge: string; readonly now: number }
  | { readonly kind: 'setMeta'; readonly key: string; readonly value: string }
  | { readonly kind: 'keepMeta'; readonly key: string; readonly value: string }
  | { readonly kind: 'sweep'; readonly before: number; readonly limit: number }

export interface Results {
  readonly append: Appended
  readonly remove: boolean
  readonly pack: boolean
  readonly putIdentity: undefined
  readonly seeIdentity: undefined
  readonly removeIdentity: undefined
  readonly putSession: undefined
  readonly endSession: undefined
  readonly note: number
  readonly putCode: boolean
  readonly takeCode: string | undefined
  readonly putPasskey: boolean
  readonly usePasskey: boolean
  readonly removePasskey: undefined
  readonly putChallenge: boolean
  readonly takeChallenge: string | undefined
  readonly setMeta: undefined
  readonly keepMeta: string
  readonly sweep: number
}

export type Result = Results[Write['kind']]

/** Prepares every statement once. What it returns does one write inside the caller's transaction. */
export function prepareWrites(database: DatabaseSync): (write: Write) => Result {
  const append = prepareAppend(database)
  const keeping = prepareKeeping(database)
  const people = preparePeople(database)
  const passkeys = preparePasskeys(database)
  const setMeta = database.prepare(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const keepMeta = database.prepare(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = value ' +
      'RETURNING value',
  )
  const sweeps = [
    prepareSweep(database, 'commands', 'client, id', 'at'),
    prepareSweep(database, 'codes', 'code', 'expires'),
    prepareSweep(database, 'sessions', 'id', 'expires'),
    prepareSweep(database, 'challenges', 'challenge', 'expires'),
  ]
  const lastNote = database.prepare('SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1')
  const addNote = database.prepare(
    'INSERT INTO journal (seq, at, kind, body, hash) VALUES (?, ?, ?, ?, ?)',
  )

  return write => {
    switch (write.kind) {
      case 'append':
        return append(write.append)
      case 'remove':
        return keeping.remove(write.table, write.seq)
      case 'pack':
        return keeping.pack(write.table, write.seq)
      case 'putIdentity':
      case 'seeIdentity':
      case 'removeIdentity':
      case 'putSession':
      case 'endSession':
        people.change(write)
        return undefined
      case 'putCode':
        return people.putCode(write.code)
      case 'takeCode':
        return people.takeCode(write.code, write.now)
      case 'putPasskey':
        return passkeys.put(write.passkey)
      case 'usePasskey':
        return passkeys.use(write.id, write.counter, write.used)
      case 'removePasskey':
        return passkeys.remove(write.id)
      case 'putChallenge':
        return passkeys.putChallenge(write.challenge)
      case 'takeChallenge':
        return passkeys.takeChallenge(write.challenge, write.now)
      case 'note': {
        const last = lastNote.get()
        const head = last
          ? { seq: count(last.seq), hash: text(last.hash) }
          : { seq: 0, hash: NO_LINK }
        const row = nth(linkAll(head, JOURNAL, write.at, [write.entry]), 0)
        addNote.run(row.seq, row.at, row.kind, row.body, row.hash)
        return row.seq
      }
      case 'setMeta':
        setMeta.run(write.key, write.value)
        return undefined
      case 'keepMeta':
        return text(keepMeta.get(write.key, write.value)?.value)
      case 'sweep':
        return sweeps.reduce((sum, sweep) => sum + sweep(write.before, write.limit), 0)
    }
  }
}

/** Deletes the oldest rows of a table, and says how many. */
function prepareSweep(database: DatabaseSync, table: string, key: string, time: string) {
  const sweep = database.prepare(
    `DELETE FROM ${table} WHERE (${key}) IN ` +
      `(SELECT ${key} FROM ${table} WHERE ${time} < ? ORDER BY ${time} LIMIT ?)`,
  )
  return (before: number, limit: number): number => Number(sweep.run(before, limit).changes)
}
