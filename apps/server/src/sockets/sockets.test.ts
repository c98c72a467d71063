import { PROTOCOL } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { generous } from '../../trial/generous.ts'
import { DUEL, duel } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { Declined, opcodes, Wire } from '../../trial/wire.ts'

const start = testServers()

/** What came back instead of a socket. */
async function declined(port: number, headers: Record<string, string>): Promise<Declined> {
  const outcome = await Wire.open({ port, headers }).then(
    wire => wire.cut(),
    (error: unknown) => error,
  )
  if (outcome instanceof Declined) return outcome
  throw new Error('a socket was opened')
}

describe('a socket', () => {
  it('says hello first, by the name its token stands for', async () => {
    const { port } = await start()
    const client = await Client.open(port, await arrive(port, 'Ann'))
    await client.until(() => true)
    expect(client.messages).toEqual([
      { type: 'hello', protocol: PROTOCOL, name: 'Ann', avatar: 'red-hat' },
    ])
  })

  it('is not opened without a token of ours, nor for a page of someone else', async () => {
    const { port } = await start()
    const token = await arrive(port, 'Ann')
    const bearer = { Authorization: `Bearer ${token}` }
    expect(await declined(port, {})).toMatchObject({ status: 401 })
    const forged = { Authorization: `Bearer ${token.slice(0, -2)}AA` }
    expect(await declined(port, forged)).toMatchObject({ status: 401 })
    const foreign = { ...bearer, Origin: 'http://evil.example' }
    const { status, body } = await declined(port, foreign)
    expect([status, JSON.parse(body)]).toEqual([
      403,
      { type: 'refused', why: { key: 'server-foreign-origin' } },
    ])
    const own = { ...bearer, Origin: `http://127.0.0.1:${port}` }
    const wire = await Wire.open({ port, headers: own })
    wire.cut()
  })

  it('is opened at its own address alone, and elsewhere nobody learns whether a table is there', async () => {
    const { port } = await start()
    const headers = { Authorization: `Bearer ${await arrive(port, 'Ann')}` }
    for (const path of ['/', '/t/secret', '/api/v1/tables/secret', '/healthz']) {
      const outcome = await Wire.open({ port, headers, path }).then(
        wire => wire.cut(),
        (error: unknown) => error,
      )
      expect(outcome, path).toMatchObject({ status: 404 })
    }
  })

  it('takes the cookie of a page in place of a bearer token', async () => {
    const { port } = await start()
    const headers = { Cookie: `adit=${await arrive(port, 'Ann')}` }
    const wire = await Wire.open({ port, headers })
    wire.cut()
  })

  it.each(['socketsOfIdentity', 'socketsOfAddress'])('is one of so many %s', async limit => {
    const { port } = await start({ limits: { ...generous, [limit]: 2 } })
    const headers = { Authorization: `Bearer ${await arrive(port, 'Ann')}` }
    const [first] = [await Wire.open({ port, headers }), await Wire.open({ port, headers })]
    expect(await declined(port, headers)).toMatchObject({ status: 429 })
    first.cut()
    await new Promise(resolve => setTimeout(resolve, 50))
    const again = await Wire.open({ port, headers })
    again.cut()
  })

  it('answers what is no command with the reason, and goes on', async () => {
    const { port } = await start()
    const client = await Client.open(port, await arrive(port, 'Ann'))
    for (const text of ['', '{', 'null', '{"id":"x","type":"fly"}']) client.wire.send(text)
    client.wire.frame(opcodes.binary, Buffer.from('{"id":"y","type":"mine"}'))
    await client.do({ type: 'mine' })
    const refusals = client.messages.flatMap(one => (one.type === 'refused' ? [one] : []))
    expect(refusals.map(({ id, why }) => [id, why.key])).toEqual([
      [undefined, 'message-not-json'],
      [undefined, 'message-not-json'],
      [undefined, 'message-bad-field'],
      ['x', 'message-bad-field'],
      [undefined, 'message-not-json'],
    ])
  })

  it('closes on a message that is too big', async () => {
    const { port } = await start()
    const client = await Client.open(port, await arrive(port, 'Ann'))
    const closed = client.until(() => false).catch(() => client.closed)
    client.wire.send('x'.repeat(100_000))
    expect(await closed).toBe(1009)
  })

  it('passes on a new name to the tables to come', async () => {
    const { port } = await start()
    const client = await Client.open(port, await arrive(port, 'Ann'))
    await client.do({ type: 'profile', name: 'Anna', avatar: 'blue-hat' })
    const { table = '' } = await client.do({ type: 'open', opening: DUEL })
    await client.do({ type: 'watch', table })
    expect(client.messages.find(one => one.type === 'welcome')).toMatchObject({
      info: { seats: [{ name: 'Anna', avatar: 'blue-hat' }, {}] },
    })
  })
})

describe('coming back', () => {
  it('brings what was missed and nothing else', async () => {
    const { port } = await start()
    const { table, bob, ann, tokens } = await duel(port)
    const seen = bob.messages.findLast(one => one.type === 'update')?.seq
    bob.wire.cut()
    await ann.do({ type: 'chat', table, text: 'Where are you?' })
    const back = await Client.open(port, tokens[1])
    await back.do({ type: 'watch', table, ...(seen === undefined ? {} : { since: seen }) })
    const [, update] = back.messages
    expect(update).toMatchObject({
      type: 'update',
      seat: 1,
      items: [{ seq: (seen ?? 0) + 1, type: 'chatted', text: 'Where are you?' }],
    })
  })

  it('begins anew with a number from the future', async () => {
    const { port } = await start()
    const { table, tokens } = await duel(port)
    const back = await Client.open(port, tokens[1])
    await back.do({ type: 'watch', table, since: 1_000_000 })
    expect(back.messages[1]).toMatchObject({ type: 'welcome', seat: 1 })
  })
})

describe('a command', () => {
  it('sent twice is answered twice and done once', async () => {
    const { port } = await start()
    const { table, ann } = await duel(port)
    const first = await ann.do({ type: 'chat', table, text: 'Hello' }, 'once')
    const second = await ann.do({ type: 'chat', table, text: 'Hello' }, 'once')
    expect(second).toEqual(first)
    const said = ann.messages.flatMap(one => (one.type === 'update' ? one.items : []))
    expect(said.filter(item => item.type === 'chatted')).toHaveLength(1)
  })

  it('opens one table however often it is sent', async () => {
    const { port } = await start()
    const client = await Client.open(port, await arrive(port, 'Ann'))
    const first = await client.do({ type: 'open', opening: DUEL }, 'open')
    expect(await client.do({ type: 'open', opening: DUEL }, 'open')).toEqual(first)
    await client.do({ type: 'mine' })
    expect(client.messages.at(-2)).toMatchObject({ which: 'mine', tables: [{ mine: true }] })
  })

  it('for a table that is not there is refused', async () => {
    const { port } = await start()
    const client = await Client.open(port, await arrive(port, 'Ann'))
    for (const wish of [
      { type: 'watch', table: 'nowhere' },
      { type: 'sit', table: 'nowhere' },
    ] as const) {
      expect(await client.ask(wish)).toMatchObject({ why: { key: 'table-unknown' } })
    }
    expect(await client.ask({ type: 'find', code: 'ABCDEF' })).toMatchObject({
      why: { key: 'server-unknown-code' },
    })
  })
})

describe('the list of public tables', () => {
  it('is live', async () => {
    const { port } = await start()
    const reader = await Client.open(port, await arrive(port, 'Eve'))
    await reader.do({ type: 'browse', on: true })
    const host = await Client.open(port, await arrive(port, 'Ann'))
    const listed = reader.until(one => one.type === 'listed')
    const { table = '' } = await host.do({ type: 'open', opening: DUEL })
    expect(await listed).toMatchObject({ listing: { table, taken: 1, names: ['Ann'] } })
    const unlisted = reader.until(one => one.type === 'unlisted')
    await host.do({ type: 'leave', table })
    expect(await unlisted).toEqual({ type: 'unlisted', table })
  })

  it('leaves out tables by link, which their code finds', async () => {
    const { port } = await start()
    const host = await Client.open(port, await arrive(port, 'Ann'))
    const opening = { ...DUEL, visibility: 'link' as const }
    const { table = '' } = await host.do({ type: 'open', opening })
    await host.do({ type: 'browse', on: true })
    expect(host.messages.findLast(one => one.type === 'tables')).toMatchObject({ tables: [] })
    const guest = await Client.open(port, await arrive(port, 'Bob'))
    const code = table.split('-')[0]
    expect(code).toMatch(/^[2-9A-Z]{12}$/)
    expect(await guest.ask({ type: 'find', code })).toMatchObject({ type: 'done', table })
  })

  it('lets a code lead to a table that waits for people, and to no game', async () => {
    const { port } = await start()
    const { table, ann } = await duel(port)
    const code = table.split('-')[0]
    expect(code).toMatch(/^[0-9]{6}$/)
    const stranger = await Client.open(port, await arrive(port, 'Cid'))
    expect(await stranger.ask({ type: 'find', code })).toMatchObject({
      type: 'refused',
      why: { key: 'server-unknown-code' },
    })
    expect(await ann.ask({ type: 'find', code })).toMatchObject({ type: 'done', table })
  })

  it('lets a short code lead to no table that became private', async () => {
    const { port } = await start()
    const host = await Client.open(port, await arrive(port, 'Ann'))
    const { table = '' } = await host.do({ type: 'open', opening: DUEL })
    const guest = await Client.open(port, await arrive(port, 'Bob'))
    const code = table.split('-')[0]
    expect(await guest.ask({ type: 'find', code })).toMatchObject({ type: 'done', table })
    const { config, clock, memory } = DUEL
    const terms = { config, clock, memory, visibility: 'link' as const }
    await host.do({ type: 'change', table, terms })
    expect(await guest.ask({ type: 'find', code })).toMatchObject({ type: 'refused' })
  })
})

it('tells its clients to come back when it goes down in good order', async () => {
  const server = await start()
  const { table, ann, bob } = await duel(server.port)
  await ann.do({ type: 'chat', table, text: 'Last words' })
  const gone = [ann, bob].map(client => client.until(() => false).catch(() => undefined))
  await server.close()
  await Promise.all(gone)
  for (const { messages } of [ann, bob]) {
    expect(messages.at(-1)).toMatchObject({ type: 'closing', after: expect.any(Number) })
  }
  expect([ann.closed, bob.closed]).toEqual([1012, 1012])
})
