import { verify } from '@adit/fairness'
import { parseRecord, shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { playOut } from './trial/play.ts'
import { openingOf, seatPeople } from './trial/seats.ts'
import { testServers } from './trial/server.ts'

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
})
