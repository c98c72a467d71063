import { describe, expect, it } from 'vitest'
import { type Backup, parseBackup, putBack, takeOut } from './backup.ts'
import { ann, bob, commandOf, opening, Sandbox, testWorld } from './conformance/testbed.ts'
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
    ['a seat that is none', { type: 'readied', seat: 9, ready: true }],
    ['a second opening', undefined],
    ['a move that cannot be read', { type: 'moved', seat: 0, by: 'player', move: '?', events: [] }],
    [
      'a move that was not there',
      { type: 'moved', seat: 1, by: 'player', move: 'drop 0', events: [] },
    ],
  ])('takes no table that has %s', async (_what, entry) => {
    const box = new Sandbox().started()
    const rows = box.table.log.map(one => ({ at: one.at, body: JSON.stringify(one.entry) }))
    const more = entry === undefined ? rows[0] : { at: box.now, body: JSON.stringify(entry) }
    const store = openMemoryStore()
    expect(await putBack(store, { table: 't1', rows: [...rows, more] }, box.ports.title)).toBe(
      false,
    )
    expect(await putBack(store, { table: 't1', rows }, box.ports.title)).toBe(true)
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
