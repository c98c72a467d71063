import { DatabaseSync } from 'node:sqlite'
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { migrate } from './migrations.ts'
import { type Answer, answerWith, type Sent, unpost } from './post.ts'
import { copyDatabase, databaseFile, versionCopy } from './sqlite-files.ts'
import { prepareWrites, type Write } from './sqlite-writes.ts'

/** The writer's thread. It alone writes, so that no wait for the disk ever stalls the main loop. */

export interface WriterSetup {
  readonly folder: string
  readonly migrations: readonly string[]
  readonly mostPages: number
  readonly patience: number
}

export type ToWriter =
  | { readonly type: 'write'; readonly writes: readonly Sent[] }
  | { readonly type: 'close' }

/** Answers come in the order of the writes; one `committed` is one transaction. */
export type FromWriter =
  | { readonly type: 'ready' }
  | { readonly type: 'committed'; readonly answers: readonly Answer[] }
  /** The disk could not take these; the next may fare better. */
  | { readonly type: 'missed'; readonly count: number; readonly why: string }
  | { readonly type: 'failed'; readonly why: string }

/** Keeps the wait of the first in a batch short when thousands are queued behind it. */
const MOST_IN_BATCH = 256

/** So many pages (of 4 kB) the log holds before they go into the file: what a start reads at most. */
const LOG_PAGES = 16_000
const CACHED_PAGES = 4_000

async function openDatabase(setup: WriterSetup): Promise<DatabaseSync> {
  const { folder, migrations, mostPages, patience } = setup
  const file = databaseFile(folder)
  const database = new DatabaseSync(file, { timeout: patience })
  try {
    // FULL: a commit returns only once its part of the log is on disk.
    database.exec('PRAGMA synchronous = FULL')
    await migrate(database, migrations, version => copyDatabase(file, versionCopy(folder, version)))
    const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode
    if (mode !== 'wal') throw new Error('its disk cannot hold a write-ahead log')
    database.exec('PRAGMA foreign_keys = ON')
    // A page that many commits change goes from the log into the file once; and is not read each time.
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
    database.exec(`PRAGMA cache_size = ${CACHED_PAGES}`)
    database.exec(`PRAGMA max_page_count = ${mostPages}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Group commit: all writes share one transaction and one fsync. A write that turns out to be a
 * mistake is left out and the others are done again without it.
 */
function groupCommit(database: DatabaseSync): (batch: readonly Write[]) => Answer[] {
  const perform = prepareWrites(database)
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  return batch => {
    const mistakes = new Map<Write, string>()
    for (;;) {
      let current: Write | undefined
      try {
        begin.run()
        const answers = batch.map((write): Answer => {
          const mistake = mistakes.get(write)
          if (mistake !== undefined) return { mistake }
          current = write
          return answerWith(perform(write))
        })
        current = undefined
        commit.run()
        return answers
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        if (current === undefined || !isMistake(error)) throw error
        mistakes.set(current, describe(error))
      }
    }
  }
}

/** SQLite's codes for TOOBIG, CONSTRAINT, MISMATCH, RANGE: the data's fault, not the disk's. */
const MISTAKES = new Set([18, 19, 20, 25])

function isMistake(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return true
  return typeof error.errcode === 'number' && MISTAKES.has(error.errcode & 0xff)
}

/** BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN: the cause may go away, and then all is well again. */
const PASSING = new Set([5, 6, 8, 10, 13, 14])

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && PASSING.has(error.errcode & 0xff)
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Does what `port` asks for until it is told to close; a failure is told, and the last thing said. */
export function serveWrites(port: MessagePort, setup: WriterSetup): void {
  serve(port, setup).catch((error: unknown) => {
    port.postMessage({ type: 'failed', why: describe(error) } satisfies FromWriter)
    port.close()
  })
}

async function serve(port: MessagePort, setup: WriterSetup): Promise<void> {
  const tell = (message: FromWriter): void => port.postMessage(message)
  const database = await openDatabase(setup)
  const commit = groupCommit(database)
  const waiting: Write[] = []
  let closing = false
  const commitSome = (): void => {
    const batch = waiting.splice(0, MOST_IN_BATCH)
    try {
      tell({ type: 'committed', answers: commit(batch) })
    } catch (error) {
      if (!isPassing(error)) throw error
      tell({ type: 'missed', count: batch.length, why: describe(error) })
    }
  }
  const take = (message: ToWriter): void => {
    if (message.type === 'write') waiting.push(...message.writes.map(unpost))
    else closing = true
  }
  port.on('message', (first: ToWriter) => {
    take(first)
    try {
      do {
        // Whatever arrived during the last fsync shares the next one.
        for (;;) {
          const more = receiveMessageOnPort(port)
          if (more === undefined) break
          take(more.message)
        }
        if (waiting.length > 0) commitSome()
      } while (waiting.length > 0)
    } catch (error) {
      tell({ type: 'failed', why: describe(error) })
      closing = true
    }
    if (!closing) return
    database.close()
    port.close()
  })
  tell({ type: 'ready' })
}
