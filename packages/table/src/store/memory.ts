import * as admit from './admit.ts'
import { linkAll, NO_LINK } from './chain.ts'
import { openMemoryPeople } from './memory-people.ts'
import { compare } from './order.ts'
import type {
  Append,
  Appended,
  Cursor,
  Filter,
  Linked,
  Listed,
  Snapshot,
  Store,
  StoredTimer,
} from './store.ts'

/** What is kept of one table. */
export interface Kept {
  readonly log: Linked[]
  readonly timers: Map<string, StoredTimer>
  listed?: Listed
  snapshot?: Snapshot
  isPacked?: boolean
}

/**
 * A store that ends with its process: for tests and for play without a server. Tests look into
 * `tables`, which nobody else has.
 */
export function openMemoryStore(tables = new Map<string, Kept>()): Store {
  const commands = new Map<string, { readonly answer: string; readonly at: number }>()
  let closed = false

  const check = (): void => {
    if (closed) throw new Error('store: closed')
  }
  const people = openMemoryPeople(check, identity => {
    for (const table of tables.values()) {
      if (!table.listed?.members.includes(identity)) continue
      const members = table.listed.members.filter(member => member !== identity)
      table.listed = { ...table.listed, members }
    }
  })

  return {
    ...people.store,

    async append(given) {
      check()
      const append = admit.admitAppend(given)
      const key = append.command && commandKey(append.command)
      const done = key === undefined ? undefined : commands.get(key)
      if (done !== undefined) return { outcome: 'repeated', answer: done.answer }
      const appended = appendTo(tables, append)
      if (key !== undefined && append.command && appended.outcome === 'appended') {
        commands.set(key, { answer: append.command.answer, at: append.at })
      }
      return appended
    },

    async read(table, { after = 0, limit } = {}) {
      check()
      const first = admit.admitNumber('after', after)
      const log = tables.get(admit.admitWord('table', table))?.log ?? []
      return log.slice(first, first + admit.admitLimit(limit))
    },

    async snapshot(table) {
      check()
      return tables.get(admit.admitWord('table', table))?.snapshot
    },

    async head(table) {
      check()
      const last = tables.get(admit.admitWord('table', table))?.log.at(-1)
      return last && { seq: last.seq, hash: last.hash }
    },

    async tables({ after, limit } = {}) {
      check()
      const start = after === undefined ? '' : admit.admitWord('table', after)
      const ids = [...tables.keys()].filter(id => id > start).sort()
      return ids.slice(0, admit.admitLimit(limit))
    },

    async answered(command) {
      check()
      return commands.get(commandKey(admit.admitCommand(command)))?.answer
    },

    async summary(table) {
      check()
      return tables.get(admit.admitWord('table', table))?.listed
    },

    async summaries(given, { after, limit } = {}) {
      check()
      const filter = admit.admitFilter(given)
      const cursor = after && admit.admitCursor(after)
      return [...tables.values()]
        .flatMap(({ listed }) => (listed && fits(listed, filter) ? [listed] : []))
        .filter(listed => cursor === undefined || latestFirst(cursor, listed) < 0)
        .sort(latestFirst)
        .slice(0, admit.admitLimit(limit))
    },

    async dueTimers(now, limit) {
      check()
      const latest = admit.admitNumber('now', now)
      const due = timersOf(tables).filter(timer => timer.due <= latest)
      return due.sort(longestDueFirst).slice(0, admit.admitLimit(limit))
    },

    async nextDue() {
      check()
      return timersOf(tables).sort(longestDueFirst).at(0)?.due
    },

    async owned(owner) {
      check()
      const id = admit.admitWord('owner', owner)
      const isOwn = ({ listed }: Kept): boolean =>
        listed !== undefined && listed.owner === id && listed.stage !== 'finished'
      return [...tables.values()].filter(isOwn).length
    },

    async stale(given, before, limit) {
      check()
      const stage = admit.admitStage(given)
      const until = admit.admitNumber('before', before)
      return [...tables.values()]
        .flatMap(({ listed, isPacked }) =>
          listed?.stage === stage && listed.updated < until && isPacked !== true ? [listed] : [],
        )
        .sort((one, other) => latestFirst(other, one))
        .slice(0, admit.admitLimit(limit))
    },

    async remove(table, given) {
      check()
      const seq = admit.admitNumber('seq', given)
      if (tables.get(admit.admitWord('table', table))?.log.length !== seq) return false
      return tables.delete(table)
    },

    // Nothing is saved by packing what lies in memory.
    async pack(table, given) {
      check()
      const seq = admit.admitNumber('seq', given)
      const kept = tables.get(admit.admitWord('table', table))
      if (kept?.log.length !== seq) return false
      kept.isPacked = true
      return true
    },

    async sweep(before, limit) {
      check()
      const until = admit.admitNumber('before', before)
      const most = admit.admitLimit(limit)
      return (
        forget(commands, ({ at }) => at < until, most) +
        forget(people.codes, ({ expires }) => expires < until, most) +
        forget(people.challenges, ({ expires }) => expires < until, most) +
        forget(people.sessions, ({ expires }) => expires < until, most)
      )
    },

    async close() {
      closed = true
    },
  }
}

function appendTo(tables: Map<string, Kept>, append: Append): Appended {
  const table: Kept = tables.get(append.table) ?? { log: [], timers: new Map() }
  if (table.log.length !== append.expected) return { outcome: 'conflict', seq: table.log.length }
  if (table.log.length + append.entries.length === 0) throw new Error('store: no first entry')
  const head = { seq: append.expected, hash: table.log.at(-1)?.hash ?? NO_LINK }
  table.log.push(...linkAll(head, append.table, append.at, append.entries))
  if (append.summary) {
    table.listed = { ...append.summary, table: append.table, updated: append.at }
    table.isPacked = false
  }
  if (append.retouch !== undefined && table.listed !== undefined) {
    table.listed = { ...table.listed, body: append.retouch }
  }
  for (const change of append.timers ?? []) {
    if ('clear' in change) table.timers.delete(change.clear)
    else {
      const { set: name, due, body } = change
      table.timers.set(name, { table: append.table, name, due, body })
    }
  }
  if (append.snapshot !== undefined) {
    table.snapshot = { seq: table.log.length, body: append.snapshot }
  }
  tables.set(append.table, table)
  return { outcome: 'appended', seq: table.log.length }
}

/** Words hold no spaces, so two different pairs never share a key. */
function commandKey({ client, id }: { readonly client: string; readonly id: string }): string {
  return `${client} ${id}`
}

/** Whether a table stands in this list. */
export function fits(listed: Listed, filter: Filter): boolean {
  if (listed.stage !== filter.stage) return false
  return 'member' in filter ? listed.members.includes(filter.member) : listed.public
}

/** The order of lists. */
export function latestFirst(a: Cursor, b: Cursor): number {
  return b.updated - a.updated || compare(b.table, a.table)
}

function timersOf(tables: ReadonlyMap<string, Kept>): StoredTimer[] {
  return [...tables.values()].flatMap(({ timers }) => Array.from(timers.values()))
}

function longestDueFirst(a: StoredTimer, b: StoredTimer): number {
  return a.due - b.due || compare(a.table, b.table) || compare(a.name, b.name)
}

function forget<Value>(kept: Map<string, Value>, is: (value: Value) => boolean, most: number) {
  let forgotten = 0
  for (const [key, value] of kept) {
    if (forgotten === most) break
    if (!is(value)) continue
    kept.delete(key)
    forgotten++
  }
  return forgotten
}
