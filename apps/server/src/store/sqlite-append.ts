import { hash as hashOf } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { nth } from '@adit/kernel'
import {
  type Append,
  type Appended,
  type Linked,
  linkAll,
  NO_LINK,
  type StoredEntry,
  type Summary,
  type TimerChange,
} from '@adit/table/store'
import { count, text, words } from './columns.ts'

/** The runtime's own: every entry passes here. */
const sha256 = (text: string): string => hashOf('sha256', text, 'hex')

/** What it declines leaves nothing behind, so that it costs the others in the transaction nothing. */
export function prepareAppend(database: DatabaseSync): (append: Append) => Appended {
  const answered = database.prepare('SELECT answer FROM commands WHERE client = ? AND id = ?')
  const addEntry = database.prepare(
    'INSERT INTO entries (table_id, seq, at, kind, body, hash) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const putSnapshot = database.prepare(
    'INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?) ' +
      'ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body',
  )
  const addCommand = database.prepare(
    'INSERT INTO commands (client, id, at, answer) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const dropCommand = database.prepare('DELETE FROM commands WHERE client = ? AND id = ?')
  const retouchSummary = database.prepare('UPDATE summaries SET body = ? WHERE table_id = ?')
  const lengthen = prepareHeads(database)
  const putSummary = prepareSummary(database)
  const changeTimer = prepareTimers(database)

  return ({ table, expected, at, entries, summary, retouch, timers, snapshot, command }) => {
    if (command !== undefined) {
      const { client, id, answer } = command
      const isNew = addCommand.run(client, id, at, answer).changes === 1
      if (!isNew) return { outcome: 'repeated', answer: text(answered.get(client, id)?.answer) }
    }
    // Before its entries, which refer to it.
    const rows = lengthen(table, expected, at, entries)
    if (typeof rows === 'number') {
      if (command !== undefined) dropCommand.run(command.client, command.id)
      return { outcome: 'conflict', seq: rows }
    }
    const seq = expected + rows.length
    if (seq === 0) throw new Error('store: no first entry')
    for (const row of rows) addEntry.run(table, row.seq, at, row.kind, row.body, row.hash)
    if (snapshot !== undefined) putSnapshot.run(table, seq, snapshot)
    if (summary) putSummary(table, at, summary)
    if (retouch !== undefined) retouchSummary.run(retouch, table)
    for (const change of timers ?? []) changeTimer(table, change)
    return { outcome: 'appended', seq }
  }
}

interface Head {
  readonly seq: number
  readonly hash: string
}

/** More logs than are added to at one time; beyond it they are looked up again. */
const MOST_HEADS = 10_000

/**
 * Gives the rows that follow on, the log's new end noted; or the number it ends with, if that is not
 * the expected one. Where this writer left a log is remembered: the file is asked only whether that
 * is still so, for another process may have written to it.
 */
function prepareHeads(
  database: DatabaseSync,
): (
  table: string,
  expected: number,
  at: number,
  entries: readonly StoredEntry[],
) => Linked[] | number {
  const find = database.prepare('SELECT seq, hash FROM tables WHERE id = ?')
  const put = database.prepare(
    'INSERT INTO tables (id, opened, seq, hash) VALUES (?, ?, ?, ?) ' +
      'ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash',
  )
  const move = database.prepare(
    'UPDATE tables SET seq = ?, hash = ? WHERE id = ? AND seq = ? AND hash = ?',
  )
  const heads = new Map<string, Head>()
  const remember = (table: string, { seq, hash }: Head): void => {
    if (heads.size >= MOST_HEADS) heads.clear()
    heads.set(table, { seq, hash })
  }
  return (table, expected, at, entries) => {
    const known = heads.get(table)
    if (known?.seq === expected && entries.length > 0) {
      const rows = linkAll(known, table, at, entries, sha256)
      const last = nth(rows, rows.length - 1)
      remember(table, last)
      if (move.run(last.seq, last.hash, table, known.seq, known.hash).changes === 1) return rows
      heads.delete(table)
    }
    const found = find.get(table)
    const seq = found === undefined ? 0 : count(found.seq)
    if (seq !== expected) return seq
    const hash = found === undefined ? NO_LINK : text(found.hash)
    const rows = linkAll({ seq, hash }, table, at, entries, sha256)
    const last = rows.at(-1)
    if (last === undefined) return rows
    put.run(table, at, last.seq, last.hash)
    remember(table, last)
    return rows
  }
}

function prepareSummary(
  database: DatabaseSync,
): (table: string, at: number, summary: Summary) => void {
  const find = database.prepare('SELECT stage, updated, members FROM summaries WHERE table_id = ?')
  const put = database.prepare(
    'INSERT INTO summaries (table_id, stage, public, updated, title, owner, members, body) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET stage = excluded.stage, ' +
      'public = excluded.public, updated = excluded.updated, title = excluded.title, ' +
      'owner = excluded.owner, packed = 0, members = excluded.members, body = excluded.body',
  )
  const leave = database.prepare(
    'DELETE FROM members WHERE identity = ? AND stage = ? AND updated = ? AND table_id = ?',
  )
  const join = database.prepare(
    'INSERT INTO members (identity, stage, updated, table_id) VALUES (?, ?, ?, ?)',
  )

  return (table, at, { stage, public: found, title, owner, members, body }) => {
    const before = find.get(table)
    for (const member of before === undefined ? [] : words(before.members)) {
      leave.run(member, text(before?.stage), count(before?.updated), table)
    }
    put.run(table, stage, found ? 1 : 0, at, title, owner, members.join(' '), body)
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
