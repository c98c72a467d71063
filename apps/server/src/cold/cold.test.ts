import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRows } from '@adit/table'
import { afterAll, describe, expect, it } from 'vitest'
import { generous } from '../../trial/generous.ts'
import { ask } from '../../trial/http.ts'
import { playOut } from '../../trial/play.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { describeWithPostgres } from '../../trial/servers/tests.ts'
import { checkStore } from '../check-store.ts'
import { LocalBus } from '../hub/local.ts'
import { openPostgresStore } from '../store/postgres/postgres.ts'
import { withCold } from './cold.ts'
import { coolGames, warmGames } from './cool.ts'
import { nameOf } from './log-object.ts'
import { type Objects, openFolder } from './objects.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adit-cold-'))
  folders.push(folder)
  return folder
}

describe('a folder of objects', () => {
  it('gives back what was put, the last of it, and nothing that was not', async () => {
    const objects = openFolder(await newFolder())
    expect(await objects.get('ab/abc.br')).toBeUndefined()
    await objects.put('ab/abc.br', Buffer.from('first'))
    await objects.put('ab/abc.br', Buffer.from('second'))
    expect(String(await objects.get('ab/abc.br'))).toBe('second')
  })

  it('has no names outside itself, whatever a table is called', async () => {
    const objects = openFolder(await newFolder())
    await expect(objects.get('../secret.br')).rejects.toThrow('no name')
    expect(nameOf('../../etc/passwd')).toMatch(/^[0-9a-f]{2}\/[0-9a-f]+\.br$/)
  })
})

describeWithPostgres('finished games outside the database', postgres => {
  const start = testServers()
  const LATER = Date.now() + 3_600_000

  /** One finished game and one that goes on, over a database of their own, at a node that reads both. */
  async function played() {
    const store = await openPostgresStore({ url: postgres().url(await postgres().database()) })
    const objects = openFolder(await newFolder())
    const shared = { store: withCold(store, objects), hub: new LocalBus().hub(), node: 'a' }
    const { port } = await start({ node: 'a', limits: { ...generous, idle: 0 } }, { shared })
    const seated = await seatPeople(port, openingOf('my-treasure', 2), ['Ann', 'Bob'])
    const { table, clients } = seated
    await clients[0].do({ type: 'start', table })
    await playOut(table, clients, 7)
    const { table: running = '' } = await clients[0].do({
      type: 'open',
      opening: openingOf('my-treasure', 2),
    })
    return { store, objects, shared, port, table, running, clients }
  }

  it('are verified, deleted, and read as if they were there; and come back', async () => {
    const { store, objects, shared, port, table, running, clients } = await played()
    const rows = await readRows(store, table)
    const paths = ['record', 'log', 'tape'].map(what => `/api/v1/tables/${table}/${what}`)
    const look = () =>
      Promise.all(
        paths.map(async path => (({ status, text }) => ({ status, text }))(await ask(port, path))),
      )
    const before = await look()

    // Not yet: it has only just ended.
    expect(await coolGames(store, objects, Date.now() - 3_600_000)).toMatchObject({ cooled: 0 })
    const cooled = await coolGames(store, objects, LATER)
    expect(cooled).toMatchObject({ cooled: 1, left: 0 })
    expect(cooled.after).toBeLessThan(cooled.before / 3)
    expect(await readRows(store, table)).toEqual([])
    expect(await readRows(store, running)).not.toEqual([])

    expect(await readRows(shared.store, table)).toEqual(rows)
    expect(await shared.store.read(table, { after: 3, limit: 2 })).toEqual(rows.slice(3, 5))
    expect(await shared.store.read(table, { after: rows.length })).toEqual([])
    expect(await look()).toEqual(before)
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await checkStore(shared.store)).toMatchObject({ verified: 1, problems: [] })
    // Without the folder it is missed, not forgotten.
    expect((await checkStore(store)).problems).toContainEqual({
      table,
      why: { key: 'table-log-cut', slots: { seq: 0, head: rows.length } },
    })

    // Once is enough, and talk goes on.
    expect(await coolGames(shared.store, objects, LATER)).toMatchObject({ cooled: 0, left: 0 })
    await clients[0].do({ type: 'chat', table, text: 'a good game' })
    expect(await readRows(shared.store, table)).toHaveLength(rows.length + 1)
    expect((await checkStore(shared.store)).problems).toEqual([])

    expect(await warmGames(store, objects)).toBe(1)
    expect((await readRows(store, table)).slice(0, rows.length)).toEqual(rows)
    expect(await checkStore(store)).toMatchObject({ verified: 1, problems: [] })
  })

  it('are not deleted if what was kept is not what was there', async () => {
    const { store, objects, table } = await played()
    const rows = await readRows(store, table)
    const spoilt: Objects = {
      put: objects.put,
      async get(name) {
        const bytes = await objects.get(name)
        return bytes && Buffer.from(bytes).fill(0, 40, 44)
      },
    }
    await expect(coolGames(store, spoilt, LATER)).rejects.toThrow()
    const lost: Objects = { put: async () => {}, get: async () => undefined }
    await expect(coolGames(store, lost, LATER)).rejects.toThrow('was not kept')
    expect(await readRows(store, table)).toEqual(rows)
    // Somebody added to it meanwhile.
    expect(await store.cool(table, rows.length - 1)).toBe(false)
    expect(await readRows(store, table)).toEqual(rows)
  })

  it('stay where they are if their rules are not ours any more', async () => {
    const { store, objects } = await played()
    const opened = JSON.stringify({ type: 'opened' })
    const summary = {
      stage: 'finished',
      public: false,
      title: 'x',
      owner: 'ann',
      members: ['ann'],
      body: '{}',
    } as const
    await store.append({
      table: 'strange',
      expected: 0,
      at: 1,
      entries: [{ kind: 'opened', body: opened }],
      summary,
    })
    expect(await coolGames(store, objects, LATER)).toMatchObject({ cooled: 1, left: 1 })
    expect(await readRows(store, 'strange')).toHaveLength(1)
  })
})
