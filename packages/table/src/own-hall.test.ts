import type { Message } from '@adit/protocol'
import { expect, it } from 'vitest'
import { ann, bob, opening, testWorld } from './conformance/testbed.ts'
import { openOwnHall } from './own-hall.ts'
import { openMemoryStore } from './store/memory.ts'

function home() {
  const store = openMemoryStore()
  const { hall, mine } = openOwnHall({ ...testWorld(), store }, store)
  const told: Message[] = []
  return { mine, told, guest: hall.welcome(ann, message => told.push(message)) }
}

it('lists a table for those who sit there, and finds it by its code for them alone', async () => {
  const { guest, mine } = home()
  await guest.perform({ type: 'open', id: 'o', opening: opening() })
  const [listing] = await mine(ann.id)
  expect(listing).toMatchObject({ table: 't1', mine: true })
  expect(await mine(bob.id)).toEqual([])
  const find = { type: 'find', id: 'f', code: listing?.code ?? '' } as const
  expect(await guest.perform(find)).toMatchObject({ type: 'done', table: 't1' })
  guest.player = bob
  expect(await guest.perform(find)).toMatchObject({ why: { key: 'table-unknown' } })
})

it('has no public tables', async () => {
  const { guest, told } = home()
  await guest.perform({ type: 'open', id: 'o', opening: opening({ visibility: 'public' }) })
  await guest.perform({ type: 'browse', id: 'b', on: true })
  expect(told).toContainEqual({ type: 'tables', which: 'public', tables: [] })
})

it('takes a name that can be read, and no other', async () => {
  const { guest } = home()
  const looks = { type: 'profile', id: 'p', avatar: 'miner' } as const
  expect(await guest.perform({ ...looks, name: '\u200B' })).toMatchObject({ type: 'refused' })
  expect(await guest.perform({ ...looks, name: ' Anna ' })).toMatchObject({ type: 'done' })
  expect(guest.player.name).toBe('Anna')
})
