import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { findHaproxy, Haproxy } from './haproxy.ts'
import { TestProxy } from './proxy.ts'

type Proxy = Haproxy | TestProxy

const servers: Server[] = []
const proxies: Proxy[] = []
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close()
  for (const server of servers.splice(0)) server.close()
})

async function nodeNamed(name: string): Promise<number> {
  const server = createServer((_request, reply) => reply.end(name)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const NAMES = ['a', 'b', 'c']
const TABLES = Array.from({ length: 24 }, (_none, at) => `table-${at}`)

function proxyContract(before: (nodes: readonly number[]) => Promise<Proxy>): void {
  it('keeps those together who come near the same thing, and spreads what is not', async () => {
    const proxy = await before(await Promise.all(NAMES.map(nodeNamed)))
    proxies.push(proxy)
    const ask = async (path: string): Promise<string> => {
      const reply = await fetch(`http://127.0.0.1:${proxy.port}${path}`, {
        headers: { connection: 'close' },
      })
      return reply.ok ? reply.text() : `status ${reply.status}`
    }
    const all = (): Promise<string[]> => Promise.all(TABLES.map(table => ask(`/ws?near=${table}`)))
    // A machine that is busy may think for a while that one of them is not there.
    let first: string[] = []
    const isSettled = async (): Promise<boolean> => {
      first = await all()
      return isDeepStrictEqual(await all(), first) && new Set(first).size === NAMES.length
    }
    await expect.poll(isSettled).toBe(true)
    const any = await Promise.all(NAMES.map(() => ask('/ws')))
    expect(any.toSorted()).toEqual(NAMES)

    // One goes away: its own people go elsewhere at once, all others stay where they were.
    const [gone] = servers
    gone?.closeAllConnections()
    gone?.close()
    const after = await all()
    for (const name of after) expect(['b', 'c']).toContain(name)
    for (const [at, name] of first.entries()) if (name !== 'a') expect(after[at]).toBe(name)
  })
}

describe('the proxy of the trial', () => {
  proxyContract(nodes => TestProxy.before(nodes))
})

const haproxy = findHaproxy()
describe.skipIf(haproxy === undefined)('deploy/haproxy.cfg', () => {
  proxyContract(nodes => Haproxy.before(haproxy ?? '', nodes))
})
