import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { openingOf } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { sharedMemory } from '../../trial/shared-memory.ts'
import { LocalBus } from '../hub/local.ts'

const start = testServers()

interface Sent {
  readonly node: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly about: Readonly<Record<string, string>>
  readonly took: bigint
}

/** A collector that keeps what it is sent. */
async function collector() {
  const spans: Sent[] = []
  const texts: string[] = []
  const keep = async (request: IncomingMessage): Promise<void> => {
    let text = ''
    for await (const part of request) text += String(part)
    texts.push(text)
    const textOf = (one: { value: object }) => String(Object.values(one.value)[0])
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
      const node = textOf(resource.attributes[1])
      for (const span of scopeSpans[0].spans) {
        const about = span.attributes.map((one: { key: string; value: object }) => {
          return [one.key, textOf(one)]
        })
        const took = BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)
        spans.push({ ...span, node, about: Object.fromEntries(about), took })
      }
    }
  }
  const server = createServer((request, reply) => {
    void keep(request).then(() => reply.writeHead(200).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, spans, texts, server }
}

it('follow a command over the store to the last viewer, also at another node', async () => {
  const { url, spans, texts, server } = await collector()
  const store = sharedMemory()
  const bus = new LocalBus()
  const traces = { url, share: 1 }
  const nodes = await Promise.all(
    ['north', 'south'].map(node =>
      start({ node, traces }, { shared: { store, hub: bus.hub(), node } }),
    ),
  )
  const tokens = await Promise.all(['Ann', 'Bob', 'Eve'].map(name => arrive(nodes[0].port, name)))
  const ports = [nodes[0].port, nodes[1].port, nodes[1].port]
  const clients = await Promise.all(tokens.map((token, at) => Client.open(ports[at], token)))
  const { table = '' } = await clients[0].do({ type: 'open', opening: openingOf('my-treasure', 2) })
  for (const client of clients) await client.do({ type: 'watch', table })
  const { seq } = await clients[0].do({ type: 'chat', table, text: 'a word of ours' }, 'said')
  for (const { messages } of clients) {
    const isTold = (): boolean => messages.some(one => one.type === 'update' && one.seq === seq)
    await expect.poll(isTold).toBe(true)
  }
  const told = (): Sent[] => spans.filter(({ name }) => name === 'tell')
  const root = (): Sent | undefined =>
    spans.find(({ name, about }) => name === 'command' && about['adit.type'] === 'chat')
  await expect
    .poll(() => told().filter(({ traceId }) => traceId === root()?.traceId).length, {
      interval: 200,
    })
    .toBe(2)
  const trace = spans.filter(({ traceId }) => traceId === root()?.traceId)
  const append = trace.find(({ name }) => name === 'append')
  expect(root()).toMatchObject({ node: 'north', about: { 'adit.outcome': 'done' } })
  expect(append).toMatchObject({ parentSpanId: root()?.spanId, about: { 'adit.entries': '1' } })
  expect(
    trace
      .filter(({ name }) => name === 'tell')
      .map(({ node, parentSpanId, about }) => [node, parentSpanId, about['adit.viewers']])
      .sort(),
  ).toEqual([
    ['north', append?.spanId, '1'],
    ['south', append?.spanId, '2'],
  ])
  for (const { took } of trace) expect(took >= 0n && took < 60_000_000_000n).toBe(true)
  // Nothing in it says who, where or what.
  const text = texts.join()
  for (const secret of [table, 'a word of ours', ...tokens]) expect(text).not.toContain(secret)
  server.close()
})

it('harm nobody while their collector is away', async () => {
  const traces = { url: 'http://127.0.0.1:1', share: 1 }
  const server = await start({ traces })
  const client = await Client.open(server.port, await arrive(server.port, 'Ann'))
  await client.do({ type: 'open', opening: openingOf('my-treasure', 2) })
  await server.close()
})
