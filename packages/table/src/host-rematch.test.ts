import { pledgeFor } from '@adit/fairness'
import { describe, expect, it } from 'vitest'
import { duel, open, playOut, send } from './conformance/duel.ts'
import { ann, bob, Inbox, testWorld } from './conformance/testbed.ts'
import { TableHost } from './host.ts'

describe('a rematch', () => {
  it('seats the same people at a new table, once', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    expect(await send(host, ann, { type: 'rematch' })).toMatchObject({
      why: { key: 'table-not-finished' },
    })
    await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
    await send(host, bob, { type: 'vote', yes: true })
    await send(host, bob, { type: 'rematch' })
    const id = host.table.rematch ?? ''
    expect(inboxes[0].messages.at(-1)).toMatchObject({ info: { rematch: id } })
    const again = await TableHost.load(id, world)
    if (!again.ok) throw new Error(again.why.key)
    expect(again.value.table.places.map(place => place.player)).toEqual([ann, bob])
    expect(again.value.table.terms.after).toBe('t1')
    expect(again.value.table.terms.serverSeed).not.toBe(host.table.terms.serverSeed)
    expect(again.value.table.terms.evening).toEqual([])
    expect(await send(host, ann, { type: 'rematch' })).toMatchObject({
      why: { key: 'table-rematch-open', slots: { table: id } },
    })
  })

  it('begins by itself once everyone has said so, and knows the games before it', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await playOut(host)
    const scores = host.table.game.outcome(host.table.play?.state)?.scores
    await send(host, ann, { type: 'rematch' })
    const again = await TableHost.load(host.table.rematch ?? '', world)
    if (!again.ok) throw new Error(again.why.key)
    const next = again.value
    await send(next, bob, { type: 'ready', ready: true })
    expect(next.table.stage).toBe('open')
    await send(next, ann, { type: 'ready', ready: true })
    expect(next.table.stage).toBe('playing')
    const inbox = new Inbox()
    await next.watch(ann, inbox.send)
    expect(inbox.messages[0]).toMatchObject({
      info: { evening: [{ names: ['Ann', 'Bob'], scores }] },
    })
  })

  it('waits for a share that was pledged', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await playOut(host)
    await send(host, ann, { type: 'rematch' })
    const again = await TableHost.load(host.table.rematch ?? '', world)
    if (!again.ok) throw new Error(again.why.key)
    const next = again.value
    await send(next, ann, { type: 'pledge', pledge: pledgeFor('mine') })
    for (const who of [ann, bob]) await send(next, who, { type: 'ready', ready: true })
    expect(next.table.stage).toBe('open')
    await send(next, ann, { type: 'seed', seed: 'mine' })
    expect(next.table.stage).toBe('playing')
  })

  it('leaves out who had left, and brings the bots along', async () => {
    const world = testWorld()
    const host = await open(world, { bots: [{ seat: 1, bot: 'clever' }] })
    await send(host, bob, { type: 'sit' })
    await send(host, bob, { type: 'ready', ready: true })
    await send(host, ann, { type: 'start' })
    await send(host, bob, { type: 'leave' })
    await send(host, ann, { type: 'propose', motion: { kind: 'end' } })
    await send(host, ann, { type: 'rematch' })
    const again = await TableHost.load(host.table.rematch ?? '', world)
    if (!again.ok) throw new Error(again.why.key)
    expect(again.value.table.places.map(place => place.player?.name ?? place.bot)).toEqual([
      'Ann',
      'clever',
      undefined,
    ])
  })
})
