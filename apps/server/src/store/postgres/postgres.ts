import { nth } from '@adit/kernel'
import { admit } from '@adit/table'
import { Client, type QueryConfig, type QueryResultRow } from 'pg'
import { Away, type ColdStore, type SharedStore } from '../shared.ts'
import { coldIn } from './cold.ts'
import { configOf, isPassing, Line } from './line.ts'
import { checkVersion, migrate } from './migrate.ts'
import { WriteQueue } from './queue.ts'
import { asIdentity, asLinked, asListed, asPasskey, asSession, asTimer, queries } from './reads.ts'
import { unstow } from './text.ts'
import { writes } from './writes.ts'

export interface PostgresSettings {
  readonly url: string
  /** Shown in the database's list of connections. */
  readonly name?: string
  /** Beyond so many waiting writes an append is answered `busy` and any other write rejected. */
  readonly mostWaiting?: number
  /** Milliseconds for one statement; a database that takes longer is taken for gone. */
  readonly patience?: number
  /** Milliseconds to wait at the start for a database that is on its way up. */
  readonly wait?: number
  /** Milliseconds in which a node that starts waits for answers, should the database go away again. */
  readonly starting?: number
  /** The database was away for so many milliseconds and is back. */
  readonly healed?: (down: number) => void
}

export interface PostgresStore extends SharedStore, ColdStore {
  counts(): {
    readonly writes: number
    readonly commits: number
    readonly waiting: number
    /** Why the store cannot be written to now. */
    readonly ailing?: string
  }
}

const MOST_WAITING = 4_096
const WAIT = 300_000
/** Reads under way at once: a dead node's tables come back together, and none should wait for a round trip. */
const READS = 16

/**
 * One connection writes and one reads. Each write is one statement and so one transaction; the
 * answer comes after the commit, so every read that begins later sees it.
 */
export async function openPostgresStore(settings: PostgresSettings): Promise<PostgresStore> {
  const { url, name = 'adit', patience, wait = WAIT, starting = 0, healed } = settings
  const line = { url, starting, ...(patience === undefined ? {} : { patience }) }
  let isAdmitted = false
  const writing = new Line({
    ...line,
    name: `${name} writes`,
    // Once: a node that plays goes on while the database is migrated for those that follow it.
    async admit(client) {
      if (!isAdmitted) await checkVersion(client)
      isAdmitted = true
    },
    ...(healed && { healed }),
  })
  const reading = new Line({ ...line, name: `${name} reads`, lanes: READS })
  await writing.open(wait)
  await reading.open(wait)
  const queue = new WriteQueue(writing, settings.mostWaiting ?? MOST_WAITING)
  const read: Line['query'] = async query => {
    queue.check()
    for (;;) {
      try {
        return await reading.query(query)
      } catch (error) {
        if (!isPassing(error)) throw error
        // Nothing was changed: it can be asked again, by whoever wanted it or, at the start, at once.
        if (!reading.isPatient) throw new Away('store: the database went away')
      }
    }
  }

  const all = async <One>(query: QueryConfig, as: (row: QueryResultRow) => One): Promise<One[]> =>
    (await read(query)).map(as)
  const first = async <One>(
    query: QueryConfig,
    as: (row: QueryResultRow) => One,
  ): Promise<One | undefined> => (await all(query, as))[0]

  return {
    ...coldIn(read, query => queue.ask(query)),
    append: async given => queue.append(admit.admitAppend(given)),
    async read(table, { after = 0, limit } = {}) {
      const query = queries.entries(
        admit.admitWord('table', table),
        admit.admitNumber('after', after),
        admit.admitLimit(limit),
      )
      return all(query, asLinked)
    },
    async tables({ after, limit } = {}) {
      const start = after === undefined ? '' : admit.admitWord('table', after)
      return all(queries.tables(start, admit.admitLimit(limit)), ({ id }) => id)
    },
    async answered(command) {
      const { client, id } = admit.admitCommand(command)
      return first(queries.answer(client, id), row => unstow(row.answer))
    },
    async head(table) {
      return first(queries.head(admit.admitWord('table', table)), row => ({
        seq: row.seq,
        hash: row.hash,
      }))
    },
    async snapshot(table) {
      return first(queries.snapshot(admit.admitWord('table', table)), row => ({
        seq: row.seq,
        body: unstow(row.body),
      }))
    },
    async owned(owner) {
      return nth(await read(queries.owned(admit.admitWord('owner', owner))), 0).count
    },
    async stale(stage, before, limit) {
      const query = queries.stale(
        admit.admitStage(stage),
        admit.admitNumber('before', before),
        admit.admitLimit(limit),
      )
      return all(query, asListed)
    },
    async remove(table, seq) {
      const query = writes.remove(admit.admitWord('table', table), admit.admitNumber('seq', seq))
      return nth(await queue.ask(query), 0).removed
    },
    // The database packs long texts by itself: this only says that the table was looked at.
    async pack(table, seq) {
      const query = writes.pack(admit.admitWord('table', table), admit.admitNumber('seq', seq))
      return (await queue.ask(query)).length > 0
    },
    async summary(table) {
      return first(queries.summary(admit.admitWord('table', table)), asListed)
    },
    async summaries(filter, { after, limit } = {}) {
      const cursor = after && admit.admitCursor(after)
      const query = queries.summaries(admit.admitFilter(filter), cursor, admit.admitLimit(limit))
      return all(query, asListed)
    },
    async dueTimers(now, limit) {
      const query = queries.due(admit.admitNumber('now', now), admit.admitLimit(limit))
      return all(query, asTimer)
    },
    async nextDue() {
      const { due } = nth(await read(queries.next()), 0)
      return due ?? undefined
    },
    async putIdentity(identity) {
      await queue.ask(writes.putIdentity(admit.admitIdentity(identity)))
    },
    async identity(id) {
      return first(queries.identity(admit.admitWord('identity', id)), asIdentity)
    },
    async seeIdentity(id, seen) {
      const query = writes.seeIdentity(
        admit.admitWord('identity', id),
        admit.admitNumber('seen', seen),
      )
      await queue.ask(query)
    },
    async removeIdentity(id) {
      await queue.ask(writes.removeIdentity(admit.admitWord('identity', id)))
    },
    async staleIdentities(before, limit) {
      const query = queries.staleIdentities(
        admit.admitNumber('before', before),
        admit.admitLimit(limit),
      )
      return all(query, ({ id }) => id)
    },
    async putSession(session) {
      await queue.ask(writes.putSession(admit.admitSession(session)))
    },
    async session(id) {
      return first(queries.session(admit.admitWord('session', id)), asSession)
    },
    async sessions(identity) {
      return all(queries.sessions(admit.admitWord('identity', identity)), asSession)
    },
    async endSession(id) {
      await queue.ask(writes.endSession(admit.admitWord('session', id)))
    },
    async putPasskey(passkey) {
      return (await queue.ask(writes.putPasskey(admit.admitPasskey(passkey)))).length === 1
    },
    async passkey(id) {
      return first(queries.passkey(admit.admitWord('passkey', id)), asPasskey)
    },
    async passkeys(identity) {
      return all(queries.passkeys(admit.admitWord('identity', identity)), asPasskey)
    },
    async usePasskey(id, counter, used) {
      const query = writes.usePasskey(
        admit.admitWord('passkey', id),
        admit.admitNumber('counter', counter),
        admit.admitNumber('used', used),
      )
      return (await queue.ask(query)).length === 1
    },
    async removePasskey(id) {
      await queue.ask(writes.removePasskey(admit.admitWord('passkey', id)))
    },
    async putChallenge(challenge) {
      return (await queue.ask(writes.putChallenge(admit.admitChallenge(challenge)))).length === 1
    },
    async takeChallenge(challenge, now) {
      const word = admit.admitWord('challenge', challenge)
      const query = writes.takeChallenge(word, admit.admitNumber('now', now))
      return (await queue.ask(query)).at(0)?.purpose
    },
    async note({ at, ...entry }) {
      const when = admit.admitNumber('at', at)
      return nth(await queue.ask(writes.note({ ...admit.admitEntry(entry), at: when })), 0).seq
    },
    async notes({ after = 0, limit } = {}) {
      const query = queries.notes(admit.admitNumber('after', after), admit.admitLimit(limit))
      return all(query, asLinked)
    },
    async putCode(code) {
      return (await queue.ask(writes.putCode(admit.admitCode(code)))).length === 1
    },
    async takeCode(code, now) {
      const query = writes.takeCode(admit.admitWord('code', code), admit.admitNumber('now', now))
      return (await queue.ask(query)).at(0)?.identity
    },
    async meta(key) {
      return first(queries.meta(admit.admitWord('key', key)), row => unstow(row.value))
    },
    async setMeta(key, value) {
      await queue.ask(writes.setMeta(admit.admitWord('key', key), admit.admitText('value', value)))
    },
    async keepMeta(key, value) {
      const query = writes.keepMeta(admit.admitWord('key', key), admit.admitText('value', value))
      return unstow(nth(await queue.ask(query), 0).value)
    },
    async sweep(before, limit) {
      const until = admit.admitNumber('before', before)
      const most = admit.admitLimit(limit)
      // Of buckets nobody counts how many went.
      const [, ...swept] = await Promise.all([
        queue.ask(writes.sweepRates(until, most)),
        queue.ask(writes.sweepCommands(until, most)),
        queue.ask(writes.sweepCodes(until, most)),
        queue.ask(writes.sweepSessions(until, most)),
        queue.ask(writes.sweepChallenges(until, most)),
      ])
      return swept.reduce((sum, rows) => sum + rows.length, 0)
    },

    async heads(tables) {
      const rows = await read(queries.heads(tables.map(one => admit.admitWord('table', one))))
      return new Map(rows.map(({ id, head }) => [id, head]))
    },
    async claimTimers(now, until, limit) {
      const query = writes.claimTimers(
        admit.admitNumber('now', now),
        admit.admitNumber('until', until),
        admit.admitLimit(limit),
      )
      return (await queue.ask(query)).map(asTimer)
    },
    async take(kind, caller, rate, now) {
      const query = writes.take(admit.admitWord('kind', kind), caller, rate, now)
      return (await queue.ask(query)).length === 1
    },
    async sign(node, at, isDeaf) {
      await queue.ask(writes.sign(node, at, isDeaf))
    },
    async nodes(since) {
      return all(queries.nodes(since), ({ name, deaf: isDeaf }) => ({ name, isDeaf }))
    },
    async time() {
      return nth(await read(queries.time()), 0).time
    },
    counts: () => ({
      ...queue.counts,
      ...(writing.isUp && reading.isUp ? {} : { ailing: 'the database is away' }),
    }),
    async close() {
      await queue.close()
      await Promise.all([writing.close(), reading.close()])
    },
  }
}

/** `adit db migrate`: makes the tables, or brings them to the newest version. */
export async function migrateDatabase(
  url: string,
): Promise<{ readonly from: number; readonly to: number }> {
  const client = new Client(configOf(url, 'adit migrates'))
  await client.connect()
  try {
    return await migrate(client)
  } finally {
    await client.end()
  }
}
