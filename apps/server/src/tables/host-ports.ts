import { setImmediate, setTimeout } from 'node:timers/promises'
import type { HostPorts, Store, TableStore } from '@adit/table'
import type { Neighbours } from '../hub/neighbours.ts'
import type { Metrics } from '../metrics.ts'
import type { Traces } from '../traces/traces.ts'
import type { World } from '../world.ts'
import type { Lists } from './lists.ts'

interface Given {
  readonly world: World
  readonly store: Store
  readonly lists: Lists
  readonly think: HostPorts['think']
  readonly away: HostPorts['away']
  readonly metrics: Metrics
  /** The other nodes, where there are any. */
  readonly neighbours?: Neighbours | undefined
  readonly traces?: Traces | undefined
  trouble(error: unknown): void
}

/** What each table host is given: the world, and a store that also tells the lists and is timed. */
export function hostPorts(given: Given): HostPorts {
  const { world, think, away, trouble, neighbours } = given
  return {
    ...world,
    ...(away && { away }),
    ...(neighbours && { peers: neighbours }),
    store: watched(given),
    think,
    breathe: time => (time === undefined ? setImmediate() : setTimeout(time)),
    trouble,
  }
}

function watched({ store, lists, metrics, neighbours, traces }: Given): TableStore {
  return {
    read: (table, page) => store.read(table, page),
    snapshot: table => store.snapshot(table),
    answered: command => store.answered(command),
    async append(append) {
      const began = performance.now()
      const traced = traces?.append(append)
      const appended = await store.append(append)
      metrics.storeSeconds.observe((performance.now() - began) / 1_000)
      traced?.(appended)
      if (appended.outcome === 'conflict') metrics.conflicts.inc()
      if (appended.outcome === 'appended') {
        neighbours?.tell(append)
        const { table, at: updated, summary, entries } = append
        if (summary !== undefined) lists.changed({ ...summary, table, updated })
        metrics.moves.inc(entries.filter(entry => entry.kind === 'moved').length)
      }
      return appended
    },
  }
}
