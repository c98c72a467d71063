import type { Opening } from '@adit/protocol'
import { arrive, Client } from './client.ts'

export function openingOf(title: string, seats: number, changes: Partial<Opening> = {}): Opening {
  return {
    title,
    config: { seats },
    clock: 'none',
    visibility: 'public',
    memory: 'full',
    bots: [],
    sit: true,
    ...changes,
  }
}

export interface Seated {
  readonly table: string
  /** By seat: the first is the host. */
  readonly clients: readonly Client[]
  readonly tokens: readonly string[]
}

/** People around a new table, everyone watching and ready; only the start is left to do. */
export async function seatPeople(
  port: number,
  opening: Opening,
  names: readonly string[],
): Promise<Seated> {
  const tokens = await Promise.all(names.map(name => arrive(port, name)))
  const clients = await Promise.all(tokens.map((token, at) => Client.open(port, token, names[at])))
  const { table = '' } = await clients[0].do({ type: 'open', opening })
  for (const [seat, client] of clients.entries()) {
    if (seat > 0) await client.do({ type: 'sit', table, seat })
    await client.do({ type: 'watch', table })
    await client.do({ type: 'ready', table, ready: true })
  }
  return { table, clients, tokens }
}

export const DUEL = openingOf('my-treasure', 2)

/** Two people whose game has begun. */
export async function duel(port: number) {
  const seated = await seatPeople(port, DUEL, ['Ann', 'Bob'])
  const [ann, bob] = seated.clients
  await ann.do({ type: 'start', table: seated.table })
  // What was sent before an answer has come when the answer has.
  await bob.do({ type: 'mine' })
  return { ...seated, ann, bob }
}
