import { titleNamed } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { Client } from '../../trial/client.ts'
import { ask } from '../../trial/http.ts'
import { playOut } from '../../trial/play.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { temporaryFolders } from '../store/temporary.ts'
import { realWorld, type World } from '../world.ts'

const start = testServers()
const folder = temporaryFolders()

/** After an update that corrected the rules of everything. */
const later: World = {
  ...realWorld(),
  title(name) {
    const title = titleNamed(name)
    return title && { ...title, revision: title.revision + 1 }
  },
}

/** A finished game and one in mid-game, both public, and the server after the update. */
async function updated() {
  const data = await folder()
  const before = await start({ folder: data })
  const timed = openingOf('my-treasure', 2, { clock: 'fast' })
  const over = await seatPeople(before.port, timed, ['Ann', 'Bob'])
  await over.clients[0].do({ type: 'start', table: over.table })
  await playOut(over.table, over.clients, 1)
  const record = await ask(before.port, `/api/v1/tables/${over.table}/record`)
  const stuck = await seatPeople(before.port, timed, ['Cid', 'Dee'])
  await stuck.clients[0].do({ type: 'start', table: stuck.table })
  await before.close()
  const server = await start({ folder: data }, { world: later })
  const { port } = server
  return { data, server, port, over, stuck, record: Object(record.body) }
}

describe('a table whose rules have changed since', () => {
  it('says so, and is not offered to anyone else', async () => {
    const { port, over, stuck } = await updated()
    const client = await Client.open(port, over.tokens[0])
    const why = {
      key: 'table-other-revision',
      slots: { title: 'my-treasure', revision: 1, ours: 2 },
    }
    for (const { table } of [over, stuck]) {
      expect(await client.ask({ type: 'watch', table })).toMatchObject({ type: 'refused', why })
      expect(await client.ask({ type: 'undo', table })).toMatchObject({ type: 'refused', why })
      const state = await ask(port, `/api/v1/tables/${table}`, { token: over.tokens[0] })
      expect([state.status, Object(state.body).why]).toEqual([409, why])
    }
    expect((await ask(port, '/api/v1/tables')).body).toEqual({ tables: [] })
  })

  it('keeps its record and its events once it is over, and its secrets until then', async () => {
    const { port, over, stuck, record } = await updated()
    const { hash: _hash, ...rest } = record
    const kept = await ask(port, `/api/v1/tables/${over.table}/record`)
    expect([kept.status, kept.body]).toEqual([200, rest])
    const log = await ask(port, `/api/v1/tables/${over.table}/log`)
    const { moves, seats, revision } = Object(log.body)
    expect([seats, revision, moves.length]).toEqual([['Ann', 'Bob'], 1, rest.moves.length])
    expect(moves[0]).toMatchObject({ seat: 30, by: 'chance', events: [{ type: 'began' }] })
    for (const path of ['record', 'log']) {
      expect(await ask(port, `/api/v1/tables/${stuck.table}/${path}`)).toMatchObject({
        status: 409,
      })
    }
  })

  it('is played on by a server that has its rules', async () => {
    const { data, server, stuck } = await updated()
    await server.close()
    const again = await start({ folder: data })
    const clients = await Promise.all(stuck.tokens.map(token => Client.open(again.port, token)))
    for (const client of clients) await client.do({ type: 'watch', table: stuck.table })
    await playOut(stuck.table, clients, 3)
    expect(await ask(again.port, `/api/v1/tables/${stuck.table}/record`)).toMatchObject({
      status: 200,
    })
  })
})
