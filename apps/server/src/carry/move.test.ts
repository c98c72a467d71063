import { DatabaseSync } from 'node:sqlite'
import { readRows, type Store } from '@adit/table'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { generous } from '../../trial/generous.ts'
import { playOut } from '../../trial/play.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { describeWithPostgres } from '../../trial/servers/tests.ts'
import { checkStore } from '../check-store.ts'
import { check } from '../database.ts'
import { startServer } from '../server.ts'
import { openPostgresStore } from '../store/postgres/postgres.ts'
import { openSqliteStore } from '../store/sqlite.ts'
import { databaseFile } from '../store/sqlite-files.ts'
import { temporaryFolders } from '../store/temporary.ts'
import { backupShared, moveToPostgres, moveToSqlite, restoreShared } from './move.ts'

const newFolder = temporaryFolders()
const NOW = 1_900_000_000_000
/** What one of the databases cannot hold as it is. */
const ODD = '{"text":"a\u0000b\u0001c","emoji":"⛏️"}'

/** A game that people played, and something in every other drawer. */
async function played(): Promise<{ folder: string; table: string }> {
  const folder = await newFolder()
  const server = await startServer({ folder, port: 0, log: 'silent', limits: generous })
  const opening = openingOf('my-treasure', 2)
  const { table, clients } = await seatPeople(server.port, opening, ['Ann', 'Bob'])
  await clients[0].do({ type: 'start', table })
  await playOut(table, clients, 3)
  await server.close()
  const store = await openSqliteStore({ folder })
  await store.putIdentity({ id: 'odd', name: ODD, avatar: 'x', body: ODD, created: 1, seen: 2 })
  await store.putPasskey({ id: 'k', identity: 'odd', body: ODD, counter: 7, created: 1, used: 2 })
  await store.putSession({ id: 's', identity: 'odd', body: ODD, created: 1, expires: NOW })
  await store.putCode({ code: 'c', identity: 'odd', expires: NOW })
  await store.note({ at: 5, kind: 'tidied', body: ODD })
  const summary = { stage: 'open', public: true, title: ODD, owner: 'odd', body: ODD } as const
  const opened = { kind: 'opened', body: ODD }
  await store.append({
    table: 'odd-table',
    expected: 0,
    at: 7,
    entries: [opened, { kind: 'chatted', body: ODD }],
    summary: { ...summary, members: ['odd', 'else'] },
    timers: [{ set: 'seat:1', due: NOW, body: ODD }],
    snapshot: ODD,
    command: { client: 'odd', id: 'one', answer: ODD },
  })
  // A log in less space, with more behind it.
  expect(await store.pack('odd-table', 2)).toBe(true)
  await store.append({ table: 'odd-table', expected: 2, at: 9, entries: [opened] })
  await store.close()
  return { folder, table }
}

/** All that a server could ask of it. */
async function contents(store: Store, table: string) {
  const odd = 'odd-table'
  return {
    tables: await store.tables(),
    logs: [await readRows(store, table), await readRows(store, odd)],
    heads: [await store.head(table), await store.head(odd)],
    snapshots: [await store.snapshot(table), await store.snapshot(odd)],
    summaries: [await store.summary(table), await store.summary(odd)],
    open: await store.summaries({ stage: 'open', member: 'else' }),
    public: await store.summaries({ stage: 'open', public: true }),
    timers: await store.dueTimers(NOW),
    answered: await store.answered({ client: 'odd', id: 'one' }),
    identity: await store.identity('odd'),
    sessions: await store.sessions('odd'),
    notes: await store.notes(),
    secret: await store.meta('secret'),
  }
}

describeWithPostgres('a database that moves', postgres => {
  const emptyDatabase = async (): Promise<string> => postgres().url(await postgres().database())

  it('is the same in PostgreSQL, and the same again in a file', async () => {
    const { folder, table } = await played()
    const url = await emptyDatabase()
    const carried = await moveToPostgres(folder, url)
    expect(carried).toMatchObject({ tables: 2, people: 3 })

    const source = await openSqliteStore({ folder })
    const before = await contents(source, table)
    await source.close()
    const store = await openPostgresStore({ url })
    expect(await contents(store, table)).toEqual(before)
    const { digest, verified } = await checkStore(store)
    expect([digest, verified]).toEqual([(await check(folder)).digest, 1])
    await store.close()

    const back = await newFolder()
    expect(await moveToSqlite(url, back)).toEqual(carried)
    const returned = await openSqliteStore({ folder: back })
    expect(await contents(returned, table)).toEqual(before)
    // It goes on being a database: what was packed can be added to, and a code is good once.
    const more = { table: 'odd-table', expected: 3, at: 10, entries: [{ kind: 'k', body: '1' }] }
    expect(await returned.append(more)).toEqual({ outcome: 'appended', seq: 4 })
    expect(await returned.takeCode('c', 1)).toBe('odd')
    await returned.close()
  })

  it('is copied while it is played on, and restored into an empty one', async () => {
    const { folder, table } = await played()
    const url = await emptyDatabase()
    await moveToPostgres(folder, url)
    const store = await openPostgresStore({ url })
    await store.sign('a node that plays', await store.time(), false)
    const before = await contents(store, table)
    const copy = `${await newFolder()}/copy.sqlite`
    await backupShared(url, copy)
    await expect(backupShared(url, copy)).rejects.toThrow('exists already')
    await expect(moveToSqlite(url, await newFolder())).rejects.toThrow('a node that plays')
    await store.close()

    const again = await emptyDatabase()
    expect(await restoreShared(again, copy)).toMatchObject({ tables: 2, playing: 0 })
    const restored = await openPostgresStore({ url: again })
    expect(await contents(restored, table)).toEqual(before)
    await restored.close()
    await expect(restoreShared(again, copy)).rejects.toThrow('not empty')
  })

  it('is left where it was if anything about it is not whole', async () => {
    const { folder } = await played()
    const url = await emptyDatabase()
    const file = new DatabaseSync(databaseFile(folder))
    file.exec("UPDATE entries SET body = '{}' WHERE seq = 3")
    file.close()
    await expect(moveToPostgres(folder, url)).rejects.toThrow('is not whole')
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('SELECT count(*)::int AS count FROM tables')
    await client.end()
    expect(rows).toEqual([{ count: 0 }])
  })

  it('does not leave a folder whose server runs', async () => {
    const folder = await newFolder()
    const server = await startServer({ folder, port: 0, log: 'silent' })
    await expect(moveToPostgres(folder, await emptyDatabase())).rejects.toThrow('in use')
    await server.close()
  })
})
