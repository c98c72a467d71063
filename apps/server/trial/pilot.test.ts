import { quickRandom } from '@adit/kernel'
import { expect, it } from 'vitest'
import { Pilot } from './pilot.ts'
import { playOut } from './play.ts'
import { openingOf, seatPeople } from './seats.ts'
import { testServers } from './server.ts'

const start = testServers()

it('gives a question that is shown again, by a node that lags behind, the answer it had', async () => {
  const { port } = await start()
  const { table, clients } = await seatPeople(port, openingOf('nimble-gnomes', 2), ['Ann', 'Bob'])
  await clients[0].do({ type: 'start', table })
  await playOut(table, clients, 7)
  const { messages } = clients[0]
  const pilot = new Pilot(table, 'Ann', quickRandom(1))
  const first = messages.map(message => pilot.hear(message))
  const again = messages.map(message => pilot.hear(message))
  expect(again).toEqual(first)
  expect(new Set(first.map(chosen => chosen?.id)).size).toBeGreaterThan(5)
})
