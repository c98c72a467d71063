import { verify } from '@adit/fairness'
import { parseRecord, shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { arrive } from '../trial/client.ts'
import { ask } from '../trial/http.ts'
import { playOut } from '../trial/play.ts'
import { openingOf, seatPeople } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'

const start = testServers()
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Kim', 'Lou', 'Max', 'Ned']

/** One game of every preset of every title. */
const games = shelf.flatMap(title =>
  title.presets.map(({ name, config }) => [`${title.name}: ${name}`, title.name, config] as const),
)

describe('whole games over sockets', () => {
  it.each(games)('%s', async (_name, title, config) => {
    const { port } = await start()
    const opening = openingOf(title, config.seats, { config: { ...config } })
    const { table, clients } = await seatPeople(port, opening, NAMES.slice(0, config.seats))
    await clients[0].do({ type: 'start', table })
    await playOut(table, clients, 1)
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/tables/${table}/record`)
    const record = parseRecord(await reply.text())
    if (!record.ok) throw new Error(record.why.key)
    expect(verify(record.value.game, record.value.record)).toMatchObject({ ok: true })
    for (const { messages } of clients) {
      expect(messages.findLast(one => one.type === 'update')).toMatchObject({
        info: { stage: 'finished', ending: 'played-out' },
      })
    }
  })

  it('are played again by the same people, at a new table each time', async () => {
    const { port } = await start()
    const opening = openingOf('my-treasure', 2)
    const { table: first, clients } = await seatPeople(port, opening, ['Ann', 'Bob'])
    const tables = [first]
    for (let game = 0; game < 3; game++) {
      const table = tables[game]
      if (game === 0) await clients[0].do({ type: 'start', table })
      await playOut(table, clients, game)
      await clients[1].do({ type: 'rematch', table })
      const { body } = await ask(port, `/api/v1/tables/${table}`, {
        token: await arrive(port, 'Eve'),
      })
      tables.push(Object(body).info.rematch)
      for (const client of clients) {
        await client.do({ type: 'watch', table: tables[game + 1] })
        await client.do({ type: 'ready', table: tables[game + 1], ready: true })
      }
    }
    expect(new Set(tables).size).toBe(4)
  })
})
