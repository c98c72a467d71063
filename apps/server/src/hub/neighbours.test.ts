import { afterEach, expect, it, vi } from 'vitest'
import type { Hub } from './hub.ts'
import { LocalBus } from './local.ts'
import { Neighbours } from './neighbours.ts'

afterEach(() => {
  vi.useRealTimers()
})

const HOUSE = 'adit.house'

/** A node with one table and one neighbour, which it hears when it is made to. */
async function nodeBeside(isUp: boolean) {
  vi.useFakeTimers()
  let looks = 0
  let hear: (text: string) => void = () => {}
  const hub: Hub = {
    isUp,
    publish: () => {},
    async subscribe(subject, heard) {
      if (subject === HOUSE) hear = heard
      return () => {}
    },
    close: async () => {},
  }
  const store = {
    async heads() {
      looks++
      return new Map<string, number>()
    },
    sign: async () => {},
    nodes: async () => [{ name: 'other', isDeaf: false }],
  }
  const neighbours = new Neighbours(
    { hub, store, node: 'own', now: () => Date.now(), trouble: () => {} },
    () => {},
  )
  await neighbours.join('t', { rows: () => {}, head: () => {}, watching: () => {} })
  await neighbours.start()
  return {
    async close(): Promise<void> {
      const closed = neighbours.close()
      await vi.advanceTimersByTimeAsync(1_000)
      await closed
    },
    /** How often the logs are looked at in so many seconds. */
    async looksIn(seconds: number, isHeard: boolean): Promise<number> {
      looks = 0
      for (let beats = 0; beats < seconds * 4; beats++) {
        if (isHeard) hear(JSON.stringify({ node: 'other' }))
        await vi.advanceTimersByTimeAsync(250)
      }
      return looks
    },
  }
}

it('looks at the logs now and then while all are heard, and with every beat while one is not', async () => {
  const { close, looksIn } = await nodeBeside(true)
  await looksIn(4, true)
  expect(await looksIn(10, true)).toBeLessThanOrEqual(6)
  await looksIn(2, false)
  expect(await looksIn(10, false)).toBeGreaterThanOrEqual(39)
  // What was said just before it was heard again is looked for, too.
  expect(await looksIn(1, true)).toBe(4)
  await looksIn(4, true)
  expect(await looksIn(10, true)).toBeLessThanOrEqual(6)
  await close()
})

it('looks with every beat while the hub is away', async () => {
  const { close, looksIn } = await nodeBeside(false)
  expect(await looksIn(10, true)).toBeGreaterThanOrEqual(39)
  await close()
})

it('names again what it told last to those who hold the table, and only to them', async () => {
  vi.useFakeTimers()
  const said: string[] = []
  let hear: (text: string) => void = () => {}
  const hub: Hub = {
    isUp: true,
    publish: (subject, text) => said.push(`${subject} ${text}`),
    async subscribe(_subject, heard) {
      hear = heard
      return () => {}
    },
    close: async () => {},
  }
  const store = { heads: async () => new Map(), sign: async () => {}, nodes: async () => [] }
  const ports = { hub, store, node: 'own', now: () => Date.now(), trouble: () => {} }
  const neighbours = new Neighbours(ports, () => {})
  await neighbours.start()
  await neighbours.join('t', { rows: () => {}, head: () => {}, watching: () => {} })
  const tell = (expected: number): void =>
    neighbours.tell({ table: 't', expected, at: 1, entries: [{ kind: 'moved', body: '{}' }] })
  const heads = (): string[] => said.filter(text => text.includes('"head'))
  tell(4)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heads()).toEqual([])
  hear(JSON.stringify({ node: 'other', here: ['bob'] }))
  for (const expected of [5, 6, 7]) tell(expected)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heads()).toEqual(['adit.n.other {"node":"own","heads":[["t",8]]}'])
  const closed = neighbours.close()
  await vi.advanceTimersByTimeAsync(1_000)
  await closed
})

/** A line that can be cut without its hub being told. */
function cuttable(hub: Hub) {
  const line = { isCut: false }
  const cut: Hub = {
    isUp: true,
    publish: (subject, text) => {
      if (!line.isCut) hub.publish(subject, text)
    },
    subscribe: (subject, hear) =>
      hub.subscribe(subject, text => {
        if (!line.isCut) hear(text)
      }),
    close: () => hub.close(),
  }
  return { line, hub: cut }
}

it('finds soon what is written on either side of a line that is cut and does not say so', async () => {
  vi.useFakeTimers()
  const bus = new LocalBus()
  const { line, hub } = cuttable(bus.hub())
  const heads = new Map([['t', 0]])
  const known = { own: 0, other: 0 }
  const store = {
    heads: async () => new Map(heads),
    sign: async () => {},
    nodes: async () => [
      { name: 'own', isDeaf: false },
      { name: 'other', isDeaf: false },
    ],
  }
  const start = async (node: 'own' | 'other', hub: Hub): Promise<Neighbours> => {
    const ports = { hub, store, node, now: () => Date.now(), trouble: () => {} }
    const neighbours = new Neighbours(ports, () => {})
    const head = (seq: number): void => {
      known[node] = seq
    }
    await neighbours.join('t', { rows: rows => head(rows.at(-1)?.seq ?? 0), head, watching() {} })
    await neighbours.start()
    return neighbours
  }
  const own = await start('own', hub)
  const other = await start('other', bus.hub())
  let seq = 0
  const write = (by: Neighbours): void => {
    heads.set('t', seq + 1)
    by.tell({ table: 't', expected: seq++, at: 1, entries: [{ kind: 'moved', body: '{}' }] })
  }
  const untilKnown = async (node: keyof typeof known): Promise<number> => {
    const began = performance.now()
    while (known[node] < seq) await vi.advanceTimersByTimeAsync(10)
    return performance.now() - began
  }
  for (let round = 0; round < 16; round++) {
    line.isCut = false
    // Wherever in a beat it happens.
    await vi.advanceTimersByTimeAsync(5_000 + round * 70)
    write(own)
    expect(await untilKnown('other')).toBeLessThanOrEqual(10)
    line.isCut = true
    write(round % 2 === 0 ? own : other)
    expect(await untilKnown(round % 2 === 0 ? 'other' : 'own')).toBeLessThanOrEqual(1_000)
  }
  const closed = Promise.all([own.close(), other.close()])
  await vi.advanceTimersByTimeAsync(1_000)
  await closed
})
