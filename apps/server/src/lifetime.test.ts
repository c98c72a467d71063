import { openMemoryStore, type Store } from '@adit/table'
import { expect, it } from 'vitest'
import { Lifetime } from './lifetime.ts'

const never = (error: unknown): void => {
  throw error
}

async function lived(store: Store, from: number, to: number): Promise<Lifetime> {
  const clock = { now: () => from }
  const lifetime = await Lifetime.open(store, clock, never)
  await lifetime.sign(to)
  return lifetime
}

it('counts the time between two lives, from any moment on', async () => {
  const store = openMemoryStore()
  expect((await lived(store, 1_000, 5_000)).away(0)).toBe(0)
  const second = await lived(store, 36_000, 40_000)
  expect([second.away(0), second.away(20_000), second.away(36_000)]).toEqual([31_000, 16_000, 0])
  const third = await lived(store, 50_000, 51_000)
  expect([third.away(0), third.away(38_000)]).toEqual([41_000, 10_000])
})

it('counts what was missed in the middle of a life', async () => {
  const store = openMemoryStore()
  const lifetime = await lived(store, 1_000, 5_000)
  await lifetime.missed({ from: 6_000, to: 9_000 })
  expect(lifetime.away(0)).toBe(3_000)
  // And still after the next start.
  expect((await lived(store, 5_000, 9_000)).away(0)).toBe(3_000)
})

it('does not live through anything twice when the clock was set back', async () => {
  const store = openMemoryStore()
  await lived(store, 1_000, 50_000)
  const clock = {
    time: 20_000,
    now: () => clock.time,
    atLeast: (time: number) => {
      clock.time = time
    },
  }
  const lifetime = await Lifetime.open(store, clock, never)
  expect([clock.time, lifetime.away(0)]).toEqual([50_000, 0])
})

it('forgets what was given back long ago', async () => {
  const store = openMemoryStore()
  const lifetime = await lived(store, 1_000, 5_000)
  const week = 7 * 86_400_000
  await lifetime.missed({ from: 6_000, to: 9_000 })
  await lifetime.missed({ from: week + 9_000, to: week + 10_000 })
  expect(lifetime.away(0)).toBe(1_000)
})
