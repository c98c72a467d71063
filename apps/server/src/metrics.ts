import { nth } from '@adit/kernel'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What is counted at the moment of asking. */
interface Census {
  readonly tables: number
  readonly seats: number
  readonly sockets: number
  readonly streams: number
  readonly storeWaiting: number
  readonly storeCommits: number
  readonly overdueSeconds: number
  readonly loopLagSeconds: number
  /** Whether the others are heard, 1 or 0; a server by itself has none. */
  readonly hubUp: number
}

export interface Metrics {
  readonly moves: Counter
  readonly commands: Counter<'type' | 'outcome'>
  readonly refusals: Counter<'key'>
  readonly dropped: Counter<'why'>
  readonly away: Counter
  readonly conflicts: Counter
  readonly commandSeconds: Histogram<'type'>
  readonly storeSeconds: Histogram
  readonly botSeconds: Histogram
  readonly botsLate: Counter
  /** Takes the census whenever someone reads. */
  observe(census: () => Census): void
  text(): Promise<string>
  readonly contentType: string
}

/** One set a server, so that several in one process (tests) do not count together. */
export function openMetrics(node?: string): Metrics {
  const registry = new Registry()
  if (node !== undefined) registry.setDefaultLabels({ node })
  const registers = [registry]
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers })
  const seconds = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers })
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers })

  collectDefaultMetrics({ register: registry })
  // These look at every socket, one by one, whenever someone reads.
  registry.removeSingleMetric('process_open_fds')
  for (const name of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${name}`)
    registry.removeSingleMetric(`nodejs_active_${name}_total`)
  }
  return {
    moves: counter('adit_moves_total', 'Moves stored, those of bots and of chance included', []),
    commands: counter('adit_commands_total', 'Commands answered', ['type', 'outcome']),
    refusals: counter('adit_refusals_total', 'Commands refused, by reason', ['key']),
    dropped: counter('adit_dropped_total', 'Connections the server ended, by reason', ['why']),
    away: counter('adit_store_away_total', 'What was not tried because the database is away', []),
    conflicts: counter('adit_conflicts_total', 'Appends that another node was before', []),
    commandSeconds: seconds('adit_command_seconds', 'From a command to its answer', ['type']),
    storeSeconds: seconds('adit_store_append_seconds', 'From an append to its commit', []),
    botSeconds: seconds('adit_bot_seconds', 'Time a bot took to think', []),
    botsLate: counter('adit_bots_late_total', 'Questions to bots that were answered too late', []),
    observe(census) {
      const gauges: readonly (readonly [keyof Census, Gauge])[] = [
        ['tables', gauge('adit_tables', 'Tables in memory')],
        ['seats', gauge('adit_seats', 'Seats taken by people at tables in memory')],
        ['sockets', gauge('adit_sockets', 'Open sockets')],
        ['streams', gauge('adit_streams', 'Open event streams')],
        ['storeWaiting', gauge('adit_store_waiting', 'Writes that wait for the disk')],
        ['storeCommits', gauge('adit_store_commits', 'Transactions since the start')],
        ['overdueSeconds', gauge('adit_overdue_seconds', 'By how much the latest timer is late')],
        ['hubUp', gauge('adit_hub_up', 'Others are heard')],
        [
          'loopLagSeconds',
          gauge('adit_loop_lag_seconds', 'How late the event loop is, at the 99th'),
        ],
      ]
      const collect = (): void => {
        const counted = census()
        for (const [name, shown] of gauges) shown.set(counted[name])
      }
      // One of them asks; the others are filled in the same breath.
      Object.assign(nth(gauges, 0)[1], { collect })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
