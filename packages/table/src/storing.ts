import { nth, type Parsed, parsed } from '@adit/kernel'
import type { Decided } from './draft.ts'
import { type Logged, readRow } from './entries.ts'
import { advanceBy, type FindTitle, foldBreathing } from './fold.ts'
import { summaryOf } from './lists.ts'
import type { HostPorts } from './ports.ts'
import { fromSnapshot } from './snapshot.ts'
import type { Append, Appended, Stored, Summary, TableStore } from './store/store.ts'
import type { Table } from './table.ts'
import { timerChanges, timersOf } from './timers.ts'

/** A write that fails is told apart from one that was declined: it may have happened all the same. */
export type Written = Appended | { readonly outcome: 'failed' }

export async function store(append: Append, ports: HostPorts): Promise<Written> {
  try {
    return await ports.store.append(append)
  } catch (error) {
    ports.trouble(error)
    return { outcome: 'failed' }
  }
}

interface Circumstances {
  readonly command?: Append['command']
  /** None of its people is about: lists leave it out. */
  readonly isDeserted?: boolean
  /** All its people are here and see whose turn it is: lists need not say so. */
  readonly isAttended?: boolean
  readonly snapshot?: string | undefined
}

/** A decision as the store takes it, with all that lists and timers say afterwards. */
export function appendOf(
  before: Table | undefined,
  { entries, table }: Decided,
  ports: Pick<HostPorts, 'pace'>,
  { command, isDeserted = false, isAttended = false, snapshot }: Circumstances = {},
): Append {
  const old = before === undefined ? [] : timersOf(before, ports.pace)
  return {
    table: table.id,
    expected: before?.seq ?? 0,
    at: nth(entries, 0).at,
    entries: entries.map(({ entry }) => ({ kind: entry.type, body: JSON.stringify(entry) })),
    ...listedAnew(before, table, { isDeserted, isAttended }),
    timers: timerChanges(old, timersOf(table, ports.pace)),
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(command === undefined ? {} : { command }),
  }
}

/** A game that goes on takes its new place in the lists so often; in between it stays where it is. */
const RELISTED = 600_000

/** What the lists must hear of: where a table stands in them, or no more than whom it waits for. */
function listedAnew(
  before: Table | undefined,
  table: Table,
  attendance: { readonly isDeserted: boolean; readonly isAttended: boolean },
): Pick<Append, 'summary' | 'retouch'> {
  const isKnown = before !== undefined && !isDueAgain(before, table)
  const isAlike = isKnown && isPlacedAlike(before, table)
  // Nearly every move, so it is not even summed up.
  if (isAlike && attendance.isAttended) return {}
  const summary = summaryOf(table, attendance)
  if (!isKnown) return { summary }
  const last = summaryOf(before, attendance)
  if (isAlike) return last.body === summary.body ? {} : { retouch: summary.body }
  return isSame(last, summary) ? {} : { summary }
}

/** Of all that a summary says, only whom the table waits for can have changed. */
function isPlacedAlike(one: Table, other: Table): boolean {
  return (
    one.places === other.places &&
    one.terms === other.terms &&
    one.stage === other.stage &&
    one.ending === other.ending
  )
}

function isSame(one: Summary, other: Summary): boolean {
  const { stage, body, members } = one
  return (
    body === other.body &&
    stage === other.stage &&
    one.public === other.public &&
    members.join(' ') === other.members.join(' ')
  )
}

function isDueAgain(before: Table, table: Table): boolean {
  const spanOf = ({ log }: Table): number => Math.floor((log.at(-1)?.at ?? 0) / RELISTED)
  return spanOf(before) !== spanOf(table)
}

/** Nothing happened at the table: it is only listed from now on, or no longer. */
export function listingChange(
  table: Table,
  at: number,
  attendance: { readonly isDeserted: boolean },
): Append {
  const summary = summaryOf(table, attendance)
  return { table: table.id, expected: table.seq, at, entries: [], summary, timers: [] }
}

/** A table from its last snapshot and what followed, or from its whole log. */
export async function loadTable(
  ports: Pick<HostPorts, 'store' | 'title' | 'breathe'>,
  id: string,
): Promise<Parsed<Table>> {
  const titles: FindTitle = name => ports.title(name)
  const kept = await ports.store.snapshot(id)
  const before = kept && fromSnapshot(kept.body, titles)
  if (before?.ok && before.value.id === id && before.value.seq === kept?.seq) {
    const rest = await readLog(ports, id, before.value.seq)
    if (!rest.ok) return rest
    return parsed(advanceBy(before.value, rest.value))
  }
  const log = await readLog(ports, id, 0)
  return log.ok ? foldBreathing(log.value, titles, breathing(ports)) : log
}

/** Rows that are read and checked in one go. */
const PAGE = 128

export function breathing({ breathe }: Pick<HostPorts, 'breathe'>): () => Promise<void> {
  return breathe ?? (async () => {})
}

/** A page at a time; others are served in between. */
export async function readLog(
  ports: Pick<HostPorts, 'breathe'> & { readonly store: Pick<TableStore, 'read'> },
  table: string,
  after: number,
): Promise<Parsed<Logged[]>> {
  const log: Logged[] = []
  const breathe = breathing(ports)
  for (let last = after; ; ) {
    const rows = await ports.store.read(table, { after: last, limit: PAGE })
    for (const row of rows) {
      const logged = readRow(row)
      if (!logged.ok) return logged
      log.push(logged.value)
    }
    const end = rows.at(-1)
    if (end === undefined || rows.length < PAGE) return parsed(log)
    last = end.seq
    await breathe()
  }
}

/** The table after rows that follow on; undefined if they do not, or cannot be read. */
export function readOn(table: Table, rows: readonly Stored[]): Table | undefined {
  const entries: Logged[] = []
  for (const [at, row] of rows.entries()) {
    const logged = row.seq === table.seq + 1 + at ? readRow(row) : undefined
    if (!logged?.ok) return undefined
    entries.push(logged.value)
  }
  return advanceBy(table, entries)
}
