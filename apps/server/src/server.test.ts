import { expect, it } from 'vitest'
import { temporaryFolders } from './store/temporary.ts'
import { ask } from './trial/http.ts'
import { testServers } from './trial/server.ts'

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
