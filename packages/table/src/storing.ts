import { canonical, type Parsed, parsed } from '@adit/kernel'
import type { Decided } from './draft.ts'
import { type Logged, readRow } from './entries.ts'
import { summaryOf } from './lists.ts'
import type { Append, Appended, HostPorts } from './ports.ts'
import type { Table } from './table.ts'
import { timerChanges, timersOf } from './timers.ts'

/** A write that fails is told apart from one that was declined: it may have happened all the same. */
export async function store(
  append: Append,
  ports: HostPorts,
): Promise<Appended | { readonly outcome: 'failed' }> {
  try {
    return await ports.store.append(append)
  } catch (error) {
    ports.trouble(error)
    return { outcome: 'failed' }
  }
}

/** A decision as the store takes it, with all that lists and timers say afterwards. */
export function appendOf(
  before: Table | undefined,
  { entries, table }: Decided,
  ports: HostPorts,
  command?: Append['command'],
): Append {
  const old = before === undefined ? [] : timersOf(before, ports.pace)
  const summary = summaryOf(table)
  const listed = before !== undefined && canonical(summaryOf(before)) === canonical(summary)
  return {
    table: table.id,
    expected: before?.seq ?? 0,
    at: entries[0].at,
    entries: entries.map(({ entry }) => ({ kind: entry.type, body: JSON.stringify(entry) })),
    ...(listed ? {} : { summary }),
    timers: timerChanges(old, timersOf(table, ports.pace)),
    ...(command === undefined ? {} : { command }),
  }
}

/** The store gives a page at a time. */
export async function readLog(
  { store }: HostPorts,
  table: string,
  after: number,
): Promise<Parsed<Logged[]>> {
  const log: Logged[] = []
  for (let last = after; ; ) {
    const rows = await store.read(table, { after: last })
    for (const row of rows) {
      const logged = readRow(row)
      if (!logged.ok) return logged
      log.push(logged.value)
    }
    if (rows.length === 0) return parsed(log)
    last = rows[rows.length - 1].seq
  }
}
