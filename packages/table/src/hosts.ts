import type { Parsed } from '@adit/kernel'
import type { Answer, Opening } from '@adit/protocol'
import { times } from './clock.ts'
import type { Player } from './entries.ts'
import { TableHost } from './host.ts'
import type { HostPorts } from './ports.ts'

/**
 * The tables in memory, each at most once: two hosts of one table would not tell each other's
 * viewers. A table that nobody watches leaves and comes back by replay.
 */
export class TableHosts {
  readonly #ports: HostPorts
  readonly #live = new Map<string, { readonly host: Promise<Parsed<TableHost>>; used: number }>()

  constructor(ports: HostPorts) {
    this.#ports = ports
  }

  get size(): number {
    return this.#live.size
  }

  /** The table, from memory or from the store; to be asked for anew for every use. */
  async get(id: string): Promise<Parsed<TableHost>> {
    const known = this.#live.get(id)
    if (known !== undefined) {
      known.used = this.#ports.now()
      return known.host
    }
    const host = TableHost.load(id, this.#ports)
    this.#live.set(id, { host, used: this.#ports.now() })
    // What could not be loaded is not kept: it may be there the next time.
    const loaded = await host.catch((error: unknown) => {
      this.#live.delete(id)
      throw error
    })
    if (!loaded.ok) this.#live.delete(id)
    return loaded
  }

  async open(
    command: { readonly id: string; readonly opening: Opening },
    who: Player,
  ): Promise<Answer> {
    const { answer, host } = await TableHost.open(command, who, this.#ports)
    if (host !== undefined) {
      const value = Promise.resolve({ ok: true, value: host } as const)
      this.#live.set(host.table.id, { host: value, used: this.#ports.now() })
    }
    return answer
  }

  /** Lets tables go that nobody watches and nobody asked for in a while; their timers are stored. */
  async sweep(): Promise<void> {
    const before = this.#ports.now() - times.idle
    for (const [id, live] of this.#live) {
      const loaded = await live.host
      if (live.used > before || !loaded.ok || !loaded.value.isIdle) continue
      this.#live.delete(id)
      await loaded.value.close()
    }
  }

  async close(): Promise<void> {
    for (const { host } of this.#live.values()) {
      const loaded = await host
      if (loaded.ok) await loaded.value.close()
    }
    this.#live.clear()
  }
}
