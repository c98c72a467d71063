import { describe, expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { generous } from '../../trial/generous.ts'
import { METRICS_TOKEN, readMetrics } from '../../trial/metrics.ts'
import { DUEL, duel } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { opcodes } from '../../trial/wire.ts'
import { defaults } from '../settings.ts'

const start = testServers()

describe('limits', () => {
  it('refuse who is too fast, and cut off who does not listen', async () => {
    const identity = { perSecond: 1, burst: 10 }
    const { port } = await start({ limits: { ...generous, identity } })
    const client = await Client.open(port, await arrive(port, 'Ann'))
    const closed = client.until(() => false).catch(() => client.closed)
    const answers = Array.from({ length: 12 }, (_none, at) =>
      client.ask({ type: 'mine' }, `m${at}`),
    )
    const outcomes = (await Promise.all(answers)).map(answer => answer.type)
    // One went into opening the socket.
    expect(outcomes.indexOf('refused')).toBe(9)
    for (let at = 0; at < 120; at++) client.wire.send('{"id":"f","type":"mine"}')
    expect(await closed).toBe(1008)
  })

  it('hold for all identities of one address together', async () => {
    const address = { perSecond: 1 / 3_600, burst: 20 }
    const { port } = await start({ limits: { ...generous, address } })
    const clients = await Promise.all(
      ['Ann', 'Bob'].map(async name => Client.open(port, await arrive(port, name))),
    )
    const answers = clients.flatMap(client =>
      Array.from({ length: 12 }, (_none, at) => client.ask({ type: 'mine' }, `m${at}`)),
    )
    const refused = (await Promise.all(answers)).filter(answer => answer.type === 'refused')
    // Two arrivals and two sockets took four of the twenty.
    expect(refused).toHaveLength(24 - 16)
  })

  it('drop a client that does not read before it costs memory', async () => {
    // However long it takes: whoever reads nothing would be gone for their silence, too.
    const limits = { ...generous, unread: 64 * 1024, heartbeat: 0x7fff_ffff }
    const { port } = await start({ limits, metricsToken: METRICS_TOKEN })
    const { table, ann, tokens } = await duel(port)
    const lazy = await Client.open(port, tokens[0])
    await lazy.do({ type: 'watch', table })
    lazy.wire.pause()
    // The kernel's own buffers take some megabytes before the server notices.
    const asked = '{"id":"w","type":"watch","table":"'
    for (let at = 0; at < 200_000 && lazy.closed === undefined; at++) {
      lazy.wire.send(`${asked}${table}"}`)
      if (at % 500 === 0) await ann.do({ type: 'mine' })
    }
    lazy.wire.resume()
    await expect(lazy.until(() => false)).rejects.toThrow('closed')
    const metrics = await readMetrics(port)
    expect(metrics).toContain('adit_dropped_total{why="slow"} 1')
    expect(await ann.ask({ type: 'mine' })).toMatchObject({ type: 'done' })
  })

  it('drop who pings without end, and nobody else pays for it', async () => {
    const { port } = await start({ limits: generous, metricsToken: METRICS_TOKEN })
    const { ann, tokens } = await duel(port)
    for (const opcode of [opcodes.ping, opcodes.pong]) {
      const flood = await Client.open(port, tokens[0])
      flood.wire.pause()
      for (let at = 0; at < 2_000 && flood.closed === undefined; at++) {
        flood.wire.frame(opcode, Buffer.alloc(125))
        if (at % 500 === 0) await ann.do({ type: 'mine' })
      }
      flood.wire.resume()
      await expect(flood.until(() => false)).rejects.toThrow('closed')
    }
    const metrics = await readMetrics(port)
    expect(metrics).toContain('adit_dropped_total{why="flood"} 2')
    expect(await ann.ask({ type: 'mine' })).toMatchObject({ type: 'done' })
  })

  it('answer a ping in good measure with its own words', async () => {
    const { port } = await start()
    const client = await Client.open(port, await arrive(port, 'Ann'))
    const ponged = new Promise<string>(resolve => {
      client.wire.ponged = data => resolve(data.toString())
    })
    client.wire.frame(opcodes.ping, Buffer.from('still there?'))
    expect(await ponged).toBe('still there?')
  })

  it('do not take for slow who is sent much in one breath', async () => {
    const { port } = await start({ limits: { ...generous, unread: 16 * 1024 } })
    const { table, ann } = await duel(port)
    const wishes = Array.from({ length: 30 }, () => ann.do({ type: 'watch', table }))
    await Promise.all(wishes)
    expect(ann.messages.filter(one => one.type === 'welcome').length).toBeGreaterThan(30)
  })

  it('cut off who gives no sign of life', async () => {
    const { port } = await start({ limits: { ...generous, heartbeat: 300 } })
    const token = await arrive(port, 'Ann')
    const awake = await Client.open(port, token)
    const asleep = await Client.open(port, token)
    asleep.wire.frame = () => {}
    await expect(asleep.until(() => false)).rejects.toThrow('closed')
    expect(await awake.ask({ type: 'mine' })).toMatchObject({ type: 'done' })
  })

  it('count rematches among the tables that one may open', async () => {
    const opening = { perSecond: 0, burst: 2 }
    const { port } = await start({ limits: { ...generous, opening } })
    const { table, ann } = await duel(port)
    await ann.do({ type: 'propose', table, motion: { kind: 'end' } })
    expect(await ann.ask({ type: 'rematch', table })).toMatchObject({ type: 'refused' })
    expect(await ann.ask({ type: 'rematch', table })).toMatchObject({
      why: { key: 'server-too-fast' },
    })
    expect(await ann.ask({ type: 'open', opening: DUEL })).toMatchObject({
      why: { key: 'server-too-fast' },
    })
  })

  it('end the number of tables one socket watches', async () => {
    const { port } = await start({ limits: { ...generous, tablesOfSocket: 1 } })
    const client = await Client.open(port, await arrive(port, 'Ann'))
    const { table: one = '' } = await client.do({ type: 'open', opening: DUEL })
    const { table: two = '' } = await client.do({ type: 'open', opening: DUEL })
    await client.do({ type: 'watch', table: one })
    expect(await client.ask({ type: 'watch', table: two })).toMatchObject({
      why: { key: 'server-too-many-tables' },
    })
    await client.do({ type: 'unwatch', table: one })
    await client.do({ type: 'watch', table: two })
  })

  it('let nobody have more than so many tables that are not finished', async () => {
    const { port } = await start({ limits: { ...defaults.limits, tablesOfIdentity: 2 } })
    const client = await Client.open(port, await arrive(port, 'Ann'))
    const opened = [
      await client.ask({ type: 'open', opening: DUEL }),
      await client.ask({ type: 'open', opening: DUEL }),
    ]
    expect(opened.map(({ type }) => type)).toEqual(['done', 'done'])
    expect(await client.ask({ type: 'open', opening: DUEL })).toMatchObject({
      type: 'refused',
      why: { key: 'server-too-many-tables' },
    })
    const [first] = opened
    if (first.type !== 'done') throw new Error('not opened')
    await client.do({ type: 'leave', table: first.table ?? '' })
    expect(await client.ask({ type: 'open', opening: DUEL })).toMatchObject({ type: 'done' })
  })
})
