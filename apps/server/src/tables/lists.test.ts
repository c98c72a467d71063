import { expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { HandClock } from '../../trial/hand-clock.ts'
import { ask } from '../../trial/http.ts'
import { playOut } from '../../trial/play.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { temporaryFolders } from '../store/temporary.ts'
import { realWorld } from '../world.ts'

const start = testServers()
const folder = temporaryFolders()
const opening = openingOf('my-treasure', 2)
const MINUTES = 60_000

it('a table its host went away from is unlisted, and listed again when the host is back', async () => {
  const clock = new HandClock()
  const { port } = await start({}, { world: { ...realWorld(), wakeAt: clock.wakeAt } })
  const reader = await Client.open(port, await arrive(port, 'Eve'))
  await reader.do({ type: 'browse', on: true })
  const token = await arrive(port, 'Ann')
  const host = await Client.open(port, token)
  const listed = reader.until(one => one.type === 'listed')
  const { table = '' } = await host.do({ type: 'open', opening })
  await host.do({ type: 'watch', table })
  await listed

  const unlisted = reader.until(one => one.type === 'unlisted')
  host.wire.cut()
  await expect.poll(() => clock.dues.length).toBe(1)
  clock.ring(Date.now() + 2 * MINUTES)
  expect(await unlisted).toEqual({ type: 'unlisted', table })
  expect((await ask(port, '/api/v1/tables')).body).toEqual({ tables: [] })
  expect((await ask(port, '/api/v1/me/tables', { token })).body).toMatchObject({
    tables: [{ table }],
  })

  const again = reader.until(one => one.type === 'listed')
  const back = await Client.open(port, token)
  await back.do({ type: 'watch', table })
  expect(await again).toMatchObject({ listing: { table, names: ['Ann'] } })
  expect((await ask(port, '/api/v1/tables')).body).toMatchObject({ tables: [{ table }] })
})

it('public games that are over are listed for all, others for nobody', async () => {
  const { port } = await start()
  const over: string[] = []
  for (const visibility of ['public', 'link'] as const) {
    const { table, clients } = await seatPeople(port, { ...opening, visibility }, ['Ann', 'Bob'])
    await clients[0].do({ type: 'start', table })
    expect((await ask(port, '/api/v1/games')).text).not.toContain(table)
    await playOut(table, clients, 1)
    over.push(table)
  }
  const listed = async (): Promise<unknown> => (await ask(port, '/api/v1/games')).body
  await expect.poll(listed).toMatchObject({
    tables: [{ table: over[0], stage: 'finished', names: ['Ann', 'Bob'], mine: false }],
  })
})

it('after a restart a table is offered until its people have had time to come back', async () => {
  const data = await folder()
  const first = await start({ folder: data })
  const body = { id: 'o', opening }
  const opened = await ask(first.port, '/api/v1/tables', {
    token: await arrive(first.port, 'Ann'),
    body,
  })
  const { table } = Object(opened.body)
  await first.close()
  const clock = new HandClock()
  const world = { ...realWorld(), wakeAt: clock.wakeAt }
  const { port } = await start({ folder: data }, { world })
  expect((await ask(port, '/api/v1/tables')).body).toMatchObject({ tables: [{ table }] })
  await expect.poll(() => clock.dues.length).toBe(1)
  clock.ring(Date.now() + 2 * MINUTES)
  const offered = async (): Promise<unknown> => (await ask(port, '/api/v1/tables')).body
  await expect.poll(offered).toEqual({ tables: [] })
})
