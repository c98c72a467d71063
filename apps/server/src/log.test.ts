import type { Store } from '@adit/table'
import { openMemoryStore } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { arrive, Client } from '../trial/client.ts'
import { ask } from '../trial/http.ts'
import { openingOf } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { realWorld } from './world.ts'

const start = testServers()
const CHAT = 'Psst: Bob has the golden key'
const SEED = 'my very own seed'
const SLIPPED = 'a line that was cut short'

/** A disk that fails when told to, with an error that carries what should have been written. */
function moody(store: Store): { readonly store: Store; fail(): void } {
  let isFailing = false
  return {
    fail() {
      isFailing = true
    },
    store: {
      ...store,
      async append(append) {
        if (!isFailing) return store.append(append)
        isFailing = false
        throw Object.assign(new Error('the disk is full'), { append })
      },
    },
  }
}

/** All that happens in a server's day, well and badly; what its log says of it, and what is secret. */
async function livelyDay() {
  const lines: string[] = []
  const disk = moody(openMemoryStore())
  const world = { ...realWorld(), bots: () => ['ghost'] }
  const sink = { write: (line: string) => void lines.push(line) }
  const server = await start({ log: 'debug' }, { store: disk.store, world, sink })
  const { port } = server
  const [ann, bob] = [await arrive(port, 'Ann'), await arrive(port, 'Bob')]
  const lent = await ask(port, '/api/v1/me/code', { method: 'POST', token: ann })
  const { code } = Object(lent.body)
  const body = { code, keep: 'cookie' }
  const cookie = (await ask(port, '/api/v1/me/take', { body })).headers.get('set-cookie') ?? ''
  await ask(port, '/api/v1/me', { headers: { cookie: cookie.split(';')[0] } })
  await ask(port, '/api/v1/me', { token: `${ann}x` })

  const client = await Client.open(port, ann)
  const visibility = 'link'
  const bots = [{ seat: 1, bot: 'ghost' }]
  const opening = openingOf('my-treasure', 2, { visibility, bots })
  const { table = '' } = await client.do({ type: 'open', opening })
  await client.do({ type: 'watch', table })
  await client.do({ type: 'seed', table, seed: SEED })
  await ask(port, `/api/v1/codes/${table.split('-')[0]}`, { token: bob })
  await ask(port, `/api/v1/tables/${table}/chat`, { token: bob, body: { id: 'b', text: CHAT } })
  await ask(port, `/api/v1/tables/${table}/chat`, { token: bob, body: `{"text":"${SLIPPED}` })
  await ask(port, `/api/v1/tables/${table}/record?token=${bob}`)
  await ask(port, `/nowhere/${table}`, { token: bob })
  client.wire.send(`{"text":"${SLIPPED}`)
  disk.fail()
  await client.ask({ type: 'chat', table, text: CHAT })
  await client.do({ type: 'start', table })
  // The bot that does not exist is to play, sooner or later.
  while (!lines.some(line => line.includes('ghost'))) {
    const moves = await ask(port, `/api/v1/tables/${table}/moves`, { token: ann })
    const { since, moves: legal } = Object(moves.body)
    if (legal.length > 0) await client.ask({ type: 'move', table, since, move: legal[0] })
    else await client.until(one => one.type === 'update')
  }
  client.wire.cut()
  const bodies = (await disk.store.read(table)).map(row => Object(JSON.parse(row.body)))
  await server.close()
  const secrets = [
    ann,
    bob,
    cookie.split(/[=;]/)[1],
    code,
    table,
    table.slice(table.indexOf('-') + 1),
    CHAT,
    SEED,
  ]
  const deals = bodies.flatMap(({ serverSeed, player, move }) => [serverSeed, player?.id, move])
  const long = deals.filter(text => typeof text === 'string' && text.length > 8)
  return { lines, secrets: [...secrets, SLIPPED, ...long] }
}

describe('the log', () => {
  it('is one object a line, with a level, a time and what happened', async () => {
    const { lines } = await livelyDay()
    const entries = lines.map(line => Object(JSON.parse(line)))
    for (const entry of entries) {
      expect(entry).toMatchObject({ level: expect.any(Number), time: expect.any(Number) })
      expect(entry.msg).toMatch(/./)
    }
    const said = new Set(entries.map(({ msg }) => msg))
    const all = ['listening', 'answered', 'trouble', 'closing', 'closed']
    expect([...said]).toEqual(expect.arrayContaining(all))
    const routes = entries.filter(({ msg }) => msg === 'answered').map(({ route }) => route)
    expect(routes).toContain('/api/v1/tables/:table/chat')
    const troubles = entries.filter(({ msg }) => msg === 'trouble').map(({ err }) => err)
    expect(troubles.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['the disk is full', 'no bot ghost plays my-treasure']),
    )
    expect(troubles[0].stack).toContain('log.test.ts')
  })

  it('holds no token, code, seed, move or word of anyone, at the wordiest level', async () => {
    const { lines, secrets } = await livelyDay()
    expect(secrets.length).toBeGreaterThanOrEqual(12)
    for (const secret of secrets) {
      expect(secret).toMatch(/.{6}/)
      expect(lines.filter(line => line.includes(secret))).toEqual([])
    }
  })
})
