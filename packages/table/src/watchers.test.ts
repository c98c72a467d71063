import { expect, it } from 'vitest'
import { ann, Inbox, opening, player, testWorld } from './conformance/testbed.ts'
import { TableHost } from './host.ts'
import type { Peers } from './peers.ts'

const MANY = 200

/** Other nodes that write down how many names they were told, each time. */
function overhearing(): Peers & { readonly told: number[] } {
  const told: number[] = []
  return {
    told,
    deference: 0,
    isBlind: false,
    join: async () => () => {},
    announce: (_table, players) => told.push(players.length),
    nudge: () => {},
  }
}

async function openFor(peers: Peers | undefined) {
  const world = testWorld()
  const ports = peers === undefined ? world : { ...world, peers }
  const { host } = await TableHost.open({ id: 'o', opening: opening() }, ann, ports)
  if (host === undefined) throw new Error('not opened')
  return { host, clock: world.clock }
}

it('a crowd that leaves is told of once or twice, and not with each who goes', async () => {
  const { host, clock } = await openFor(undefined)
  const inbox = new Inbox()
  await host.watch(ann, inbox.send)
  const leave: (() => void)[] = []
  for (let nth = 0; nth < MANY; nth++) {
    leave.push(await host.watch(player(`Fan ${nth}`), () => {}))
  }
  await clock.pass(10_000)
  inbox.take()
  for (const go of leave) go()
  await clock.pass(10_000)
  expect(inbox.messages.length).toBeLessThanOrEqual(2)
  expect(inbox.messages.at(-1)).toMatchObject({ type: 'presence', online: [0], spectators: 0 })
})

it('other nodes hear at once who plays, and of a crowd so often at most', async () => {
  const peers = overhearing()
  const { host, clock } = await openFor(peers)
  await host.watch(ann, new Inbox().send)
  expect(peers.told).toEqual([1])
  for (let nth = 0; nth < MANY; nth++) {
    // Each with two lines, which are one person.
    for (let line = 0; line < 2; line++) await host.watch(player(`Fan ${nth}`), new Inbox().send)
  }
  expect(peers.told).toEqual([1])
  await clock.pass(10_000)
  expect(peers.told).toEqual([1, MANY + 1])
})

it('who is named at another node and has a line here is one', async () => {
  const { host, clock } = await openFor(overhearing())
  const inbox = new Inbox()
  await host.watch(ann, inbox.send)
  await host.watch(player('Fan'), new Inbox().send)
  host.hearWatchers('north', ['id-Fan', 'id-Ann', 'id-Eve'])
  await clock.pass(10_000)
  expect(inbox.messages.at(-1)).toMatchObject({ type: 'presence', online: [0], spectators: 2 })
})
