import { afterEach, expect, it, vi } from 'vitest'
import type { Hub } from './hub.ts'
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
      for (let beats = 0; beats < seconds * 2; beats++) {
        if (isHeard) hear(JSON.stringify({ node: 'other' }))
        await vi.advanceTimersByTimeAsync(500)
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
  expect(await looksIn(10, false)).toBeGreaterThanOrEqual(19)
  // What was said just before it was heard again is looked for, too.
  expect(await looksIn(1, true)).toBe(2)
  await looksIn(4, true)
  expect(await looksIn(10, true)).toBeLessThanOrEqual(6)
  await close()
})

it('looks with every beat while the hub is away', async () => {
  const { close, looksIn } = await nodeBeside(false)
  expect(await looksIn(10, true)).toBeGreaterThanOrEqual(19)
  await close()
})

it('names again what it told last where others hold the table, and only there', async () => {
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
  await neighbours.join('t', { rows: () => {}, head: () => {}, watching: () => {} })
  const tell = (expected: number): void =>
    neighbours.tell({ table: 't', expected, at: 1, entries: [{ kind: 'moved', body: '{}' }] })
  const heads = (): string[] => said.filter(text => text.includes('"head"'))
  tell(4)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heads()).toEqual([])
  hear(JSON.stringify({ node: 'other', here: ['bob'] }))
  for (const expected of [5, 6, 7]) tell(expected)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heads()).toEqual(['adit.t.t {"node":"own","head":8}'])
})
