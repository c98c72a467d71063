import { parsed } from '@adit/kernel'
import { openMemoryStore } from '@adit/table'
import { expect, it } from 'vitest'
import { People } from '../identity/people.ts'
import { identityApi } from './identity-api.ts'

const ann = { id: 'ann', name: 'Ann', avatar: 'red-hat' }
const visitor = { player: ann, address: '10.0.0.1', isKeeper: false }
const raw = { params: {}, query: {}, body: undefined, origin: undefined }

/** Asks as Ann; whole logs are read when the test says so. */
async function house() {
  const read = Promise.withResolvers<unknown[]>()
  const store = openMemoryStore()
  await store.putIdentity({ ...ann, body: '{}', created: 1, seen: 1 })
  let left = 2
  const operations = identityApi({
    people: await People.open(store, () => 1),
    desk: Object(undefined),
    rename: async () => parsed(ann),
    arrivals: { take: async () => left-- > 0 },
    disconnect: () => {},
    leaveTables: async () => {},
    passkeysOf: async () => [],
    deedsOf: () => read.promise,
  })
  const ask = async (name: string): Promise<number | undefined> =>
    (await operations.find(one => one.name === name)?.run(visitor, raw))?.status
  return { ask, read: () => read.resolve([]) }
}

it('tells what is kept of somebody once at a time: whole logs are read for it', async () => {
  const { ask, read } = await house()
  const first = ask('kept')
  expect(await ask('kept')).toBe(429)
  read()
  expect([await first, await ask('kept')]).toEqual([200, 200])
})

it('gives out so many codes and no more: each is kept for a while', async () => {
  const { ask } = await house()
  expect([await ask('lend'), await ask('lend'), await ask('lend')]).toEqual([200, 200, 429])
})
