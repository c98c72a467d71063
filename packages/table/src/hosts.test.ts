import { describe, expect, it } from 'vitest'
import { ann, bob, commandOf, opening, testWorld } from './conformance/testbed.ts'
import { TableHosts } from './hosts.ts'

describe('the tables in memory', () => {
  it('are each there once', async () => {
    const world = testWorld()
    const hosts = new TableHosts(world)
    const answer = await hosts.open({ id: 'o', opening: opening() }, ann)
    expect(answer).toMatchObject({ type: 'done', table: 't1' })
    const again = new TableHosts(world)
    const [one, other] = await Promise.all([again.get('t1'), again.get('t1')])
    expect(one.ok && other.ok && one.value === other.value).toBe(true)
  })

  it('leave when nobody watches or asks, and come back as they were', async () => {
    const world = testWorld()
    const hosts = new TableHosts(world)
    await hosts.open({ id: 'o', opening: opening() }, ann)
    const first = await hosts.get('t1')
    if (!first.ok) throw new Error(first.why.key)
    const hangUp = await first.value.watch(bob, () => {})
    world.clock.now += 300_000
    await hosts.sweep()
    expect(hosts.size).toBe(1)
    hangUp()
    await hosts.get('t1')
    await hosts.sweep()
    expect(hosts.size).toBe(1)
    await world.clock.pass(300_000)
    await hosts.sweep()
    expect(hosts.size).toBe(0)
    const late = await first.value.command(bob, commandOf({ type: 'sit' }))
    expect(late).toMatchObject({ why: { key: 'table-busy' } })
    await expect(first.value.watch(bob, () => {})).rejects.toThrow('closed')
    const second = await hosts.get('t1')
    if (!second.ok) throw new Error(second.why.key)
    expect(await second.value.command(bob, commandOf({ type: 'sit' }))).toMatchObject({
      type: 'done',
    })
    await hosts.close()
    expect(hosts.size).toBe(0)
  })

  it('are not kept when they are none', async () => {
    const hosts = new TableHosts(testWorld())
    expect(await hosts.get('nowhere')).toMatchObject({ why: { key: 'table-unknown' } })
    expect(hosts.size).toBe(0)
  })
})
