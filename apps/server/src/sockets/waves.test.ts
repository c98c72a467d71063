import { expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { testServers } from '../../trial/server.ts'
import { sharedMemory } from '../../trial/shared-memory.ts'
import { LocalBus } from '../hub/local.ts'

const start = testServers()

it('a node that ends sends people to others in waves, to be back at once', async () => {
  const shared = { store: sharedMemory(), hub: new LocalBus().hub(), node: 'north' }
  const server = await start({ node: 'north' }, { shared })
  const token = await arrive(server.port, 'Ann')
  const told: number[] = []
  const after: number[] = []
  for (let nth = 0; nth < 120; nth++) {
    const client = await Client.open(server.port, token)
    client.heard = message => {
      if (message.type !== 'closing') return
      told.push(performance.now())
      after.push(message.after)
    }
  }
  await server.close()
  await expect.poll(() => told.length).toBe(120)
  expect(Math.max(...told) - Math.min(...told)).toBeGreaterThan(150)
  // A hundred in the first, the rest after the pause: the longest silence lies between the two.
  const pauses = told.slice(1).map((at, nth) => at - (told[nth] ?? at))
  expect(pauses.indexOf(Math.max(...pauses))).toBe(99)
  expect(Math.max(...after)).toBeLessThan(500)
})
