import type { Answer } from '@adit/protocol'
import { TableHost } from '../host.ts'
import { ann, bob, commandOf, Inbox, opening, type TestWorld, type Wish } from './testbed.ts'

type Changes = Parameters<typeof opening>[0]

export async function open(world: TestWorld, changes: Changes = {}): Promise<TableHost> {
  const command = { id: 'open', opening: opening(changes) }
  const { host } = await TableHost.open(command, ann, world)
  if (host === undefined) throw new Error('not opened')
  return host
}

let commands = 0
export function send(host: TableHost, who: typeof ann, wish: Wish): Promise<Answer> {
  return host.command(who, commandOf(wish, `c${++commands}`, host.table.id))
}

/** Ann and Bob, both connected, at a started table for two. */
export async function duel(world: TestWorld, changes: Changes = {}) {
  const host = await open(world, { config: { seats: 2 }, ...changes })
  const inboxes = [new Inbox(), new Inbox()] as const
  await host.watch(ann, inboxes[0].send)
  await send(host, bob, { type: 'sit' })
  const hangUp = await host.watch(bob, inboxes[1].send)
  await send(host, bob, { type: 'ready', ready: true })
  await send(host, ann, { type: 'start' })
  return { host, inboxes, hangUp }
}

export const since = (host: TableHost, seat: number) =>
  host.table.play?.asked.find(one => one.seat === seat)?.since ?? 0

export function firstMove(host: TableHost, seat: number): Wish {
  const { game, play } = host.table
  const [move] = game.legal(play?.state, seat, [])
  return { type: 'move', since: since(host, seat), move: game.notation.printMove(move) }
}

/** The first thing that may be done, again and again, until it is over. */
export async function playOut(host: TableHost): Promise<void> {
  for (let moves = 0; moves < 1_000 && host.table.stage === 'playing'; moves++) {
    const seat = host.table.play?.asked[0]?.seat ?? 0
    await send(host, [ann, bob][seat] ?? ann, firstMove(host, seat))
  }
}
