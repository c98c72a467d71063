import { describe, expect, it } from 'vitest'
import { type Backup, parseBackup, putBack, takeOut } from './backup.ts'
import { ann, bob, commandOf, opening, testWorld } from './conformance/testbed.ts'
import { TableHost } from './host.ts'
import { openMemoryStore } from './store/memory.ts'

async function played() {
  const world = testWorld()
  const command = { id: 'open', opening: opening({ config: { seats: 2 } }) }
  const { host } = await TableHost.open(command, ann, world)
  if (host === undefined) throw new Error('not opened')
  const { id } = host.table
  world.clock.now += 1_000
  await host.command(bob, commandOf({ type: 'sit', seat: 1 }, 'sit', id))
  const kept = await takeOut(world.store, id)
  if (kept === undefined) throw new Error('nothing to take out')
  return { world, host, kept }
}

const whole = (changes: Partial<Record<keyof Backup, unknown>> = {}): string =>
  JSON.stringify({ format: 'adit-device', version: 1, made: 1, kept: {}, tables: [], ...changes })

describe('what a device keeps, as a file', () => {
  it('brings a table back entry by entry, at its times', async () => {
    const { world, host, kept } = await played()
    const store = openMemoryStore()
    expect(await putBack(store, kept, world.title)).toBe(true)
    const { id } = host.table
    expect(await store.read(id)).toMatchObject(await world.store.read(id))
    expect(await store.summary(id)).toMatchObject({ ...world.store.summary(id) })
    const loaded = await TableHost.load(id, { ...world, store })
    expect(loaded.ok && loaded.value.table.seq).toBe(host.table.seq)
  })

  it('leaves a table alone that is there already', async () => {
    const { world, kept } = await played()
    const store = openMemoryStore()
    await putBack(store, kept, world.title)
    expect(await putBack(store, kept, world.title)).toBe(false)
  })

  it('takes no table that cannot be played through, or goes by another name', async () => {
    const { world, kept } = await played()
    for (const spoiled of [
      { ...kept, table: 'another' },
      { ...kept, rows: kept.rows.slice(1) },
      { ...kept, rows: [...kept.rows.slice(0, 1), { at: 1, body: '{"type":"moved"}' }] },
      { ...kept, rows: [{ at: 1, body: 'no JSON' }] },
    ]) {
      const store = openMemoryStore()
      expect(await putBack(store, spoiled, world.title)).toBe(false)
      expect(await store.summary(spoiled.table)).toBeUndefined()
    }
  })

  it.each([
    ['no JSON', 'hello'],
    ['another file', JSON.stringify({ title: 'saboteur', moves: [] })],
    ['of a later version', whole({ version: 2 })],
    ['with a key that is none', whole({ kept: { 'a key': 'x' } })],
    ['with more than is known', JSON.stringify({ ...JSON.parse(whole()), more: 1 })],
    ['with a table of no entries', whole({ tables: [{ table: 'x', rows: [] }] })],
  ])('is refused at the door: %s', (_why, text) => {
    expect(parseBackup(text).ok).toBe(false)
  })

  it('is read as it was written', async () => {
    const { kept } = await played()
    const text = whole({ kept: { settings: '{"language":"de"}' }, tables: [kept] })
    const read = parseBackup(text)
    expect(read.ok && JSON.stringify(read.value)).toBe(text)
  })
})
