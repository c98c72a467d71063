import { describe, expect, it } from 'vitest'
import { type BackupPorts, readBackup, writeBackup } from './backup.ts'
import { Link } from './link.ts'
import { HallWire, testHall } from './local/testbed.ts'
import { openTable } from './practice.ts'
import { TestClock } from './testbed.ts'

const ann = { id: 'ann', name: 'Ann', avatar: 'ida' }

/** A device with a hall of its own. */
function device(kept: Record<string, string> = {}) {
  const clock = new TestClock()
  const { hall } = testHall(clock)
  const map = new Map(Object.entries(kept))
  const ports: BackupPorts = {
    keeping: {
      read: name => map.get(name),
      write: (name, text) => void map.set(name, text),
      names: () => [...map.keys()],
    },
    now: () => 5,
    takeOut: () => hall.takeOut(ann.id),
    putBack: tables => hall.putBack(tables),
  }
  return { clock, hall, map, ports }
}

async function withTable() {
  const made = device({ persona: '{"id":"ann"}', settings: '{"pace":"calm"}', known: 'yes' })
  const { clock, hall } = made
  const link = new Link(new HallWire(hall, ann).dial, {
    now: () => clock.now,
    wakeAt: clock.wakeAt,
    random: () => 0,
    name: 'ann',
  })
  const opening = openTable(link, {
    title: 'my-treasure',
    config: { seats: 3 },
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    bots: [],
    sit: true,
  })
  await clock.pass(0)
  expect(await opening).toMatchObject({ ok: true })
  return made
}

describe('all that a device keeps', () => {
  it('is brought to another device, but not who that browser is to the server', async () => {
    const old = await withTable()
    const text = await writeBackup(old.ports)
    const fresh = device({ persona: '{"id":"someone"}', known: 'no' })
    expect(await readBackup(text, fresh.ports)).toBe(1)
    expect(Object.fromEntries(fresh.map)).toEqual({
      persona: '{"id":"ann"}',
      settings: '{"pace":"calm"}',
      known: 'no',
    })
    expect(JSON.parse(await writeBackup(fresh.ports)).tables).toEqual(JSON.parse(text).tables)
  })

  it('is brought once', async () => {
    const old = await withTable()
    expect(await readBackup(await writeBackup(old.ports), old.ports)).toBe(0)
  })

  it('changes nothing where the file is refused', async () => {
    const { ports, map } = device({ settings: '{}' })
    expect(await readBackup('{"format":"adit-device"}', ports)).toHaveProperty('key')
    expect([...map]).toEqual([['settings', '{}']])
  })
})
