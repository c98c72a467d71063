import { describe, expect, it } from 'vitest'
import {
  ann,
  bob,
  cid,
  commandOf,
  opening,
  type TestWorld,
  testWorld,
} from './conformance/testbed.ts'
import { TableHost } from './host.ts'

const MINUTE = 60_000

async function opened(world: TestWorld, changes: Parameters<typeof opening>[0] = {}) {
  const { host } = await TableHost.open({ id: 'o', opening: opening(changes) }, ann, world)
  if (host === undefined) throw new Error('not opened')
  return host
}

const isListed = (world: TestWorld): boolean | undefined => world.store.summary()?.public

describe('a public table before the game', () => {
  it('is offered for two minutes without its people, and again when one is back', async () => {
    const world = testWorld()
    const host = await opened(world)
    const hangUp = await host.watch(ann, () => {})
    await world.clock.pass(10 * MINUTE)
    expect(isListed(world)).toBe(true)
    hangUp()
    await host.watch(cid, () => {})
    await world.clock.pass(2 * MINUTE - 1)
    expect(isListed(world)).toBe(true)
    await world.clock.pass(1)
    expect(isListed(world)).toBe(false)
    await host.watch(ann, () => {})
    await world.clock.pass(0)
    expect(isListed(world)).toBe(true)
    expect(world.troubles).toEqual([])
  })

  it('is attended by anyone who sits, and by a host who stands', async () => {
    const world = testWorld()
    const host = await opened(world, { sit: false })
    const hangUp = await host.watch(ann, () => {})
    await world.clock.pass(3 * MINUTE)
    expect(isListed(world)).toBe(true)
    await host.command(bob, commandOf({ type: 'sit' }))
    await host.watch(bob, () => {})
    hangUp()
    await world.clock.pass(3 * MINUTE)
    expect(isListed(world)).toBe(true)
  })

  it('is attended by a program that sends commands and has no connection', async () => {
    const world = testWorld()
    const host = await opened(world)
    for (let nth = 0; nth < 3; nth++) {
      await world.clock.pass(2 * MINUTE - 1)
      // Refused: a table for three. That it was said is what counts.
      await host.command(ann, commandOf({ type: 'start' }, `s${nth}`))
      expect(isListed(world)).toBe(true)
    }
    await world.clock.pass(2 * MINUTE)
    expect(isListed(world)).toBe(false)
    await host.command(ann, commandOf({ type: 'chat', text: 'back' }, 'x'))
    await world.clock.pass(0)
    expect(isListed(world)).toBe(true)
  })

  it('stays in memory until that is settled, and is found deserted after a restart', async () => {
    const world = testWorld()
    const first = await opened(world)
    expect(first.isIdle).toBe(false)
    await first.close()
    const again = await TableHost.load('t1', world)
    if (!again.ok) throw new Error(again.why.key)
    expect([again.value.isIdle, isListed(world)]).toEqual([false, true])
    await world.clock.pass(2 * MINUTE)
    expect([again.value.isIdle, isListed(world)]).toEqual([true, false])
    // A stranger who has the link and looks in does not count.
    await again.value.watch(cid, () => {})
    expect(isListed(world)).toBe(false)
  })

  it('is unlisted though the store was busy at first', async () => {
    const world = testWorld()
    await opened(world)
    world.store.faults.push('busy')
    await world.clock.pass(2 * MINUTE)
    expect(isListed(world)).toBe(true)
    await world.clock.pass(2 * MINUTE + 1_000)
    expect(isListed(world)).toBe(false)
  })

  it('stays unlisted when it changes, and is listed once it is played', async () => {
    const world = testWorld()
    const host = await opened(world, { config: { seats: 2 }, bots: [{ seat: 1, bot: 'random' }] })
    await world.clock.pass(2 * MINUTE)
    await host.command(cid, commandOf({ type: 'chat', text: 'anyone?' }, 'c'))
    expect(isListed(world)).toBe(false)
    await host.command(ann, commandOf({ type: 'start' }, 's'))
    expect(isListed(world)).toBe(true)
  })
})
