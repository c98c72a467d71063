import type { Hosts, Store } from '@adit/table'
import type { SharedStore } from '../store/shared.ts'
import { silence } from './silence.ts'

/** With other nodes, what is overdue for so long has been forgotten by whoever should have rung … */
const ORPHANED = 3_000
/** … and if whoever took it up does nothing either, another does so after this. */
const CLAIMED = 10_000

/** How often the store is asked for timers of tables that are not in memory. */
const PAUSE = 1_000

interface DuePorts {
  readonly store: Store
  readonly hosts: Hosts
  /** Where other nodes look after the same tables. */
  readonly shared?: Pick<SharedStore, 'claimTimers'> | undefined
  now(): number
  trouble(error: unknown): void
}

/**
 * Wakes the tables whose time has come. One that left memory, or that a crash swept away, is only
 * known by its timers in the store. One in memory has alarms of its own, and is reminded of those
 * that should have rung.
 */
export class DueTables {
  readonly #ports: DuePorts
  #pause: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #stopped = false
  #overdue = 0

  constructor(ports: DuePorts) {
    this.#ports = ports
  }

  /** Milliseconds by which the most overdue timer was late at the last look. */
  get overdue(): number {
    return this.#overdue
  }

  /** At once, and then again and again. */
  start(): void {
    this.#looking = this.look()
      .catch((error: unknown) => this.#ports.trouble(error))
      .finally(() => {
        if (!this.#stopped) this.#pause = setTimeout(() => this.start(), PAUSE)
      })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#pause)
    await this.#looking
  }

  async look(): Promise<void> {
    const { store, hosts, now, shared } = this.#ports
    const due =
      shared === undefined
        ? await store.dueTimers(now())
        : await shared.claimTimers(Math.max(0, now() - ORPHANED), now() + CLAIMED)
    this.#overdue = Math.max(0, now() - (due[0]?.due ?? now()))
    for (const table of new Set(due.map(timer => timer.table))) {
      if (this.#stopped) return
      const woken = await hosts.use(table, host => host.ringOverdue())
      // Another node may have its rules, or the store be away; it comes again by itself.
      if (shared !== undefined || (!woken.ok && woken.why.key === 'table-busy')) continue
      // Or it would stand in front of all others for ever.
      if (!woken.ok) await silence(store, table, due.flatMap(timerOf(table)))
    }
  }
}

function timerOf(table: string): (timer: { table: string; name: string }) => string[] {
  return timer => (timer.table === table ? [timer.name] : [])
}
