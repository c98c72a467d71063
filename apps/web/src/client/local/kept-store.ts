import {
  type Append,
  type Appended,
  admit,
  type CommandKey,
  type Cursor,
  type Filter,
  fits,
  type Listed,
  type ListedStore,
  latestFirst,
  openMemoryStore,
  type Page,
  type Stored,
} from '@adit/table'

const ENTRIES = 'entries'
const TABLES = 'tables'
const ANSWERS = 'answers'
/** More tables than this and the oldest are forgotten. */
const MOST_TABLES = 60

/** One row of the log as the browser's database has it. */
interface Row extends Stored {
  readonly table: string
}

/** The device's own database, or memory where there is none (some private windows). */
export async function openStore(name: string): Promise<ListedStore> {
  try {
    const database = await openDatabase(name)
    await forgetOldest(database)
    return new KeptStore(database)
  } catch {
    return openMemoryStore()
  }
}

/**
 * Tables in IndexedDB. Every append is one transaction that checks the number it expects, so two
 * windows on the same table cannot both write the next entry.
 */
class KeptStore implements ListedStore {
  readonly #database: IDBDatabase
  #isClosed = false

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  async append(given: Append): Promise<Appended> {
    const { table, expected, at, entries, summary, retouch, command } = admit.admitAppend(given)
    const [transaction, finished] = this.#begin()
    const log = transaction.objectStore(ENTRIES)
    const answers = transaction.objectStore(ANSWERS)
    const earlier = command && (await result(answers.get(keyOf(command))))
    if (typeof earlier === 'string') return { outcome: 'repeated', answer: earlier }
    const seq = await result(log.count(wholeLog(table)))
    if (seq !== expected) return { outcome: 'conflict', seq }
    if (seq + entries.length === 0) throw new Error('store: no first entry')
    for (const [nth, { kind, body }] of entries.entries()) {
      log.put({ table, seq: seq + nth + 1, at, kind, body } satisfies Row)
    }
    if (summary !== undefined) {
      transaction.objectStore(TABLES).put({ ...summary, table, updated: at } satisfies Listed)
    }
    if (retouch !== undefined) {
      const tables = transaction.objectStore(TABLES)
      const listed: Listed | undefined = await result(tables.get(table))
      if (listed !== undefined) tables.put({ ...listed, body: retouch } satisfies Listed)
    }
    if (command !== undefined) answers.put(command.answer, keyOf(command))
    await finished
    return { outcome: 'appended', seq: seq + entries.length }
  }

  async read(table: string, { after = 0, limit }: Page<number> = {}): Promise<readonly Stored[]> {
    const first = admit.admitNumber('after', after) + 1
    const most = admit.admitLimit(limit)
    const range = wholeLog(admit.admitWord('table', table), first)
    const rows: Row[] = await result(this.#store(ENTRIES).getAll(range, most))
    return rows.map(({ seq, at, kind, body }) => ({ seq, at, kind, body }))
  }

  /** Games alone are short: they are made from their entries. */
  async snapshot(): Promise<undefined> {
    return undefined
  }

  async answered(command: CommandKey): Promise<string | undefined> {
    const key = keyOf(admit.admitCommand(command))
    const answer: unknown = await result(this.#store(ANSWERS).get(key))
    return typeof answer === 'string' ? answer : undefined
  }

  async summary(table: string): Promise<Listed | undefined> {
    return result(this.#store(TABLES).get(admit.admitWord('table', table)))
  }

  async summaries(given: Filter, { after, limit }: Page<Cursor> = {}): Promise<readonly Listed[]> {
    const filter = admit.admitFilter(given)
    const cursor = after && admit.admitCursor(after)
    const most = admit.admitLimit(limit)
    this.#check()
    const listed = await listTables(this.#database)
    return listed
      .filter(one => fits(one, filter) && (cursor === undefined || latestFirst(cursor, one) < 0))
      .sort(latestFirst)
      .slice(0, most)
  }

  /** What was asked for is finished by the browser before the database closes. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#database.close()
  }

  #check(): void {
    if (this.#isClosed) throw new Error('store: closed')
  }

  #store(name: string): IDBObjectStore {
    this.#check()
    return this.#database.transaction(name).objectStore(name)
  }

  /** A request that fails is thrown by whoever made it; the same failure is not reported twice. */
  #begin(): [IDBTransaction, Promise<void>] {
    this.#check()
    const transaction = this.#database.transaction([ENTRIES, TABLES, ANSWERS], 'readwrite')
    const finished = completion(transaction)
    finished.catch(() => undefined)
    return [transaction, finished]
  }
}

function keyOf({ client, id }: CommandKey): string {
  return JSON.stringify([client, id])
}

function listTables(database: IDBDatabase): Promise<Listed[]> {
  return result(database.transaction(TABLES).objectStore(TABLES).getAll())
}

/** Old tables, and answers to commands of pages that are gone. */
async function forgetOldest(database: IDBDatabase): Promise<void> {
  const kept = await listTables(database)
  const oldest = kept.sort((one, other) => other.updated - one.updated).slice(MOST_TABLES)
  const transaction = database.transaction([ENTRIES, TABLES, ANSWERS], 'readwrite')
  transaction.objectStore(ANSWERS).clear()
  for (const { table } of oldest) {
    transaction.objectStore(TABLES).delete(table)
    transaction.objectStore(ENTRIES).delete(wholeLog(table))
  }
  await completion(transaction)
}

function wholeLog(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER])
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    const database = request.result
    database.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] })
    database.createObjectStore(TABLES, { keyPath: 'table' })
    database.createObjectStore(ANSWERS)
  })
  return result(request)
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not stored')))
  })
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () =>
      reject(transaction.error ?? new Error('not stored')),
    )
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
  })
}
