import { type Linked, linkOf, NO_LINK } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { sharedMemory } from '../../trial/shared-memory.ts'
import { Away, type ColdStore } from '../store/shared.ts'
import { withCold } from './cold.ts'
import { nameOf, packLog } from './log-object.ts'
import type { Objects } from './objects.ts'
import { patiently } from './patience.ts'

describe('a storage that hangs', () => {
  it('is waited for so long, by a few at once, and everything else goes on', async () => {
    const asked: string[] = []
    const hung = Promise.withResolvers<undefined>()
    const get = patiently(
      {
        get: async name => {
          asked.push(name)
          return name.startsWith('hung') ? hung.promise : Buffer.from(name)
        },
      },
      { most: 2, wait: 50 },
    )
    const first = get('hung-1')
    expect(String(await get('sound'))).toBe('sound')
    const others = ['hung-2', 'hung-3', 'hung-4'].map(name => get(name))
    for (const one of [first, ...others]) await expect(one).rejects.toThrow('not read')
    // Those that gave up waiting never began: a hanging read is one thread less for all files.
    expect(asked).toEqual(['hung-1', 'sound', 'hung-2'])
    hung.resolve(undefined)
    expect(String(await get('sound'))).toBe('sound')
  })
})

describe('a cold game', () => {
  const LENGTH = 1_000

  function log(table: string): Linked[] {
    const rows: Linked[] = []
    for (let seq = 1; seq <= LENGTH; seq++) {
      const row = { seq, at: seq, kind: 'chatted', body: `{"nth":${seq}}` }
      rows.push({ ...row, hash: linkOf(rows.at(-1)?.hash ?? NO_LINK, table, row) })
    }
    return rows
  }

  function storeOf(objects: Objects) {
    const none = async (): Promise<never> => {
      throw new Error('nobody asks')
    }
    const cold: ColdStore = {
      coldUntil: async () => LENGTH,
      coolable: none,
      coldTables: none,
      cool: none,
      warm: none,
    }
    return withCold({ ...sharedMemory(), ...cold }, objects)
  }

  it('is fetched and checked once, however many pages its reader turns', async () => {
    const bytes = await packLog('t1', log('t1'))
    let fetched = 0
    const store = storeOf({
      put: async () => {},
      async get(name) {
        fetched++
        return name === nameOf('t1') ? bytes : undefined
      },
    })
    const read: number[] = []
    for (let after = 0; after < LENGTH; after += 128) {
      const rows = await store.read('t1', { after, limit: 128 })
      read.push(...rows.map(({ seq }) => seq))
    }
    expect(read).toEqual(Array.from({ length: LENGTH }, (_none, nth) => nth + 1))
    expect(fetched).toBe(1)
    expect(await store.read('t1', { after: LENGTH })).toEqual([])
  })

  it('that could not be had is asked for again', async () => {
    const bytes = await packLog('t1', log('t1'))
    let isAway = true
    const store = storeOf({
      put: async () => {},
      async get() {
        if (isAway) throw new Error('no route to the storage')
        return bytes
      },
    })
    await expect(store.read('t1', { limit: 2 })).rejects.toThrow(Away)
    isAway = false
    expect(await store.read('t1', { limit: 2 })).toHaveLength(2)
  })
})
