import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { fold, readRow, snapshotOf } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { playOut } from '../trial/play.ts'
import { openingOf, seatPeople } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { backup, check } from './database.ts'
import { restore } from './restore.ts'
import { migrations } from './store/migrations.ts'
import { openSqliteStore } from './store/sqlite.ts'
import { databaseFile } from './store/sqlite-files.ts'
import { temporaryFolders } from './store/temporary.ts'

const folder = temporaryFolders()
const start = testServers()

/** A database with a finished game and one in mid-game. */
async function played(): Promise<string> {
  const data = await folder()
  const server = await start({ folder: data })
  const random = quickRandom(1)
  for (const title of ['my-treasure', 'nimble-gnomes']) {
    const seated = await seatPeople(server.port, openingOf(title, 2), ['Ann', 'Bob'])
    await seated.clients[0].do({ type: 'start', table: seated.table })
    if (title === 'my-treasure') await playOut(seated.table, seated.clients, random.below(9))
  }
  await server.close()
  return data
}

describe('a database', () => {
  it('is checked by playing every game again', async () => {
    const data = await played()
    const report = await check(data)
    expect(report).toMatchObject({
      tables: 2,
      verified: 1,
      others: 0,
      problems: [],
      complaints: [],
    })
    expect(report.moves).toBeGreaterThan(10)
  })

  it('is copied while it is in use, and the copy is as good', async () => {
    const data = await played()
    const copy = await folder()
    await backup(data, databaseFile(copy))
    expect(await check(copy)).toEqual(await check(data))
    await expect(backup(data, databaseFile(copy))).rejects.toThrow('exists already')
  })

  it('of an earlier version is copied as it is, and neither file is changed', async () => {
    const [data, copy] = [await folder(), await folder()]
    const database = new DatabaseSync(databaseFile(data))
    database.exec(migrations[0])
    database.exec('PRAGMA application_id = 0x41646974; PRAGMA user_version = 1')
    database.close()
    await backup(data, databaseFile(copy))
    for (const place of [data, copy]) {
      const file = new DatabaseSync(databaseFile(place), { readOnly: true })
      expect(file.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
      file.close()
    }
  })

  it('that was tampered with is found out', async () => {
    const data = await played()
    const database = new DatabaseSync(databaseFile(data))
    const row = database
      .prepare("SELECT table_id, seq, body FROM entries WHERE kind = 'moved' ORDER BY seq DESC")
      .get()
    const body = String(row?.body).replace(/"hash":"[0-9a-f]{4}/, '"hash":"0000')
    database
      .prepare('UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?')
      .run(body, String(row?.table_id), Number(row?.seq))
    database.close()
    const { problems } = await check(data)
    const why = (key: string) => ({ key, slots: { seq: row?.seq } })
    expect(problems).toEqual([
      { table: row?.table_id, seq: row?.seq, why: why('table-log-altered') },
      { table: row?.table_id, seq: row?.seq, why: why('table-replays-differently') },
    ])
  })

  it.each([
    [
      'emptied events',
      `UPDATE entries SET body = '{"type":"chatted","player":"x","name":"Ann","text":"hm"}' WHERE seq = 3`,
      'table-log-altered',
    ],
    ['a cut tail', 'DELETE FROM entries WHERE seq > 3', 'table-log-cut'],
    ['a log cut to nothing', 'DELETE FROM entries', 'table-log-cut'],
    ['an entry that is gone', 'DELETE FROM entries WHERE seq = 4', 'table-log-altered'],
    ['another time', 'UPDATE entries SET at = at + 1 WHERE seq = 5', 'table-log-altered'],
  ])('with %s is found out, table by table', async (_what, sql, key) => {
    const data = await played()
    const before = await check(data)
    const database = new DatabaseSync(databaseFile(data))
    database.exec(sql)
    database.close()
    const { problems, tables } = await check(data)
    expect(tables).toBe(2)
    const found = new Set(problems.filter(({ why }) => why.key === key).map(({ table }) => table))
    expect(found.size).toBe(2)
    expect(before.problems).toEqual([])
  })

  it('with a bad page is looked through all the same', async () => {
    const data = await played()
    const database = new DatabaseSync(databaseFile(data))
    const page = Number(
      database
        .prepare(
          "SELECT max(pageno) AS page FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf'",
        )
        .get()?.page,
    )
    database.close()
    const handle = await open(databaseFile(data), 'r+')
    await handle.write(Buffer.alloc(4096, 0xee), 0, 4096, (page - 1) * 4096)
    await handle.close()
    const { tables, complaints, problems } = await check(data)
    expect(tables).toBe(2)
    expect(complaints).not.toEqual([])
    expect(problems.map(({ why }) => why.key)).toContain('table-entry-unreadable')
  })

  it('with a snapshot that says something else is found out', async () => {
    const data = await played()
    const store = await openSqliteStore({ folder: data })
    const [id] = await store.tables()
    const entries = (await store.read(id)).flatMap(row => {
      const read = readRow(row)
      return read.ok ? [read.value] : []
    })
    const table = fold(entries, titleNamed)
    if (!table.ok) throw new Error(table.why.key)
    const keep = (snapshot: string) =>
      store.append({ table: id, expected: entries.length, at: 1, entries: [], snapshot })
    await keep(snapshotOf(table.value))
    expect((await check(data)).problems).toEqual([])
    await keep(snapshotOf({ ...table.value, host: 'someone' }))
    await store.close()
    const { problems } = await check(data)
    expect(problems.map(({ why }) => why.key)).toEqual(['table-snapshot-differs'])
  })

  it('is restored where there is none, and nowhere else', async () => {
    const data = await played()
    const copy = join(await folder(), 'copy.sqlite')
    await backup(data, copy)
    await expect(restore(data, copy)).rejects.toThrow('has a database')
    const empty = join(await folder(), 'new')
    expect(await restore(empty, copy)).toMatchObject({ tables: 2, playing: 1 })
    expect(await check(empty)).toEqual(await check(data))
    await expect(restore(await folder(), join(data, 'none'))).rejects.toThrow('there is no file')
    await writeFile(join(data, 'text'), 'not a database, but long enough to look like one to some')
    await expect(restore(await folder(), join(data, 'text'))).rejects.toThrow()
  })

  it('with an entry that cannot be read is reported, not crashed on', async () => {
    const data = await played()
    const database = new DatabaseSync(databaseFile(data))
    database.exec("UPDATE entries SET body = '{' WHERE seq = 3")
    database.close()
    const { problems } = await check(data)
    expect(problems.map(({ seq, why }) => [seq, why.key])).toEqual([
      [3, 'table-log-altered'],
      [3, 'table-entry-unreadable'],
      [3, 'table-log-altered'],
      [3, 'table-entry-unreadable'],
    ])
  })

  it('counts games whose rules have changed since, and finds no fault with them', async () => {
    const data = await played()
    const database = new DatabaseSync(databaseFile(data))
    const older = `replace(body, '"revision":1', '"revision":9')`
    database.exec(`UPDATE entries SET body = ${older} WHERE kind = 'opened'`)
    database.close()
    const report = await check(data)
    expect(report).toMatchObject({ tables: 2, others: 2, verified: 0 })
    // Only the test has changed them.
    expect(new Set(report.problems.map(({ why }) => why.key))).toEqual(
      new Set(['table-log-altered']),
    )
  })

  it('is not made by asking for it', async () => {
    const nowhere = join(await folder(), 'nowhere')
    await expect(check(nowhere)).rejects.toThrow('no database')
    await expect(backup(nowhere, join(nowhere, 'x'))).rejects.toThrow('no database')
  })
})
