import { openMemoryStore } from '@adit/table'
import { expect, it } from 'vitest'
import { arrive, Client } from '../trial/client.ts'
import { ask } from '../trial/http.ts'
import { openingOf } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'
import { storeWatch, whyUnready } from './readiness.ts'

const start = testServers()

/** A store on a disk that can be full. */
function onDisk() {
  const store = openMemoryStore()
  const disk = { isFull: false, ailing: undefined as string | undefined }
  const write = <A extends unknown[], R>(does: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      disk.ailing = disk.isFull ? 'database or disk is full' : undefined
      if (disk.isFull) throw new Error('database or disk is full')
      return does(...args)
    }
  }
  const counts = () => {
    const { ailing } = disk
    return { writes: 0, commits: 0, waiting: 0, ...(ailing === undefined ? {} : { ailing }) }
  }
  const append = write(store.append.bind(store))
  const setMeta = write(store.setMeta.bind(store))
  return { disk, store: { ...store, append, setMeta, counts } }
}

it('tells all players when the store is away, refuses what passes, and heals by itself', async () => {
  const { disk, store } = onDisk()
  const { port } = await start({}, { store })
  const [ann, eve] = [
    await Client.open(port, await arrive(port, 'Ann')),
    await Client.open(port, await arrive(port, 'Eve')),
  ]
  const { table = '' } = await ann.do({ type: 'open', opening: openingOf('my-treasure', 2) })
  disk.isFull = true
  const told = eve.until(message => message.type === 'storing')
  const refused = await ann.ask({ type: 'chat', table, text: 'Hello?' }, 'once')
  expect(refused).toMatchObject({ why: { key: 'table-not-stored' } })
  expect(await told).toEqual({ type: 'storing', away: true })
  expect(await ask(port, '/readyz')).toMatchObject({
    status: 503,
    body: { ready: false, why: 'store' },
  })
  // Whoever comes meanwhile is told as well, and can look on.
  const late = await Client.open(port, await arrive(port, 'Bob'))
  await late.do({ type: 'watch', table })
  expect(late.messages).toContainEqual({ type: 'storing', away: true })

  const healed = eve.until(message => message.type === 'storing')
  disk.isFull = false
  expect(await healed).toEqual({ type: 'storing', away: false })
  expect((await ask(port, '/readyz')).body).toEqual({ ready: true })
  expect(await ann.ask({ type: 'chat', table, text: 'Hello?' }, 'once')).toMatchObject({
    type: 'done',
  })
})

it('says each change once, and tries again as long as it lasts', () => {
  const told: boolean[] = []
  let tries = 0
  let ailing: string | undefined
  const counts = () => ({ writes: 0, commits: 0, waiting: 0, ...(ailing ? { ailing } : {}) })
  const look = storeWatch({ counts }, { tell: is => told.push(is), retry: () => tries++ })
  look()
  ailing = 'full'
  look()
  look()
  ailing = undefined
  look()
  look()
  expect([told, tries]).toEqual([[true, false], 2])
})

it('is not ready while the loop is late, and says why before it asks the store', async () => {
  const open = { isClosing: false, isDraining: false }
  const store = { nextDue: () => Promise.reject(new Error('nobody should ask')) }
  expect(await whyUnready(open, { isTooLate: true }, store)).toBe('loop')
  expect(await whyUnready(open, { isTooLate: false }, openMemoryStore())).toBeUndefined()
})
