import { describe, expect, it } from 'vitest'
import { duel, send } from './conformance/duel.ts'
import { ann, bob, cid, Inbox, player, testWorld } from './conformance/testbed.ts'

describe('connections', () => {
  it('are welcomed, hear all that happens, and say who is here', async () => {
    const world = testWorld()
    const { host, inboxes, hangUp } = await duel(world)
    const kinds = inboxes[1].messages.map(message => message.type)
    expect(kinds.slice(0, 2)).toEqual(['welcome', 'presence'])
    expect(inboxes[1].messages[1]).toMatchObject({ online: [0, 1], spectators: 0 })
    inboxes[0].take()
    await world.clock.pass(1_000)
    inboxes[0].take()
    hangUp()
    expect(inboxes[0].messages).toMatchObject([{ type: 'presence', online: [0] }])
    await host.watch(cid, () => {})
    // Not so soon after the last time.
    expect(inboxes[0].messages).toHaveLength(1)
    await world.clock.pass(1_000)
    expect(inboxes[0].messages.at(-1)).toMatchObject({ spectators: 1 })
  })

  it('of a crowd tell the newcomer at once, and the others once a second', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    await world.clock.pass(1_000)
    inboxes[0].take()
    let told = 0
    for (let nth = 0; nth < 500; nth++) {
      const heard: string[] = []
      await host.watch(player(`Guest ${nth}`), message => {
        told++
        heard.push(message.type)
      })
      expect(heard).toContain('presence')
    }
    await world.clock.pass(5_000)
    expect(inboxes[0].messages.at(-1)).toMatchObject({ spectators: 500 })
    expect(inboxes[0].messages.length).toBeLessThanOrEqual(2)
    // Each was welcomed, told who is here, and told once more.
    expect(told).toBeLessThanOrEqual(3 * 500)
  })

  it('that break do not disturb the others', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    let broken = false
    await host.watch(cid, () => {
      if (broken) throw new Error('socket closed')
    })
    broken = true
    inboxes[0].take()
    await send(host, ann, { type: 'chat', text: 'hi' })
    expect(inboxes[0].take()).toHaveLength(1)
    expect(world.troubles).toHaveLength(1)
  })

  it('missing for a minute mean that the player has left; coming back gives the seat back', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    hangUp()
    await world.clock.pass(59_000)
    const back = await host.watch(bob, () => {})
    await world.clock.pass(120_000)
    expect(host.table.places[1].away).toBe(false)
    back()
    await world.clock.pass(60_000)
    expect(host.table.places[1].away).toBe(true)
    await send(host, ann, { type: 'propose', motion: { kind: 'bot', seat: 1 } })
    expect(host.table.places[1].bot).toBe('clever')
    const inbox = new Inbox()
    await host.watch(bob, inbox.send, host.table.seq)
    expect(host.table.places[1]).toMatchObject({ away: false, bot: undefined })
    expect(inbox.messages.map(message => message.type)).toEqual(['update', 'presence', 'update'])
  })

  it('are not needed by programs that send commands', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    hangUp()
    for (let minute = 0; minute < 3; minute++) {
      await world.clock.pass(50_000)
      await send(host, bob, { type: 'chat', text: 'still here' })
    }
    expect(host.table.places[1].away).toBe(false)
  })
})
