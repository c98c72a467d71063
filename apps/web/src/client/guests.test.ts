import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { Guests, goOnAround, nextHolder } from './guests.ts'
import { Link } from './link.ts'
import { HallWire, testHall } from './local/testbed.ts'
import { openTable } from './practice.ts'
import { TableSession } from './session.ts'
import { TestClock } from './testbed.ts'

async function tableForThree({ gated = false } = {}) {
  const clock = new TestClock()
  const { hall } = testHall(clock)
  const kept = new Map<string, string>()
  let ids = 0
  const ports = {
    keeping: {
      read: (key: string) => kept.get(key),
      write: (key: string, text: string) => void kept.set(key, text),
    },
    now: () => clock.now,
    wakeAt: clock.wakeAt,
    random: () => 0,
    freshId: () => `id${++ids}`,
    dialLocal: (who: { id: string; name: string; avatar: string }) => new HallWire(hall, who).dial,
  }
  const ann = { id: 'ann', name: 'Ann', avatar: 'ida' }
  const link = new Link(ports.dialLocal(ann), { ...ports, name: 'ann' })
  const opening = openTable(link, {
    title: 'my-treasure',
    config: { seats: 3, first: 1 },
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    bots: [{ seat: 2, bot: 'random' }],
    sit: true,
    gated,
  })
  await clock.pass(0)
  const opened = await opening
  if (!opened.ok) throw new Error(opened.why.key)
  const own = new TableSession(opened.table, link, ports.now)
  return { clock, ports, own, kept, hall, guests: new Guests(opened.table, ports) }
}

describe('guests at this device', () => {
  it('sit, are ready, and have a view of their own', async () => {
    const { clock, own, guests } = await tableForThree()
    const sitting = guests.sit('Bob', 'ost', 1)
    await clock.pass(0)
    expect(await sitting).toMatchObject({ type: 'done' })
    void own.do({ type: 'start' })
    await clock.pass(0)
    const bob = nth(guests.sessions.value, 0)
    expect(bob.seen.value).toMatchObject({ seat: 1, info: { stage: 'playing' } })
    expect(bob.decision).toBeDefined()
    expect(own.decision).toBeUndefined()
  })

  it('begin a round together, where it waits for each of them', async () => {
    const { clock, own, guests } = await tableForThree({ gated: true })
    void guests.sit('Bob', 'ost', 1)
    await clock.pass(0)
    void own.do({ type: 'start' })
    await clock.pass(0)
    const bob = nth(guests.sessions.value, 0)
    expect([own.isAwaited, bob.isAwaited, bob.decision]).toEqual([true, true, undefined])
    goOnAround([own, bob], own.seen.value?.game?.gate?.since ?? 0)
    await clock.pass(0)
    expect([own.isAwaited, bob.isAwaited]).toEqual([false, true])
    expect(bob.decision).toBeDefined()
  })

  it('see their own; between them lies what all may see', async () => {
    const { clock, own, guests } = await tableForThree()
    void guests.sit('Bob', 'ost', 1)
    await clock.pass(0)
    void own.do({ type: 'start' })
    await clock.pass(0)
    const between = guests.onlooker()
    await clock.pass(0)
    expect(between.refused.value).toBeUndefined()
    expect(between.seen.value).toMatchObject({ seat: undefined, info: { stage: 'playing' } })
  })

  it('are people: nobody is coached beside them', async () => {
    const { clock, own, hall, guests } = await tableForThree()
    const sitting = guests.sit('Bob', 'ost', 1)
    await clock.pass(0)
    await sitting
    void own.do({ type: 'start' })
    await clock.pass(0)
    expect(nth(guests.sessions.value, 0).decision).toBeDefined()
    const asked = { table: own.table, seat: 1, chosen: 'draw' }
    expect(await hall.advise(asked)).toBeUndefined()
  })

  it('are told why they cannot sit, and are not kept then', async () => {
    const { clock, guests, kept } = await tableForThree()
    const sitting = guests.sit('Ann', 'ost', 1)
    await clock.pass(0)
    expect(await sitting).toMatchObject({ type: 'refused', why: { key: 'table-name-alike' } })
    expect(guests.sessions.value).toEqual([])
    expect(kept.size).toBe(0)
  })

  it('are the same people when the page is loaded again', async () => {
    const { clock, ports, own, guests } = await tableForThree()
    void guests.sit('Bob', 'ost', 1)
    await clock.pass(0)
    guests.close()
    const again = new Guests(own.table, ports)
    await clock.pass(0)
    expect(again.sessions.value.map(session => session.seen.value?.seat)).toEqual([1])
  })

  it('pass the device to whoever is asked, and leave it where it is while nobody is', () => {
    const ann = { isAwaited: false }
    const bob = { isAwaited: true }
    const cid = { isAwaited: true }
    expect(nextHolder([ann, bob, cid], ann)).toBe(bob)
    expect(nextHolder([ann, bob, cid], cid)).toBe(cid)
    expect(nextHolder([ann], ann)).toBe(ann)
  })
})
