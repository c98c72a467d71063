import { setTimeout } from 'node:timers/promises'
import { quickRandom } from '@adit/kernel'
import { type Append, readRows } from '@adit/table'
import { move, serverAbilities, storeContract } from '@adit/table/contract'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { Gate } from '../../../trial/gate.ts'
import { describeWithPostgres } from '../../../trial/servers/tests.ts'
import { Away, Unstored } from '../shared.ts'
import { openPostgresStore, type PostgresStore } from './postgres.ts'

describeWithPostgres('PostgreSQL', postgres => {
  const open = (name: string, patience = 2_000): Promise<PostgresStore> =>
    openPostgresStore({ url: postgres().url(name), patience })

  storeContract('PostgreSQL', async () => open(await postgres().emptied()), serverAbilities)

  it('puts the appends of many tables into few transactions', async () => {
    const store = await open(await postgres().database())
    const tables = Array.from({ length: 128 }, (_, at) => `t${at}`)
    await Promise.all(tables.map(table => store.append(move(table, 0))))
    expect(store.counts()).toMatchObject({ writes: 128, commits: 2 })
    await store.close()
  })

  it('is asked again while a node starts, should an answer not come, and not later', async () => {
    const gate = await Gate.to(postgres().port)
    const url = postgres().url(await postgres().database(), gate.port)
    for (const starting of [60_000, 0]) {
      const store = await openPostgresStore({ url, starting })
      await store.setMeta('key', 'value')
      const swallowed = gate.swallow(100)
      const asked = store.meta('key').catch((error: unknown) => error)
      await swallowed
      if (starting > 0) expect(await asked).toBe('value')
      else expect(await asked).toBeInstanceOf(Away)
      await store.close()
    }
    gate.close()
  })

  it('reads many things at once, each its own, and gives up on a database that is frozen', async () => {
    const gate = await Gate.to(postgres().port)
    const url = postgres().url(await postgres().database(), gate.port)
    const store = await openPostgresStore({ url, patience: 500 })
    const tables = Array.from({ length: 100 }, (_none, at) => `t${at}`)
    await Promise.all(tables.map((table, at) => store.append({ ...move(table, 0), at: at + 1 })))
    const times = async (): Promise<unknown[]> =>
      Promise.all(tables.map(async table => (await store.read(table))[0]?.at))
    expect(await times()).toEqual(tables.map((_table, at) => at + 1))
    gate.hold()
    const asked = await Promise.allSettled(tables.map(table => store.read(table)))
    for (const one of asked) expect(one).toMatchObject({ reason: expect.any(Away) })
    gate.release()
    await expect.poll(() => times().catch(() => [])).toHaveLength(100)
    await store.close()
    gate.close()
  })

  it('says of a write whose answer was lost that it should be asked for again', async () => {
    const gate = await Gate.to(postgres().port)
    const store = await openPostgresStore({
      url: postgres().url(await postgres().database(), gate.port),
    })
    await store.setMeta('key', 'value')
    const swallowed = gate.swallow(100)
    const written = store.setMeta('key', 'other').catch((error: unknown) => error)
    await swallowed
    expect(await written).toBeInstanceOf(Unstored)
    await store.close()
    gate.close()
  })

  it('stays open to a node that plays while it is migrated for newer ones', async () => {
    const gate = await Gate.to(postgres().port)
    const name = await postgres().database()
    const url = postgres().url(name, gate.port)
    const store = await openPostgresStore({ url })
    const client = new Client({ connectionString: postgres().url(name) })
    await client.connect()
    await client.query('UPDATE adit SET version = version + 1')
    await client.end()
    gate.shut()
    gate.open()
    const isBack = (): Promise<boolean> =>
      store.setMeta('key', 'value').then(
        () => true,
        () => false,
      )
    await expect.poll(isBack).toBe(true)
    await expect(openPostgresStore({ url })).rejects.toThrow('newer Adit')
    await store.close()
    gate.close()
  })

  it('is not opened before it is migrated', async () => {
    await expect(open('postgres')).rejects.toThrow('adit db migrate')
  })

  describe('several nodes at once', () => {
    it('never fork a log, leave a gap in it or do a command twice', async () => {
      const name = await postgres().database()
      // The database finds out after a second that two batches wait for each other, and so again and again.
      const stores = await Promise.all([1, 2, 3].map(() => open(name, 60_000)))
      const tables = Array.from({ length: 8 }, (_, at) => `t${at}`)
      const random = quickRandom(7)
      const acknowledged = new Map<string, string>()
      let conflicts = 0
      let repeats = 0
      await Promise.all(
        stores.flatMap((store, node) =>
          Array.from({ length: 16 }, async (_, writer) => {
            const heads = new Map<string, number>()
            for (let turn = 0; turn < 40; turn++) {
              const table = tables[random.below(tables.length)]
              const expected = heads.get(table) ?? 0
              const entries = Array.from({ length: 1 + random.below(3) }, (_, at) => ({
                kind: 'move',
                body: `${node}.${writer}.${turn}.${at}`,
              }))
              // Few commands, so that nodes often do the same one at the same moment.
              const id = `${turn}.${random.below(4)}`
              const command = { client: 'ann', id, answer: `${node}.${writer}.${turn}` }
              const summary = {
                stage: 'open',
                public: true,
                title: 'x',
                owner: 'ann',
                members: [`m${random.below(3)}`],
                body: '{}',
              } as const
              const append: Append = {
                table,
                expected,
                at: turn,
                entries,
                summary,
                timers: [{ set: 'clock', due: turn, body: '{}' }],
                ...(random.below(2) === 0 ? { command } : {}),
              }
              const done = await store.append(append)
              if (done.outcome === 'appended') {
                for (const [at, { body }] of entries.entries()) {
                  acknowledged.set(`${table} ${expected + 1 + at}`, body)
                }
                heads.set(table, done.seq)
              } else if (done.outcome === 'conflict') {
                conflicts++
                heads.set(table, done.seq)
              } else if (done.outcome === 'repeated') repeats++
            }
          }),
        ),
      )
      const stored = new Map<string, string>()
      for (const table of tables) {
        const rows = await readRows(stores[0], table)
        expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
        for (const { seq, body } of rows) stored.set(`${table} ${seq}`, body)
        const listed = await stores[1].summary(table)
        const own = await stores[2].summaries({ stage: 'open', member: listed?.members[0] ?? '' })
        expect(own.map(one => one.table)).toContain(table)
      }
      expect(stored).toEqual(acknowledged)
      expect(conflicts).toBeGreaterThan(100)
      expect(repeats).toBeGreaterThan(100)
      await Promise.all(stores.map(store => store.close()))
    })

    it('each claim a due timer once, and again when whoever claimed it did nothing', async () => {
      const name = await postgres().database()
      const stores = await Promise.all([1, 2, 3].map(() => open(name)))
      const tables = Array.from({ length: 60 }, (_, at) => `t${at}`)
      for (const table of tables) {
        await stores[0].append(move(table, 0, { timers: [{ set: 'c', due: 50, body: '{}' }] }))
      }
      const claim = async (now: number): Promise<string[]> => {
        const claimed = await Promise.all(
          stores.flatMap(store => [1, 2, 3].map(() => store.claimTimers(now, now + 100, 10))),
        )
        return claimed.flat().map(({ table }) => table)
      }
      const first = [...(await claim(60)), ...(await claim(60))]
      expect(first.toSorted()).toEqual(tables.toSorted())
      expect(await claim(159)).toEqual([])
      expect(new Set([...(await claim(160)), ...(await claim(160))]).size).toBe(60)
      await Promise.all(stores.map(store => store.close()))
    })

    it('share what a caller may ask for', async () => {
      const name = await postgres().database()
      const stores = await Promise.all([1, 2].map(() => open(name)))
      const rate = { perSecond: 1, burst: 5 }
      const take = (now: number): Promise<boolean[]> =>
        Promise.all(
          Array.from({ length: 8 }, (_, at) => stores[at % 2].take('open', '::1', rate, now)),
        )
      expect((await take(1_000)).filter(Boolean)).toHaveLength(5)
      expect((await take(1_000)).filter(Boolean)).toHaveLength(0)
      expect((await take(3_000)).filter(Boolean)).toHaveLength(2)
      expect(await stores[0].take('open', '::2', rate, 3_000)).toBe(true)
      await Promise.all(stores.map(store => store.close()))
    })
  })

  it('knows where the logs end', async () => {
    const store = await open(await postgres().database())
    await store.append(move('a', 0))
    await store.append(move('a', 1))
    await store.append(move('b', 0))
    expect(await store.heads(['a', 'b', 'c'])).toEqual(
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
    )
    await store.close()
  })

  it('is busy while the database is away, and heals by itself', async () => {
    const name = await postgres().database()
    const healed: number[] = []
    const store = await openPostgresStore({
      url: postgres().url(name),
      healed: down => healed.push(down),
    })
    await store.append(move('a', 0))
    await postgres().crash()
    await expect.poll(() => store.counts().ailing).toBeDefined()
    expect(await store.append(move('a', 1))).toEqual({ outcome: 'busy' })
    await expect(store.read('a')).rejects.toThrow('away')
    // A node that starts meanwhile waits.
    const late = openPostgresStore({ url: postgres().url(name) })
    await setTimeout(600)
    await postgres().up()
    await expect.poll(() => store.counts().ailing).toBeUndefined()
    expect(healed).toHaveLength(1)
    expect(await store.append(move('a', 1))).toEqual({ outcome: 'appended', seq: 2 })
    expect(await (await late).read('a')).toHaveLength(2)
    await (await late).close()
    await store.close()
  })

  it('plans no worse on tables that were empty when it came', async () => {
    const store = await open(await postgres().database())
    const timed = async (first: number): Promise<number> => {
      const began = performance.now()
      for (let round = 0; round < 4; round++) {
        const tables = Array.from({ length: 64 }, (_, at) => `t${first + round * 64 + at}`)
        await Promise.all(
          tables.map(table =>
            store.append(move(table, 0, { command: { client: 'c', id: table, answer: '' } })),
          ),
        )
      }
      return performance.now() - began
    }
    const early = await timed(0)
    const entries = Array.from({ length: 200 }, () => ({ kind: 'move', body: '{}' }))
    for (let seq = 0; seq < 10_000; seq += 200) await store.append(move('long', seq, { entries }))
    await timed(1_000)
    // Ten times the rows must not cost ten times the time; the machine may be busy meanwhile.
    expect(await timed(2_000)).toBeLessThan(early * 5 + 500)
    await store.close()
  })
})
