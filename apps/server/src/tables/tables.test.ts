import { quickRandom } from '@adit/kernel'
import type { Message } from '@adit/protocol'
import { type Fresh, type HostPorts, Hosts, openMemoryStore } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { HandClock } from '../../trial/hand-clock.ts'
import { METRICS_TOKEN, readMetrics } from '../../trial/metrics.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { temporaryFolders } from '../store/temporary.ts'
import { realWorld, type World } from '../world.ts'
import { isTaken } from './codes.ts'
import { DueTables } from './due.ts'
import { silence } from './silence.ts'

const ann = { id: 'ann', name: 'Ann', avatar: 'red-hat' }
const opening = openingOf('my-treasure', 2, {
  // Were the bot the first, its pause could be over before anything is looked at.
  config: { seats: 2, first: 0 },
  bots: [{ seat: 1, bot: 'random' }],
  clock: 'fast',
})
const HOUR = 3_600_000
const start = testServers()
const folder = temporaryFolders()

function hall() {
  const store = openMemoryStore()
  const clock = { now: 1_000_000 }
  const troubles: unknown[] = []
  const loads: string[] = []
  const ports: HostPorts = {
    ...realWorld(),
    random: quickRandom(1),
    store: {
      append: append => store.append(append),
      snapshot: table => store.snapshot(table),
      answered: command => store.answered(command),
      read: (table, page) => {
        loads.push(table)
        return store.read(table, page)
      },
    },
    now: () => clock.now,
    think: async ({ legal: [move] }) => ({ move }),
    trouble: error => troubles.push(error),
  }
  const hosts = new Hosts(ports, {
    idle: 1_000,
    isTaken: code => isTaken(store, code),
    withdraw: table => silence(store, table),
  })
  const due = new DueTables({ store, hosts, now: ports.now, trouble: ports.trouble })
  return { store, clock, ports, hosts, due, loads, troubles }
}

async function opened({ hosts }: ReturnType<typeof hall>): Promise<string> {
  const answer = await hosts.open({ id: 'o', opening }, ann)
  if (answer.type !== 'done' || answer.table === undefined) throw new Error('not opened')
  return answer.table
}

describe('tables in memory', () => {
  it('leave when nobody uses them, and come back by replay', async () => {
    const world = hall()
    const { hosts, clock } = world
    const table = await opened(world)
    await hosts.use(table, host => host.command(ann, { id: 's', table, type: 'start' }))
    const before = await hosts.use(table, host => host.table.play?.state)
    await hosts.sweep()
    expect(hosts.holds(table)).toBe(true)
    clock.now += 1_001
    await hosts.sweep()
    expect(hosts.count).toBe(0)
    expect(await hosts.use(table, host => host.table.play?.state)).toEqual(before)
    expect(hosts.count).toBe(1)
    await hosts.close()
  })

  it('stay while someone watches or a job is under way', async () => {
    const world = hall()
    const { hosts, clock } = world
    const table = await opened(world)
    const stop = await hosts.use(table, host => host.watch(ann, () => {}))
    clock.now += 5_000
    await hosts.sweep()
    expect(hosts.holds(table)).toBe(true)
    if (stop.ok) stop.value()
    await hosts.use(table, async () => {
      clock.now += 5_000
      await hosts.sweep()
      expect(hosts.holds(table)).toBe(true)
    })
    await hosts.close()
  })

  it('are loaded once, however many ask at once', async () => {
    const world = hall()
    const { hosts, clock, loads } = world
    const table = await opened(world)
    clock.now += 5_000
    const leaving = hosts.sweep()
    loads.length = 0
    const found = await Promise.all(Array.from({ length: 5 }, () => hosts.use(table, host => host)))
    await leaving
    expect(new Set(found.map(one => one.ok && one.value)).size).toBe(1)
    // The log and the empty page that ends it.
    expect(loads.length).toBeLessThanOrEqual(2)
    await hosts.close()
  })

  it('that do not exist take no room', async () => {
    const { hosts } = hall()
    expect(await hosts.use('nowhere', host => host)).toEqual({
      ok: false,
      why: { key: 'table-unknown' },
    })
    expect(hosts.count).toBe(0)
  })
})

it('no two tables that are not over have one code', async () => {
  const drawn = ['111111-a', '111111-b', '111111-c', '222222-d', '111111-e']
  const fresh = (): Fresh => {
    const table = drawn.shift() ?? ''
    return { ...realWorld().fresh('public'), table, code: table.slice(0, 6) }
  }
  const { port } = await start({}, { world: { ...realWorld(), fresh } })
  const client = await Client.open(port, await arrive(port, 'Ann'))
  const open = async (): Promise<string> => (await client.do({ type: 'open', opening })).table ?? ''
  expect([await open(), await open()]).toEqual(['111111-a', '222222-d'])
  // It comes again once its table is over, and then leads to the new one.
  await client.do({ type: 'leave', table: '111111-a' })
  expect(await open()).toBe('111111-e')
  expect(await client.do({ type: 'find', code: '111111' })).toMatchObject({ table: '111111-e' })
})

describe('timers of tables that are not in memory', () => {
  it('bring the table back when they are due', async () => {
    const world = hall()
    const { hosts, clock, due } = world
    const table = await opened(world)
    await hosts.use(table, host => host.command(ann, { id: 's', table, type: 'start' }))
    clock.now += 1_001
    await hosts.sweep()
    await due.look()
    expect([hosts.holds(table), due.overdue]).toEqual([false, 0])
    clock.now += HOUR
    await due.look()
    // A turn of thirty seconds, less the one that had passed: what the metric says of the latest.
    expect([hosts.holds(table), due.overdue]).toEqual([true, HOUR - 28_999])
    await hosts.close()
  })

  it('of a table that cannot be loaded do not stand in the way of others', async () => {
    const world = hall()
    const { store, due, troubles } = world
    const body = '{"type":"nonsense"}'
    await store.append({
      table: 'broken',
      expected: 0,
      at: 1,
      entries: [{ kind: 'opened', body }],
      timers: [{ set: 'seat:0', due: 5, body: 'time-out' }],
    })
    await due.look()
    expect(troubles).toHaveLength(1)
    expect(await store.nextDue()).toBeUndefined()
  })
})

describe('a server that was away', () => {
  const timed = openingOf('my-treasure', 2, { clock: 'fast' })
  const later = (by: number): World => {
    const world = realWorld()
    const now = (): number => Date.now() + by
    return { ...world, now, wakeAt: (due, wake) => world.wakeAt(due - by, wake) }
  }

  it('gives the time back that nobody could use, and then some', async () => {
    const data = await folder()
    const first = await start({ folder: data })
    const { table, clients, tokens } = await seatPeople(first.port, timed, ['Ann', 'Bob'])
    await clients[0].do({ type: 'start', table })
    const [{ due: before }] = await asked(clients[0], table)
    await first.close()

    const second = await start({ folder: data }, { world: later(HOUR) })
    const client = await Client.open(second.port, tokens[0])
    const [{ due: after }] = await asked(client, table)
    expect(after - before).toBeGreaterThanOrEqual(HOUR - 10_000)
    expect(after - before).toBeLessThan(HOUR + 30_000)
    expect(client.messages.some(isByClock)).toBe(false)
  })

  it('still plays for those whose time runs out when it is back', async () => {
    const data = await folder()
    const first = await start({ folder: data })
    const { table, clients } = await seatPeople(first.port, timed, ['Ann', 'Bob'])
    await clients[0].do({ type: 'start', table })
    await first.close()

    const clock = new HandClock()
    const world = { ...later(HOUR), wakeAt: clock.wakeAt }
    const hour = { by: HOUR }
    const second = await start(
      { folder: data },
      { world: { ...world, now: () => Date.now() + hour.by } },
    )
    const client = await Client.open(second.port, await arrive(second.port, 'Eve'))
    await client.do({ type: 'watch', table })
    hour.by += HOUR
    // Once for the turn that is over, and a little later for what is played instead.
    const isPlayed = (): boolean => {
      clock.ring(Number.POSITIVE_INFINITY)
      return client.messages.some(isByClock)
    }
    await expect.poll(isPlayed).toBe(true)
  })

  async function asked(client: Client, table: string): Promise<readonly { due: number }[]> {
    await client.do({ type: 'watch', table })
    const shown = client.messages.findLast(one => one.type === 'welcome')
    const open = shown?.type === 'welcome' ? shown.game?.asked : undefined
    return (open ?? []).map(({ due = 0 }) => ({ due }))
  }

  function isByClock(one: Message): boolean {
    return one.type === 'update' && one.items.some(item => 'by' in item && item.by === 'clock')
  }
})

it('bots think in threads, and answer when their pause is over', async () => {
  const clock = new HandClock()
  const world = { ...realWorld(), wakeAt: clock.wakeAt }
  const { port } = await start({ metricsToken: METRICS_TOKEN }, { world })
  const bots = [0, 1].map(seat => ({ seat, bot: 'random' }))
  const untimed = openingOf('my-treasure', 2, { bots, sit: false })
  const client = await Client.open(port, await arrive(port, 'Ann'))
  const { table = '' } = await client.do({ type: 'open', opening: untimed })
  await client.do({ type: 'watch', table })
  await client.do({ type: 'start', table })
  const thoughts = async (): Promise<string | undefined> =>
    /^adit_bot_seconds_count (\d+)$/m.exec(await readMetrics(port))?.[1]
  await expect.poll(thoughts).toBe('1')
  const isByBot = (one: Message): boolean =>
    one.type === 'update' && one.items.some(item => 'by' in item && item.by === 'bot')
  expect(client.messages.some(isByBot)).toBe(false)
  const moved = client.until(isByBot)
  clock.ring(Number.POSITIVE_INFINITY)
  await moved
})
