import { openMemoryStore, type StoredTimer } from '@adit/table'
import { Buckets } from '../src/rate.ts'
import type { SharedStore } from '../src/store/shared.ts'

/** A store in memory that several nodes of one process share. It outlives each of them. */
export function sharedMemory(): SharedStore {
  const store = openMemoryStore()
  const claimed = new Map<string, number>()
  const buckets = new Map<string, Buckets>()
  const nodes = new Map<string, { readonly at: number; readonly isDeaf: boolean }>()
  const isFree = ({ table, name }: StoredTimer, now: number): boolean =>
    (claimed.get(`${table} ${name}`) ?? 0) <= now
  return {
    ...store,
    async heads(tables) {
      const heads = await Promise.all(tables.map(table => store.head(table)))
      return new Map(
        tables.flatMap((table, at) => {
          const seq = heads[at]?.seq
          return seq === undefined ? [] : [[table, seq]]
        }),
      )
    },
    async claimTimers(now, until, limit) {
      const due = (await store.dueTimers(now, limit)).filter(timer => isFree(timer, now))
      for (const { table, name } of due) claimed.set(`${table} ${name}`, until)
      return due
    },
    async take(kind, caller, rate, now) {
      const bucket = buckets.get(kind) ?? new Buckets(rate, () => now)
      buckets.set(kind, bucket)
      return bucket.take(caller)
    },
    async sign(node, at, isDeaf) {
      nodes.set(node, { at, isDeaf })
    },
    async nodes(since) {
      return [...nodes].flatMap(([name, { at, isDeaf }]) => (at < since ? [] : [{ name, isDeaf }]))
    },
    time: async () => Date.now(),
    close: async () => {},
  }
}
