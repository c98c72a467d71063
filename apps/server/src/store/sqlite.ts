import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '@adit/table/store'
import { admit } from '@adit/table/store'
import { existsAlready } from '../fault.ts'
import { text } from './columns.ts'
import { migrations } from './migrations.ts'
import { claimFolder, copyDatabase, databaseFile, syncPath } from './sqlite-files.ts'
import { type Counts, startQueue } from './sqlite-queue.ts'
import { prepareReads } from './sqlite-reads.ts'

export interface SqliteSettings {
  /** Made if it does not exist. */
  readonly folder: string
  /** Beyond so many waiting writes an append is answered `busy` and any other write rejected. */
  readonly mostWaiting?: number
  /** Of 4096 bytes each. A write that needs more fails as it does on a full disk. */
  readonly mostPages?: number
  /** Milliseconds to wait for a file that another process holds. */
  readonly patience?: number
  /** Tests bring histories of their own. */
  readonly migrations?: readonly string[]
}

export interface SqliteStore extends Store {
  /** Copies the database as of now into a file that must not exist yet. Play goes on meanwhile. */
  backup(to: string): Promise<void>
  /** What SQLite finds wrong with the file; nothing if it is whole. Reads all of it: not in play. */
  complaints(): Promise<readonly string[]>
  counts(): Counts
}

/**
 * One file in WAL mode. Writes go to a thread of their own and share commits; reads are answered
 * here, from a connection that cannot write: each is short, and a commit is visible to it before
 * the writer even says so.
 */
export async function openSqliteStore(settings: SqliteSettings): Promise<SqliteStore> {
  const { folder, mostWaiting = 4096, mostPages = 0x7fff_ffff, patience = 5_000 } = settings
  const file = databaseFile(folder)
  await claimFolder(folder)
  const setup = { folder, migrations: settings.migrations ?? migrations, mostPages, patience }
  const queue = await startQueue(setup, mostWaiting)
  const reader = await openReader(folder).catch(async (error: unknown) => {
    await queue.close()
    throw error
  })
  const reads = prepareReads(reader)

  const up = (): typeof reads => {
    queue.check()
    return reads
  }
  const send: typeof queue.send = write => {
    queue.check()
    if (queue.isFull()) throw new Error(`store: busy, ${mostWaiting} writes are waiting`)
    return queue.send(write)
  }

  return {
    async append(given) {
      queue.check()
      const append = admit.admitAppend(given)
      return queue.isFull() ? { outcome: 'busy' } : queue.send({ kind: 'append', append })
    },
    async read(table, { after = 0, limit } = {}) {
      return up().entries(
        admit.admitWord('table', table),
        admit.admitNumber('after', after),
        admit.admitLimit(limit),
      )
    },
    async snapshot(table) {
      return up().snapshot(admit.admitWord('table', table))
    },
    async head(table) {
      return up().head(admit.admitWord('table', table))
    },
    async owned(owner) {
      return up().owned(admit.admitWord('owner', owner))
    },
    async stale(stage, before, limit) {
      const until = admit.admitNumber('before', before)
      return up().stale(admit.admitStage(stage), until, admit.admitLimit(limit))
    },
    remove: async (table, seq) =>
      send({
        kind: 'remove',
        table: admit.admitWord('table', table),
        seq: admit.admitNumber('seq', seq),
      }),
    pack: async (table, seq) =>
      send({
        kind: 'pack',
        table: admit.admitWord('table', table),
        seq: admit.admitNumber('seq', seq),
      }),
    async tables({ after, limit } = {}) {
      const start = after === undefined ? '' : admit.admitWord('table', after)
      return up().tables(start, admit.admitLimit(limit))
    },
    async answered(command) {
      return up().answer(admit.admitCommand(command))
    },
    async summary(table) {
      return up().summary(admit.admitWord('table', table))
    },
    async summaries(filter, { after, limit } = {}) {
      const cursor = after && admit.admitCursor(after)
      return up().summaries(admit.admitFilter(filter), cursor, admit.admitLimit(limit))
    },
    async dueTimers(now, limit) {
      return up().due(admit.admitNumber('now', now), admit.admitLimit(limit))
    },
    async nextDue() {
      return up().next()
    },
    putIdentity: async identity =>
      send({ kind: 'putIdentity', identity: admit.admitIdentity(identity) }),
    async identity(id) {
      return up().identity(admit.admitWord('identity', id))
    },
    seeIdentity: async (id, seen) =>
      send({
        kind: 'seeIdentity',
        id: admit.admitWord('identity', id),
        seen: admit.admitNumber('seen', seen),
      }),
    removeIdentity: async id =>
      send({ kind: 'removeIdentity', id: admit.admitWord('identity', id) }),
    async staleIdentities(before, limit) {
      return up().staleIdentities(admit.admitNumber('before', before), admit.admitLimit(limit))
    },
    putSession: async session => send({ kind: 'putSession', session: admit.admitSession(session) }),
    async session(id) {
      return up().session(admit.admitWord('session', id))
    },
    async sessions(identity) {
      return up().sessions(admit.admitWord('identity', identity))
    },
    endSession: async id => send({ kind: 'endSession', id: admit.admitWord('session', id) }),
    putPasskey: async passkey => send({ kind: 'putPasskey', passkey: admit.admitPasskey(passkey) }),
    async passkey(id) {
      return up().passkey(admit.admitWord('passkey', id))
    },
    async passkeys(identity) {
      return up().passkeys(admit.admitWord('identity', identity))
    },
    usePasskey: async (id, counter, used) =>
      send({
        kind: 'usePasskey',
        id: admit.admitWord('passkey', id),
        counter: admit.admitNumber('counter', counter),
        used: admit.admitNumber('used', used),
      }),
    removePasskey: async id => send({ kind: 'removePasskey', id: admit.admitWord('passkey', id) }),
    putChallenge: async challenge =>
      send({ kind: 'putChallenge', challenge: admit.admitChallenge(challenge) }),
    takeChallenge: async (challenge, now) =>
      send({
        kind: 'takeChallenge',
        challenge: admit.admitWord('challenge', challenge),
        now: admit.admitNumber('now', now),
      }),
    note: async ({ at, ...entry }) =>
      send({ kind: 'note', at: admit.admitNumber('at', at), entry: admit.admitEntry(entry) }),
    async notes({ after = 0, limit } = {}) {
      return up().notes(admit.admitNumber('after', after), admit.admitLimit(limit))
    },
    putCode: async code => send({ kind: 'putCode', code: admit.admitCode(code) }),
    takeCode: async (code, now) =>
      send({
        kind: 'takeCode',
        code: admit.admitWord('code', code),
        now: admit.admitNumber('now', now),
      }),
    async meta(key) {
      return up().meta(admit.admitWord('key', key))
    },
    setMeta: async (key, value) =>
      send({
        kind: 'setMeta',
        key: admit.admitWord('key', key),
        value: admit.admitText('value', value),
      }),
    keepMeta: async (key, value) =>
      send({
        kind: 'keepMeta',
        key: admit.admitWord('key', key),
        value: admit.admitText('value', value),
      }),
    sweep: async (before, limit) =>
      send({
        kind: 'sweep',
        before: admit.admitNumber('before', before),
        limit: admit.admitLimit(limit),
      }),

    async backup(to) {
      queue.check()
      const taken = await stat(to).catch(() => undefined)
      if (taken !== undefined) throw existsAlready(to)
      await copyDatabase(file, to)
    },
    async complaints() {
      queue.check()
      return complaintsOf(reader)
    },
    counts: queue.counts,
    async close() {
      // The last connection to close tidies the log away, and only the writer's may.
      if (reader.isOpen) reader.close()
      await queue.close()
    },
  }
}

async function openReader(folder: string): Promise<DatabaseSync> {
  await syncPath(folder)
  return new DatabaseSync(databaseFile(folder), { readOnly: true })
}

function complaintsOf(database: DatabaseSync): string[] {
  try {
    const found = database.prepare('PRAGMA integrity_check').all()
    return found.map(row => text(row.integrity_check)).filter(line => line !== 'ok')
  } catch (error) {
    // A file can be too broken even to be examined.
    return [error instanceof Error ? error.message : String(error)]
  }
}
