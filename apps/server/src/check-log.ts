import { verify } from '@adit/fairness'
import { canonical, type Refusal, stateHash } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import {
  advance,
  brokenLink,
  fold,
  fromSnapshot,
  type Head,
  type Linked,
  type Logged,
  readRow,
  recordOf,
  snapshotOf,
  type Table,
} from '@adit/table'

/** What is wrong with one table; `seq` is the entry to blame where there is one. */
export interface Problem {
  readonly table: string
  readonly seq?: number
  readonly why: Refusal
}

export interface Checked {
  readonly tables: number
  readonly moves: number
  /** Finished games whose deal was drawn again. */
  readonly verified: number
  /** Games of other revisions of their rules: kept, shown from their events, not replayed. */
  readonly others: number
  /** Of the last link of every log: noted elsewhere, it tells later whether any was changed. */
  readonly digest: string
  /** What SQLite finds wrong with the file itself. */
  readonly complaints: readonly string[]
  readonly problems: readonly Problem[]
}

export type Found = Omit<Problem, 'table'>

export interface Rows {
  readonly rows: readonly Linked[]
  /** Reading ended before the log did. */
  readonly isTorn: boolean
}

/** Altered, left out or moved entries; an end that is not the one that was noted. */
export function chainProblems(
  log: string,
  { rows, isTorn }: Rows,
  head: Head | undefined,
): Found[] {
  const last = rows.at(-1)
  const next = (last?.seq ?? 0) + 1
  if (isTorn) return [{ seq: next, why: { key: 'table-entry-unreadable', slots: { seq: next } } }]
  const seq = brokenLink(log, rows)
  if (seq !== undefined) return [{ seq, why: { key: 'table-log-altered', slots: { seq } } }]
  if (last?.seq === head?.seq && last?.hash === head?.hash) return []
  return [{ why: { key: 'table-log-cut', slots: { seq: last?.seq ?? 0, head: head?.seq ?? 0 } } }]
}

interface LogChecked {
  readonly moves: number
  readonly verified: boolean
  readonly isOther?: boolean
  readonly problems: readonly Found[]
}

export function checkLog(
  id: string,
  rows: readonly Linked[],
  snapshot: string | undefined,
): LogChecked {
  const entries: Logged[] = []
  for (const row of rows) {
    const read = readRow(row)
    if (!read.ok) return bad({ seq: row.seq, why: read.why })
    entries.push(read.value)
  }
  const opened = fold(entries.slice(0, 1), titleNamed)
  if (!opened.ok) {
    const isOther = opened.why.key === 'table-other-revision'
    return isOther ? { moves: 0, verified: false, isOther, problems: [] } : bad({ why: opened.why })
  }
  if (opened.value.id !== id) return bad({ why: { key: 'table-log-altered', slots: { seq: 1 } } })
  return replay(opened.value, entries.slice(1), snapshot)
}

function bad(problem: Found): LogChecked {
  return { moves: 0, verified: false, problems: [problem] }
}

function replay(
  opened: Table,
  entries: readonly Logged[],
  snapshot: string | undefined,
): LogChecked {
  const kept = snapshot === undefined ? undefined : fromSnapshot(snapshot, titleNamed)
  const problems: Found[] = []
  let table = opened
  let moves = 0
  for (const logged of entries) {
    const { seq, entry } = logged
    const differs = { seq, why: { key: 'table-replays-differently', slots: { seq } } }
    try {
      table = advance(table, logged)
    } catch {
      return { moves, verified: false, problems: [...problems, differs] }
    }
    if (kept?.ok && kept.value.seq === seq && !isSame(kept.value, table)) {
      problems.push({ seq, why: { key: 'table-snapshot-differs', slots: { seq } } })
    }
    if (entry.type !== 'moved') continue
    moves++
    if (entry.hash !== undefined && entry.hash !== stateHash(table.play?.state)) {
      return { moves, verified: false, problems: [...problems, differs] }
    }
  }
  const record = recordOf(table)
  if (!record.ok) return { moves, verified: false, problems }
  const verified = verify(table.game, record.value)
  if (!verified.ok) problems.push({ why: verified.why })
  return { moves, verified: verified.ok, problems }
}

function isSame(kept: Table, table: Table): boolean {
  return canonical(JSON.parse(snapshotOf(kept))) === canonical(JSON.parse(snapshotOf(table)))
}
