import type { Store } from '@adit/table'

/**
 * Takes a table that cannot be loaded out of the public list, and clears these timers of it. Nothing
 * else is touched: a server that has its rules plays it on.
 */
export async function silence(
  store: Store,
  table: string,
  timers: readonly string[] = [],
): Promise<void> {
  const listed = await store.summary(table)
  if (listed?.public !== true && timers.length === 0) return
  const append = {
    table,
    at: listed?.updated ?? 0,
    entries: [],
    timers: timers.map(clear => ({ clear })),
    ...(listed === undefined ? {} : { summary: { ...listed, public: false } }),
  }
  const tried = await store.append({ ...append, expected: 0 })
  if (tried.outcome === 'conflict') await store.append({ ...append, expected: tried.seq })
}
