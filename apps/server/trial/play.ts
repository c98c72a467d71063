import { quickRandom } from '@adit/kernel'
import type { Client } from './client.ts'
import { Pilot } from './pilot.ts'

const PASSING: readonly string[] = ['table-busy', 'table-not-stored']
const AGAIN = 200

/** Everyone plays by what they are sent until the game is over. */
export async function playOut(
  table: string,
  clients: readonly Client[],
  seed: number,
): Promise<void> {
  await Promise.all(clients.map((client, seat) => play(table, client, seed + seat)))
}

function play(table: string, client: Client, seed: number): Promise<void> {
  const pilot = new Pilot(table, `p${table}`, quickRandom(seed))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let sent: string | undefined
  const act = (): void => {
    const chosen = pilot.choose()
    if (pilot.isOver) resolve()
    if (chosen === undefined || chosen.id === sent) return
    sent = chosen.id
    client.wire.send(JSON.stringify(chosen))
  }
  for (const message of client.messages) pilot.hear(message)
  client.heard = message => {
    if (message.type === 'refused' && PASSING.includes(message.why.key)) {
      // As a page does: the same again, under the same id.
      const again = pilot.choose()
      setTimeout(() => again && client.wire.send(JSON.stringify(again)), AGAIN)
      return
    }
    if (message.type === 'refused') reject(new Error(`refused: ${JSON.stringify(message.why)}`))
    pilot.hear(message)
    act()
  }
  act()
  return promise
}
