import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { TestProxy } from './proxy.ts'

const servers: Server[] = []
const proxies: TestProxy[] = []
afterAll(() => {
  for (const proxy of proxies) proxy.close()
  for (const server of servers) server.close()
})

async function nodeNamed(name: string): Promise<number> {
  const server = createServer((_request, reply) => reply.end(name)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('keeps those together who come near the same thing, and spreads what is not', async () => {
  const names = ['a', 'b', 'c']
  const proxy = await TestProxy.before(await Promise.all(names.map(nodeNamed)))
  proxies.push(proxy)
  const ask = async (path: string): Promise<string> => {
    const reply = await fetch(`http://127.0.0.1:${proxy.port}${path}`, {
      headers: { connection: 'close' },
    })
    return reply.text()
  }
  const tables = Array.from({ length: 24 }, (_none, at) => `table-${at}`)
  const first = await Promise.all(tables.map(table => ask(`/ws?near=${table}`)))
  expect(await Promise.all(tables.map(table => ask(`/ws?near=${table}`)))).toEqual(first)
  expect(new Set(first)).toEqual(new Set(names))
  const any = await Promise.all(names.map(() => ask('/ws')))
  expect(any.toSorted()).toEqual(names)

  // One goes away: its own people go elsewhere, all others stay where they were.
  const [gone] = servers
  gone?.closeAllConnections()
  gone?.close()
  const after = await Promise.all(tables.map(table => ask(`/ws?near=${table}`)))
  expect(after).not.toContain('a')
  for (const [at, name] of first.entries()) if (name !== 'a') expect(after[at]).toBe(name)
})
