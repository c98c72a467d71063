import { quickRandom } from '@adit/kernel'
import type { HostPorts } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '../store/memory.ts'
import { temporaryFolders } from '../store/temporary.ts'
import { arrive, Client } from '../trial/client.ts'
import { playOut } from '../trial/play.ts'
import { openingOf, seatPeople } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { realWorld, type World } from '../world.ts'
import { DueTables } from './due.ts'
import { Tables } from './tables.ts'

const ann = { id: 'ann', name: 'Ann', avatar: 'red-hat' }
const opening = openingOf('my-treasure', 2, { bots: [{ seat: 1, bot: 'random' }], clock: 'fast' })
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
      answered: command => store.answered(command),
      read: (table, page) => {
        loads.push(table)
        return store.read(table, page)
      },
    },
    now: () => clock.now,
    think: async task => task.legal[0],
    trouble: error => troubles.push(error),
  }
  const tables = new Tables(ports, 1_000)
  const due = new DueTables({ store, tables, now: ports.now, trouble: ports.trouble })
  return { store, clock, ports, tables, due, loads, troubles }
}

async function opened({ tables }: ReturnType<typeof hall>): Promise<string> {
  const answer = await tables.open({ id: 'o', opening }, ann)
  if (answer.type !== 'done' || answer.table === undefined) throw new Error('not opened')
  return answer.table
}

describe('tables in memory', () => {
  it('leave when nobody uses them, and come back by replay', async () => {
    const world = hall()
    const { tables, clock } = world
    const table = await opened(world)
    await tables.use(table, host => host.command(ann, { id: 's', table, type: 'start' }))
    const before = await tables.use(table, host => host.table.play?.state)
    await tables.sweep()
    expect(tables.holds(table)).toBe(true)
    clock.now += 1_001
    await tables.sweep()
    expect(tables.count).toBe(0)
    expect(await tables.use(table, host => host.table.play?.state)).toEqual(before)
    expect(tables.count).toBe(1)
    await tables.close()
  })

  it('stay while someone watches or a job is under way', async () => {
    const world = hall()
    const { tables, clock } = world
    const table = await opened(world)
    const stop = await tables.use(table, host => host.watch(ann, () => {}))
    clock.now += 5_000
    await tables.sweep()
    expect(tables.holds(table)).toBe(true)
    if (stop.ok) stop.value()
    await tables.use(table, async () => {
      clock.now += 5_000
      await tables.sweep()
      expect(tables.holds(table)).toBe(true)
    })
    await tables.close()
  })

  it('are loaded once, however many ask at once', async () => {
    const world = hall()
    const { tables, clock, loads } = world
    const table = await opened(world)
    clock.now += 5_000
    const leaving = tables.sweep()
    loads.length = 0
    const hosts = await Promise.all(
      Array.from({ length: 5 }, () => tables.use(table, host => host)),
    )
    await leaving
    expect(new Set(hosts.map(found => found.ok && found.value)).size).toBe(1)
    // The log and the empty page that ends it.
    expect(loads.length).toBeLessThanOrEqual(2)
    await tables.close()
  })

  it('that do not exist take no room', async () => {
    const { tables } = hall()
    expect(await tables.use('nowhere', host => host)).toEqual({
      ok: false,
      why: { key: 'table-unknown' },
    })
    expect(tables.count).toBe(0)
  })
})

describe('timers of tables that are not in memory', () => {
  it('bring the table back when they are due', async () => {
    const world = hall()
    const { tables, clock, due } = world
    const table = await opened(world)
    await tables.use(table, host => host.command(ann, { id: 's', table, type: 'start' }))
    clock.now += 1_001
    await tables.sweep()
    await due.look()
    expect(tables.holds(table)).toBe(false)
    clock.now += HOUR
    await due.look()
    expect(tables.holds(table)).toBe(true)
    await tables.close()
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
  it('plays for those whose time ran out meanwhile', async () => {
    const data = await folder()
    const first = await start({ folder: data })
    const timed = openingOf('my-treasure', 2, { clock: 'fast' })
    const { table, clients } = await seatPeople(first.port, timed, ['Ann', 'Bob'])
    await clients[0].do({ type: 'start', table })
    await first.close()

    const world = realWorld()
    const later: World = {
      ...world,
      now: () => Date.now() + HOUR,
      wakeAt: (due, wake) => world.wakeAt(due - HOUR, wake),
    }
    const second = await start({ folder: data }, { world: later })
    const client = await Client.open(second.port, await arrive(second.port, 'Eve'))
    await client.do({ type: 'watch', table })
    const played = (): boolean =>
      client.messages.some(
        one =>
          (one.type === 'update' && one.items.some(item => item.type === 'moved')) ||
          (one.type === 'welcome' && one.log.some(item => 'by' in item && item.by === 'clock')),
      )
    while (!played()) await client.until(() => true)
  })
})

it('bots think in threads and at a human pace', async () => {
  const { port } = await start()
  const { table, clients } = await seatPeople(port, opening, ['Ann'])
  const began = performance.now()
  const moved = clients[0].until(
    one => one.type === 'update' && one.items.some(item => 'by' in item && item.by === 'bot'),
  )
  await clients[0].do({ type: 'start', table })
  const playing = playOut(table, clients, 4)
  await moved
  expect(performance.now() - began).toBeGreaterThan(500)
  playing.catch(() => undefined)
})
