import { openMemoryStore, type Stage, type Store } from '@adit/table'
import { move } from '@adit/table/contract'
import { expect, it } from 'vitest'
import { kept, tidyUp } from './retention.ts'

const DAY = 86_400_000
const TODAY = 1_000 * DAY

function body(ending?: string): string {
  const seats = { clock: 'none', visibility: 'public', code: '123456', seats: 2, taken: 1 }
  return JSON.stringify({ ...seats, names: ['Ann'], waiting: [], ...(ending && { ending }) })
}

async function put(
  store: Store,
  table: string,
  stage: Stage,
  age: number,
  ending?: string,
): Promise<void> {
  const lists = { public: true, title: 'x', owner: 'ann', members: ['ann'] }
  const summary = { ...lists, stage, body: body(ending) }
  await store.append(move(table, 0, { at: TODAY - age, summary }))
}

function tidy(store: Store, held: readonly string[] = []) {
  const hosts = { holds: (id: string) => held.includes(id) }
  return tidyUp({ store, hosts, now: () => TODAY })
}

it('deletes what never began and what all left, packs what was finished, keeps the rest', async () => {
  const store = openMemoryStore()
  await put(store, 'waiting', 'open', kept.open - 1)
  await put(store, 'never', 'open', kept.open + 1)
  await put(store, 'slow', 'playing', kept.playing - 1)
  await put(store, 'stopped', 'playing', kept.playing + 1)
  await put(store, 'won', 'finished', kept.finished + 1, 'played-out')
  await put(store, 'old', 'finished', 900 * DAY, 'voted')
  await put(store, 'left', 'finished', kept.finished + 1, 'abandoned')
  await put(store, 'leaving', 'finished', 1, 'abandoned')
  expect(await tidy(store)).toEqual({ removed: 3, packed: 2, people: 0 })
  expect(await store.tables()).toEqual(['leaving', 'old', 'slow', 'waiting', 'won'])
  expect(await store.read('won')).toHaveLength(1)
  expect(await tidy(store)).toEqual({ removed: 0, packed: 0, people: 0 })
  expect((await store.notes()).map(note => [note.kind, note.body])).toEqual([
    ['tidied', '{"removed":3,"packed":2,"people":0}'],
  ])
})

it('leaves alone what someone is at', async () => {
  const store = openMemoryStore()
  await put(store, 'never', 'open', kept.open + 1)
  expect(await tidy(store, ['never'])).toMatchObject({ removed: 0 })
  expect(await store.tables()).toEqual(['never'])
})

it('forgets people who were not here for long', async () => {
  const store = openMemoryStore()
  const ann = { id: 'ann', name: 'Ann', avatar: 'red', body: '{}', created: 1 }
  await store.putIdentity({ ...ann, seen: TODAY - kept.people - 1 })
  await store.putIdentity({ ...ann, id: 'bob', seen: TODAY - kept.people + 1 })
  expect(await tidy(store)).toMatchObject({ people: 1 })
  expect(await store.identity('ann')).toBeUndefined()
  expect(await store.identity('bob')).toBeDefined()
})
