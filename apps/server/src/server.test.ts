import { expect, it } from 'vitest'
import { arrive, Client } from '../trial/client.ts'
import { generous } from '../trial/generous.ts'
import { ask } from '../trial/http.ts'
import { openingOf } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { openSqliteStore } from './store/sqlite.ts'
import { temporaryFolders } from './store/temporary.ts'

const start = testServers()
const folder = temporaryFolders()

it('that cannot listen says why, and leaves nothing behind', async () => {
  const { port } = await start()
  const data = await folder()
  await expect(start({ folder: data, port })).rejects.toThrow('EADDRINUSE')
  // The database is free again.
  const other = await start({ folder: data })
  expect(await ask(other.port, '/readyz')).toMatchObject({ status: 200 })
})

it('closes once, however often it is told to', async () => {
  const server = await start({ folder: await folder() })
  await Promise.all([server.close(), server.close()])
  await expect(ask(server.port, '/healthz')).rejects.toThrow('fetch failed')
})

it('finishes what is under way before it goes down, and acknowledges nothing else', async () => {
  const data = await folder()
  const first = await start({ folder: data })
  const client = await Client.open(first.port, await arrive(first.port, 'Ann'))
  const { table = '' } = await client.do({ type: 'open', opening: openingOf('my-treasure', 2) })
  for (let nth = 0; nth < 9; nth++) {
    client.wire.send(JSON.stringify({ id: `c${nth}`, type: 'chat', table, text: `line ${nth}` }))
  }
  await client.until(message => message.type === 'done' && message.id === 'c0')
  await first.close()
  const acknowledged = client.messages.flatMap(one =>
    one.type === 'done' && one.id.startsWith('c') && one.seq !== undefined ? [one.seq] : [],
  )
  const store = await openSqliteStore({ folder: data })
  const kept = (await store.read(table)).map(({ seq }) => seq)
  await store.close()
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
})

it('limits how many come, and how many tables are opened, from one address', async () => {
  const rate = { perSecond: 0, burst: 2 }
  const { port } = await start({ limits: { ...generous, arriving: rate, opening: rate } })
  const body = { name: 'Ann', avatar: 'red-hat', keep: 'bearer' }
  const arrivals = []
  for (let nth = 0; nth < 4; nth++) arrivals.push(await ask(port, '/api/v1/me', { body }))
  expect(arrivals.map(({ status }) => status)).toEqual([200, 200, 429, 429])
  const opened = []
  for (let nth = 0; nth < 4; nth++) {
    // Another person each time: it is the address that counts.
    const token = String(Object(arrivals[nth % 2].body).token)
    const table = { id: `o${nth}`, opening: openingOf('my-treasure', 2) }
    opened.push((await ask(port, '/api/v1/tables', { token, body: table })).status)
  }
  expect(opened).toEqual([200, 200, 429, 429])
})

it('keeps people and their tokens over a restart', async () => {
  const data = await folder()
  const first = await start({ folder: data })
  const body = { name: 'Ann', avatar: 'red-hat', keep: 'bearer' }
  const arrived = await ask(first.port, '/api/v1/me', { body })
  await first.close()
  const second = await start({ folder: data })
  const token = String(Reflect.get(Object(arrived.body), 'token'))
  expect((await ask(second.port, '/api/v1/me', { token })).body).toMatchObject({ name: 'Ann' })
})
