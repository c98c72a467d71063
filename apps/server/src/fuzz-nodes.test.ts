import { expect, it } from 'vitest'
import { arrive } from '../trial/client.ts'
import { Game, Stranger, secretsIn } from '../trial/fuzz.ts'
import { testServers } from '../trial/server.ts'
import { sharedMemory } from '../trial/shared-memory.ts'
import { checkStore } from './check-store.ts'
import { LocalBus } from './hub/local.ts'

const start = testServers()
const MESSAGES = 4_000

/** What is overheard at one node is also said at the other, where nobody of the table is. */
it('two nodes take no harm from what is sent to one, to the other, and to both', async () => {
  const store = sharedMemory()
  const bus = new LocalBus()
  const nodes = await Promise.all(
    ['north', 'south'].map(node => start({ node }, { shared: { store, hub: bus.hub(), node } })),
  )
  const ports = nodes.map(({ port }) => port)
  const games = await Promise.all(
    Array.from({ length: 4 }, (_none, at) => Game.open(ports[at % 2], at, 5)),
  )
  const strangers = await Promise.all(
    ports.map(async (port, at) => new Stranger(port, await arrive(port, `Mallory ${at}`), at + 5)),
  )
  await Promise.all(strangers.map(stranger => stranger.send(MESSAGES / 2, games)))
  await Promise.all(games.map(game => game.finish()))
  const secrets = [...(await secretsIn(store)), ...games.flatMap(({ tokens }) => tokens)]
  expect(secrets.length).toBeGreaterThan(10)
  for (const { accepted, texts, sent, hangUps } of strangers) {
    expect([accepted, sent, hangUps > 0]).toEqual([[], MESSAGES / 2, true])
    expect(secrets.filter(secret => texts.any(secret))).toEqual([])
  }
  expect(games.flatMap(({ refusals }) => refusals)).toEqual([])
  const { tables, verified, problems } = await checkStore(store)
  expect([tables, verified, problems]).toEqual([4, 4, []])
})
