import type { Hosts } from '@adit/table'
import type { Shared } from './cluster.ts'
import type { Streams } from './http/stream.ts'
import type { LoopLag } from './loop-lag.ts'
import type { Metrics } from './metrics.ts'
import type { Parts } from './parts.ts'
import type { Sockets } from './sockets/sockets.ts'
import type { DueTables } from './tables/due.ts'

interface Counted {
  readonly hosts: Hosts
  readonly due: DueTables
  readonly lag: LoopLag
  readonly sockets: Sockets
  readonly streams: Streams
  readonly store: Parts['store']
  readonly shared: Pick<Shared, 'hub'> | undefined
}

/** Counts what there is whenever someone asks for the metrics. */
export function takeCensus(
  metrics: Metrics,
  { hosts, due, lag, sockets, streams, store, shared }: Counted,
): void {
  metrics.observe(() => {
    let seats = 0
    for (const { places } of hosts) seats += places.filter(({ player }) => player).length
    const { waiting = 0, commits = 0 } = store.counts?.() ?? {}
    return {
      tables: hosts.count,
      seats,
      sockets: sockets.count,
      streams: streams.count,
      storeWaiting: waiting,
      storeCommits: commits,
      overdueSeconds: due.overdue / 1_000,
      loopLagSeconds: lag.late / 1_000,
      hubUp: Number(shared?.hub.isUp ?? true),
    }
  })
}
