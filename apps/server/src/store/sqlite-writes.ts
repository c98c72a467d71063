import type { DatabaseSync } from 'node:sqlite'
import type { Append, Appended, Identity, Summary, TimerChange, TransferCode } from '@adit/table'
import { count, text, words } from './columns.ts'

/** Everything that changes the database, as the main thread sends it. */
export type Write =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'putIdentity'; readonly identity: Identity }
  | { readonly kind: 'putCode'; readonly code: TransferCode }
  | { readonly kind: 'takeCode'; readonly code: string; readonly now: number }
  | { readonly kind: 'setMeta'; readonly key: string; readonly value: string }
  | { readonly kind: 'keepMeta'; readonly key: string; readonly value: string }
  | { readonly kind: 'sweep'; readonly before: number; readonly limit: number }

export interface Results {
  readonly append: Appended
  readonly putIdentity: undefined
  readonly putCode: boolean
  readonly takeCode: string | undefined
  readonly setMeta: undefined
  readonly keepMeta: string
  readonly sweep: number
}

export type Result = Results[Write['kind']]

/** Prepares every statement once. What it returns does one write inside the caller's transaction. */
export function prepareWrites(database: DatabaseSync): (write: Write) => Result {
  const append = prepareAppend(database)
  const putIdentity = database.prepare(
    'INSERT INTO identities (id, name, avatar, body, created) VALUES (?, ?, ?, ?, ?) ' +
      'ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar, ' +
      'body = excluded.body, created = excluded.created',
  )
  const putCode = database.prepare(
    'INSERT INTO codes (code, identity, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const takeCode = database.prepare(
    'DELETE FROM codes WHERE code = ? AND expires > ? RETURNING identity',
  )
  const setMeta = database.prepare(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const keepMeta = database.prepare(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = value ' +
      'RETURNING value',
  )
  const sweepCommands = database.prepare(
    'DELETE FROM commands WHERE (client, id) IN ' +
      '(SELECT client, id FROM commands WHERE at < ? ORDER BY at LIMIT ?)',
  )
  const sweepCodes = database.prepare(
    'DELETE FROM codes WHERE code IN ' +
      '(SELECT code FROM codes WHERE expires < ? ORDER BY expires LIMIT ?)',
  )

  return write => {
    switch (write.kind) {
      case 'append':
        return append(write.append)
      case 'putIdentity': {
        const { id, name, avatar, body, created } = write.identity
        putIdentity.run(id, name, avatar, body, created)
        return undefined
      }
      case 'putCode': {
        const { code, identity, expires } = write.code
        return putCode.run(code, identity, expires).changes === 1
      }
      case 'takeCode': {
        const row = takeCode.get(write.code, write.now)
        return row && text(row.identity)
      }
      case 'setMeta':
        setMeta.run(write.key, write.value)
        return undefined
      case 'keepMeta':
        return text(keepMeta.get(write.key, write.value)?.value)
      case 'sweep': {
        const commands = sweepCommands.run(write.before, write.limit).changes
        return Number(commands) + Number(sweepCodes.run(write.before, write.limit).changes)
      }
    }
  }
}

/** Looks before it writes, so that a conflict costs the others in the transaction nothing. */
function prepareAppend(database: DatabaseSync): (append: Append) => Appended {
  const answered = database.prepare('SELECT answer FROM commands WHERE client = ? AND id = ?')
  const head = database.prepare('SELECT max(seq) AS seq FROM entries WHERE table_id = ?')
  const openTable = database.prepare('INSERT INTO tables (id, opened) VALUES (?, ?)')
  const addEntry = database.prepare(
    'INSERT INTO entries (table_id, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)',
  )
  const addCommand = database.prepare(
    'INSERT INTO commands (client, id, at, answer) VALUES (?, ?, ?, ?)',
  )
  const putSummary = prepareSummary(database)
  const changeTimer = prepareTimers(database)

  return ({ table, expected, at, entries, summary, timers, command }) => {
    const done = command && answered.get(command.client, command.id)
    if (done !== undefined) return { outcome: 'repeated', answer: text(done.answer) }
    const seq = count(head.get(table)?.seq ?? 0)
    if (seq !== expected) return { outcome: 'conflict', seq }
    if (expected === 0) {
      if (entries.length === 0) throw new Error('store: no first entry')
      openTable.run(table, at)
    }
    let last = expected
    for (const { kind, body } of entries) addEntry.run(table, ++last, at, kind, body)
    if (summary) putSummary(table, at, summary)
    for (const change of timers ?? []) changeTimer(table, change)
    if (command) addCommand.run(command.client, command.id, at, command.answer)
    return { outcome: 'appended', seq: last }
  }
}

function prepareSummary(
  database: DatabaseSync,
): (table: string, at: number, summary: Summary) => void {
  const find = database.prepare('SELECT stage, updated, members FROM summaries WHERE table_id = ?')
  const put = database.prepare(
    'INSERT INTO summaries (table_id, stage, public, updated, title, members, body) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET stage = excluded.stage, ' +
      'public = excluded.public, updated = excluded.updated, title = excluded.title, ' +
      'members = excluded.members, body = excluded.body',
  )
  const leave = database.prepare(
    'DELETE FROM members WHERE identity = ? AND stage = ? AND updated = ? AND table_id = ?',
  )
  const join = database.prepare(
    'INSERT INTO members (identity, stage, updated, table_id) VALUES (?, ?, ?, ?)',
  )

  return (table, at, { stage, public: found, title, members, body }) => {
    const before = find.get(table)
    for (const member of before === undefined ? [] : words(before.members)) {
      leave.run(member, text(before?.stage), count(before?.updated), table)
    }
    put.run(table, stage, found ? 1 : 0, at, title, members.join(' '), body)
    for (const member of members) join.run(member, stage, at, table)
  }
}

function prepareTimers(database: DatabaseSync): (table: string, change: TimerChange) => void {
  const set = database.prepare(
    'INSERT INTO timers (table_id, name, due, body) VALUES (?, ?, ?, ?) ' +
      'ON CONFLICT (table_id, name) DO UPDATE SET due = excluded.due, body = excluded.body',
  )
  const clear = database.prepare('DELETE FROM timers WHERE table_id = ? AND name = ?')
  return (table, change) => {
    if ('clear' in change) clear.run(table, change.clear)
    else set.run(table, change.set, change.due, change.body)
  }
}
