import { readFileSync } from 'node:fs'
import { openMemoryStore } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { ask } from '../../trial/http.ts'
import { METRICS_TOKEN, readMetrics } from '../../trial/metrics.ts'
import { playOut } from '../../trial/play.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'

const start = testServers()
const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')

describe('health', () => {
  it('is told to everyone, and how many play here to nobody as long as there is no token', async () => {
    const { port } = await start()
    expect((await ask(port, '/healthz')).body).toEqual({ alive: true })
    expect((await ask(port, '/readyz')).body).toEqual({ ready: true })
    // A proxy on this machine may pass on no more than that: to us the world comes from here.
    for (const token of [undefined, '', 'undefined']) {
      const asked = token === undefined ? {} : { token }
      expect(await ask(port, '/metrics', asked)).toMatchObject({ status: 404 })
    }
  })

  it('has its numbers read from elsewhere only by who shows the token', async () => {
    const { port } = await start({ metricsToken: 'lantern' })
    const read = async (authorization: string): Promise<number> => {
      const headers = { 'x-forwarded-for': '10.0.0.9', authorization }
      return (await ask(port, '/metrics', { headers })).status
    }
    expect([await read('Bearer lantern'), await read('Bearer lamp'), await read('')]).toEqual([
      200, 404, 404,
    ])
  })

  it('is not readiness when the store has failed', async () => {
    const nextDue = (): Promise<undefined> => Promise.reject(new Error('the disk is gone'))
    const { port } = await start({}, { store: { ...openMemoryStore(), nextDue } })
    expect(await ask(port, '/readyz')).toMatchObject({ status: 503, body: { ready: false } })
    expect(await ask(port, '/healthz')).toMatchObject({ status: 200 })
  })

  it('is not readiness while the store cannot write, and is again once it can', async () => {
    const ailing = { why: 'the disk is full' as string | undefined }
    const counts = () => ({
      writes: 0,
      commits: 0,
      waiting: 0,
      ...(ailing.why === undefined ? {} : { ailing: ailing.why }),
    })
    const { port } = await start({}, { store: { ...openMemoryStore(), counts } })
    expect(await ask(port, '/readyz')).toMatchObject({ status: 503 })
    ailing.why = undefined
    expect(await ask(port, '/readyz')).toMatchObject({ status: 200 })
  })

  it('is not readiness while the server drains: no new table, and the games end', async () => {
    const server = await start()
    const { table, clients } = await seatPeople(server.port, openingOf('my-treasure', 2), [
      'Ann',
      'Bob',
    ])
    await clients[0].do({ type: 'start', table })
    let isDrained = false
    const drained = server.drain().then(() => {
      isDrained = true
    })
    expect(await ask(server.port, '/readyz')).toMatchObject({ status: 503 })
    const opening = openingOf('my-treasure', 2)
    expect(await clients[0].ask({ type: 'open', opening })).toMatchObject({
      why: { key: 'server-closing' },
    })
    expect(await clients[0].ask({ type: 'chat', table, text: 'hi' })).toMatchObject({
      type: 'done',
    })
    expect(isDrained).toBe(false)
    await clients[0].do({ type: 'propose', table, motion: { kind: 'end' } })
    await clients[1].do({ type: 'vote', table, yes: true })
    await drained
  })

  it('is not readiness while the server goes down', async () => {
    const store = openMemoryStore()
    const disk = Promise.withResolvers<[]>()
    const server = await start({}, { store: { ...store, dueTimers: () => disk.promise } })
    expect(await ask(server.port, '/readyz')).toMatchObject({ status: 200 })
    // It waits for a slow disk; whoever asks meanwhile is told to go elsewhere.
    const closed = server.close()
    expect(await ask(server.port, '/readyz')).toMatchObject({ status: 503 })
    disk.resolve([])
    await closed
    await expect(ask(server.port, '/healthz')).rejects.toThrow('fetch failed')
  })
})

describe('metrics', () => {
  it('are those that docs/operations.md explains, and no others', async () => {
    const { port } = await start({ metricsToken: METRICS_TOKEN })
    const { text, headers } = await ask(port, '/metrics', { token: METRICS_TOKEN })
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    const there = [...text.matchAll(/^# TYPE (adit_\w+) /gm)].map(([, name]) => name)
    const rows = page.split('\n').filter(line => line.startsWith('| `adit_'))
    const named = rows.flatMap(row => [...row.matchAll(/`(adit_\w+)/g)].map(([, name]) => name))
    expect(there.toSorted()).toEqual(named.toSorted())
  })

  it('count what goes on', async () => {
    const { port } = await start({ metricsToken: METRICS_TOKEN })
    const { table, clients } = await seatPeople(port, openingOf('my-treasure', 2), ['Ann', 'Bob'])
    await clients[0].do({ type: 'start', table })
    await playOut(table, clients, 1)
    const onlooker = await Client.open(port, await arrive(port, 'Eve'))
    await onlooker.ask({ type: 'undo', table })
    const text = await readMetrics(port)
    const value = (name: string): number => {
      const line = text.split('\n').find(one => one.startsWith(`${name} `))
      return Number(line?.slice(name.length) ?? 'none')
    }
    expect([value('adit_tables'), value('adit_seats')]).toEqual([1, 2])
    expect([value('adit_sockets'), value('adit_streams')]).toEqual([3, 0])
    const moves = value('adit_commands_total{type="move",outcome="done"}')
    expect(moves).toBeGreaterThan(10)
    // Chance moves too, and nobody commands it.
    expect(value('adit_moves_total')).toBeGreaterThan(moves)
    expect(value('adit_commands_total{type="undo",outcome="refused"}')).toBe(1)
    expect(value('adit_refusals_total{key="table-not-seated"}')).toBe(1)
    expect(value('adit_command_seconds_count{type="move"}')).toBe(moves)
    expect(value('adit_store_append_seconds_count')).toBeGreaterThan(moves)
    expect(value('adit_store_waiting')).toBe(0)
  })

  it('have a port of their own where one is named, which this machine reads without a token', async () => {
    const server = await start({ metrics: { host: '127.0.0.1', port: 0 } })
    const port = server.metricsPort ?? 0
    expect(await ask(port, '/metrics')).toMatchObject({ status: 200 })
    const headers = { 'x-forwarded-for': '10.0.0.9' }
    expect(await ask(port, '/metrics', { headers })).toMatchObject({ status: 404 })
  })

  it('have a port of their own where one is named, with token and node', async () => {
    const metrics = { host: '127.0.0.1', port: 0 }
    const server = await start({ metrics, metricsToken: 'secret', node: 'north' })
    const port = server.metricsPort ?? 0
    expect(await ask(server.port, '/metrics', { token: 'secret' })).toMatchObject({ status: 404 })
    expect(await ask(port, '/metrics')).toMatchObject({ status: 404 })
    expect(await ask(port, '/metrics', { token: 'secre' })).toMatchObject({ status: 404 })
    expect(await ask(port, '/readyz', { token: 'secret' })).toMatchObject({ status: 404 })
    const { status, text } = await ask(port, '/metrics', { token: 'secret' })
    expect([status, text]).toEqual([200, expect.stringContaining('adit_tables{node="north"} 0')])
    await server.close()
    await expect(ask(port, '/metrics', { token: 'secret' })).rejects.toThrow('fetch failed')
  })
})
