import type { Append, Appended, CommandKey, Stored } from '@adit/table'
import { type Kept, keyOf, type LocalStore, MemoryStore } from './store.ts'

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
export async function openStore(name: string): Promise<LocalStore> {
  try {
    const database = await openDatabase(name)
    await forgetOldest(database)
    return new KeptStore(database)
  } catch {
    return new MemoryStore()
  }
}

/**
 * Tables in IndexedDB. Every append is one transaction that checks the number it expects, so two
 * windows on the same table cannot both write the next entry.
 */
class KeptStore implements LocalStore {
  readonly #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  async append({ table, expected, at, entries, summary, command }: Append): Promise<Appended> {
    const transaction = this.#database.transaction([ENTRIES, TABLES, ANSWERS], 'readwrite')
    const finished = completion(transaction)
    // A request that fails is thrown below; the same failure must not be reported a second time.
    finished.catch(() => undefined)
    const log = transaction.objectStore(ENTRIES)
    const answers = transaction.objectStore(ANSWERS)
    const earlier = command && (await result(answers.get(keyOf(command))))
    if (typeof earlier === 'string') return { outcome: 'repeated', answer: earlier }
    const seq = await result(log.count(wholeLog(table)))
    if (seq !== expected) return { outcome: 'conflict', seq }
    for (const [nth, { kind, body }] of entries.entries()) {
      log.put({ table, seq: seq + nth + 1, at, kind, body } satisfies Row)
    }
    if (summary !== undefined) {
      transaction.objectStore(TABLES).put({ ...summary, table, updated: at } satisfies Kept)
    }
    if (command !== undefined) answers.put(command.answer, keyOf(command))
    await finished
    return { outcome: 'appended', seq: seq + entries.length }
  }

  async read(table: string, { after = 0 }: { after?: number } = {}): Promise<readonly Stored[]> {
    const log = this.#database.transaction(ENTRIES).objectStore(ENTRIES)
    const rows: Row[] = await result(log.getAll(wholeLog(table, after + 1)))
    return rows.map(({ seq, at, kind, body }) => ({ seq, at, kind, body }))
  }

  async answered(command: CommandKey): Promise<string | undefined> {
    const answers = this.#database.transaction(ANSWERS).objectStore(ANSWERS)
    const answer: unknown = await result(answers.get(keyOf(command)))
    return typeof answer === 'string' ? answer : undefined
  }

  list(): Promise<readonly Kept[]> {
    return listTables(this.#database)
  }
}

function listTables(database: IDBDatabase): Promise<Kept[]> {
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
