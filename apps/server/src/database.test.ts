import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { playOut } from '../trial/play.ts'
import { openingOf, seatPeople } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { backup, check } from './database.ts'
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
    expect(problems).toEqual([
      { table: row?.table_id, seq: row?.seq, why: { key: 'table-replays-differently' } },
    ])
  })

  it('with an entry that cannot be read is reported, not crashed on', async () => {
    const data = await played()
    const database = new DatabaseSync(databaseFile(data))
    database.exec("UPDATE entries SET body = '{' WHERE seq = 3")
    database.close()
    const { problems } = await check(data)
    expect(problems.map(({ seq, why }) => [seq, why.key])).toEqual([
      [3, 'table-entry-unreadable'],
      [3, 'table-entry-unreadable'],
    ])
  })

  it('counts games whose rules have changed since, and finds no fault with them', async () => {
    const data = await played()
    const database = new DatabaseSync(databaseFile(data))
    const older = `replace(body, '"revision":1', '"revision":9')`
    database.exec(`UPDATE entries SET body = ${older} WHERE kind = 'opened'`)
    database.close()
    expect(await check(data)).toMatchObject({ tables: 2, others: 2, verified: 0, problems: [] })
  })

  it('is not made by asking for it', async () => {
    const nowhere = join(await folder(), 'nowhere')
    await expect(check(nowhere)).rejects.toThrow('no database')
    await expect(backup(nowhere, join(nowhere, 'x'))).rejects.toThrow('no database')
  })
})
