import { setTimeout } from 'node:timers/promises'
import { quickRandom } from '@adit/kernel'
import { brokenLink, readRows } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { arrive, Client } from '../trial/client.ts'
import { generous } from '../trial/generous.ts'
import { ask } from '../trial/http.ts'
import { lossy } from '../trial/lossy.ts'
import { playOut } from '../trial/play.ts'
import { openingOf } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { sharedMemory } from '../trial/shared-memory.ts'
import type { Hub } from './hub/hub.ts'
import { LocalBus } from './hub/local.ts'
import type { Running } from './server.ts'
import type { Limits } from './settings.ts'
import type { SharedStore } from './store/shared.ts'

const start = testServers()
const NAMES = ['Ann', 'Bob', 'Cid']

interface Nodes {
  readonly store: SharedStore
  readonly nodes: readonly Running[]
}

/** Three nodes in this process. */
async function nodesOf(
  wrap: (hub: Hub) => Hub = hub => hub,
  limits: Limits = generous,
): Promise<Nodes> {
  const store = sharedMemory()
  const bus = new LocalBus()
  const nodes = await Promise.all(
    NAMES.map(node => start({ node, limits }, { shared: { store, hub: wrap(bus.hub()), node } })),
  )
  return { store, nodes }
}

/** A hub that is away. */
function silent(): Hub {
  const nothing = async (): Promise<void> => {}
  return { isUp: false, publish: () => {}, subscribe: async () => () => {}, close: nothing }
}

/** Everyone at one table, each at a node of their own. */
async function spread({ nodes }: Nodes, title: string) {
  const tokens = await Promise.all(NAMES.map(name => arrive(nodes[0].port, name)))
  const clients = await Promise.all(
    tokens.map((token, at) => Client.open(nodes[at].port, token, NAMES[at])),
  )
  const opening = openingOf(title, NAMES.length)
  const { table = '' } = await clients[0].do({ type: 'open', opening })
  for (const [seat, client] of clients.entries()) {
    if (seat > 0) await client.do({ type: 'sit', table, seat })
    await client.do({ type: 'watch', table })
    await client.do({ type: 'ready', table, ready: true })
  }
  return { table, clients, tokens }
}

describe('people of one table at three nodes', () => {
  for (const [what, wrap] of [
    ['who hear each other', undefined],
    ['whose news are lost, doubled and late', (hub: Hub) => lossy(hub, quickRandom(5), 20)],
  ] as const) {
    it(`${what} play a game to its end, with one log without a gap`, async () => {
      const world = await nodesOf(wrap)
      const { table, clients } = await spread(world, 'my-treasure')
      await clients[0].do({ type: 'start', table })
      await playOut(table, clients, 7)
      const rows = await readRows(world.store, table)
      expect(brokenLink(table, rows)).toBeUndefined()
      expect(rows.filter(({ kind }) => kind === 'left' || kind === 'handed')).toEqual([])
      expect(rows.at(-1)?.kind).toBe('ended')
      const record = await ask(world.nodes[2].port, `/api/v1/tables/${table}/record`)
      expect(record.status).toBe(200)
    })
  }

  it('look for what happened though no news travels', async () => {
    const world = await nodesOf(silent)
    const { table, clients } = await spread(world, 'my-treasure')
    await clients[0].do({ type: 'start', table })
    for (const client of clients.slice(1)) {
      const isPlaying = (): boolean =>
        client.messages.some(one => one.type === 'update' && one.info?.stage === 'playing')
      await expect.poll(isPlaying).toBe(true)
    }
  })

  it('are not refused because their node has not heard yet', async () => {
    const world = await nodesOf(silent)
    const { table, clients } = await spread(world, 'my-treasure')
    // Ann's node knows nothing of the others: neither that they sat down nor that they are ready.
    expect(await clients[0].ask({ type: 'start', table })).toMatchObject({ type: 'done' })
  })

  it('are shown nothing older than what they saw at another node', async () => {
    // Nothing is heard of tables, and nobody knows it: no node looks by itself before seconds have passed.
    const world = await nodesOf(hub => ({
      ...hub,
      publish: (subject, text) => subject.startsWith('adit.house') && hub.publish(subject, text),
    }))
    const { table, clients, tokens } = await spread(world, 'my-treasure')
    const { seq = 0 } = await clients[0].do({ type: 'chat', table, text: 'I was here' })
    const elsewhere = await Client.open(world.nodes[1].port, tokens[0], 'again')
    await elsewhere.do({ type: 'watch', table, since: seq })
    const first = elsewhere.messages.find(one => one.type === 'welcome' || one.type === 'update')
    expect(first).toMatchObject({ type: 'update', items: [], seq })
  })

  it('see each other, and do not when one is gone', async () => {
    const world = await nodesOf()
    const { table, clients } = await spread(world, 'my-treasure')
    const online = (client: Client) => {
      const last = client.messages.findLast(one => one.type === 'presence' && one.table === table)
      return last?.type === 'presence' ? last.online : undefined
    }
    for (const client of clients) await expect.poll(() => online(client)).toEqual([0, 1, 2])
    clients[1].wire.cut()
    for (const client of [clients[0], clients[2]]) {
      await expect.poll(() => online(client)).toEqual([0, 2])
    }
    await world.nodes[2].close()
    await expect.poll(() => online(clients[0])).toEqual([0])
  })
})

it('a command sent to every node at once is done once', async () => {
  const world = await nodesOf()
  const token = await arrive(world.nodes[0].port, 'Ann')
  const clients = await Promise.all(world.nodes.map(({ port }) => Client.open(port, token)))
  const opening = openingOf('my-treasure', 2, { bots: [{ seat: 1, bot: 'random' }] })
  const opened = await Promise.all(clients.map(client => client.do({ type: 'open', opening }, 'o')))
  expect(new Set(opened.map(({ table }) => table)).size).toBe(1)
  expect(await world.store.tables()).toHaveLength(1)
  const [{ table = '' }] = opened
  const chat = { type: 'chat', table, text: 'once' } as const
  const said = await Promise.all(clients.map(client => client.do(chat, 'c')))
  expect(new Set(said.map(({ seq }) => seq)).size).toBe(1)
  const rows = await readRows(world.store, table)
  expect(rows.filter(({ kind }) => kind === 'chatted')).toHaveLength(1)
})

it('a bot answers once, and also when the node that should have let it think is gone', async () => {
  const world = await nodesOf()
  const token = await arrive(world.nodes[0].port, 'Ann')
  const [first, second] = await Promise.all(
    world.nodes.slice(0, 2).map(({ port }) => Client.open(port, token)),
  )
  const opening = openingOf('my-treasure', 2, {
    config: { seats: 2, first: 1 },
    bots: [{ seat: 1, bot: 'random' }],
    pace: 'quick',
  })
  const { table = '' } = await first.do({ type: 'open', opening })
  await second.do({ type: 'watch', table })
  await first.do({ type: 'ready', table, ready: true })
  await first.do({ type: 'start', table })
  await world.nodes[0].close()
  const moves = async () =>
    (await readRows(world.store, table)).filter(
      ({ kind, body }) => kind === 'moved' && body.includes('"bot"'),
    )
  await expect.poll(async () => (await moves()).length).toBe(1)
  await setTimeout(500)
  expect(await moves()).toHaveLength(1)
})

it('a new name and a new table are seen at every node', async () => {
  const world = await nodesOf()
  const token = await arrive(world.nodes[0].port, 'Ann')
  const [here, there] = await Promise.all(
    world.nodes.slice(0, 2).map(({ port }) => Client.open(port, token)),
  )
  const reader = await Client.open(world.nodes[2].port, await arrive(world.nodes[2].port, 'Eve'))
  await reader.do({ type: 'browse', on: true })
  await here.do({ type: 'profile', name: 'Anna', avatar: 'red-hat' })
  await setTimeout(50)
  const listed = reader.until(one => one.type === 'listed')
  await there.do({ type: 'open', opening: openingOf('my-treasure', 2) })
  expect(await listed).toMatchObject({ listing: { names: ['Anna'] } })
})

it('openings and guesses at codes are counted for all nodes together', async () => {
  const few = { perSecond: 1e-6, burst: 2 }
  const world = await nodesOf(undefined, { ...generous, opening: few, guessing: few })
  const token = await arrive(world.nodes[0].port, 'Ann')
  const clients = await Promise.all(world.nodes.map(({ port }) => Client.open(port, token)))
  const opening = openingOf('my-treasure', 2)
  for (const wish of [
    { type: 'open', opening },
    { type: 'find', code: '234567' },
  ] as const) {
    const why: (string | undefined)[] = []
    for (const client of clients) {
      const answer = await client.ask(wish)
      why.push(answer.type === 'refused' ? answer.why.key : undefined)
    }
    expect(why.filter(key => key === 'server-too-fast')).toHaveLength(1)
    expect(why.at(-1)).toBe('server-too-fast')
  }
})
