import { botsFor } from '@adit/bots'
import { type AnyTitle, quickRandom } from '@adit/kernel'
import { objection } from '@adit/kernel/conformance'
import { shelf } from '@adit/shelf'
import {
  type Append,
  type Appended,
  Hall,
  type HostPorts,
  Hosts,
  humanPace,
  type Store,
} from '@adit/table'
import { Lifetime } from '../../src/lifetime.ts'
import { DueTables } from '../../src/tables/due.ts'
import type { SimClock } from './sim-clock.ts'

/** Everything on the shelf, and a toy whose games are short. */
export const simTitles: readonly AnyTitle[] = [objection, ...shelf]

const EPOCH = 1_800_000_000_000
const IDLE = 60_000

/** What outlasts a server. */
export interface Ground {
  readonly clock: SimClock
  readonly disk: Store
  /** Numbers of tables, never used twice. */
  tables: number
  /** By how much the wall clock is wrong. */
  skew: number
}

/** A server as it is, but for its socket, its disk and its time. */
export class SimServer {
  readonly hall: Hall
  readonly #ground: Ground
  readonly #hosts: Hosts
  readonly #due: DueTables
  readonly #lifetime: Lifetime
  isAlive = true

  private constructor(ground: Ground, lifetime: Lifetime) {
    this.#ground = ground
    this.#lifetime = lifetime
    const ports = this.#ports()
    this.#hosts = new Hosts(ports, {
      idle: IDLE,
      isTaken: async () => false,
      withdraw: async table => {
        throw new Error(`${table} was given up`)
      },
    })
    this.hall = new Hall({
      hosts: this.#hosts,
      find: async () => ({ ok: false, why: { key: 'server-unknown-code' } }),
      mine: async () => [],
      browse: async () => () => {},
      rename: async who => ({ ok: true, value: who }),
    })
    const { now, trouble } = ports
    this.#due = new DueTables({ store: ports.store, hosts: this.#hosts, now, trouble })
    this.#again(1_000, () => this.#due.look())
    this.#again(5_000, () => lifetime.sign(now()))
    this.#again(30_000, () => this.#hosts.sweep())
  }

  static async start(ground: Ground): Promise<SimServer> {
    const now = (): number => timeOf(ground)
    const lifetime = await Lifetime.open(ground.disk, { now }, () => {})
    return new SimServer(ground, lifetime)
  }

  /** At once and without a word. */
  kill(): void {
    this.isAlive = false
  }

  #again(pause: number, job: () => Promise<unknown>): void {
    const next = (): void => {
      if (this.isAlive)
        job()
          .catch(() => undefined)
          .finally(() => this.#again(pause, job))
    }
    this.#ground.clock.after(pause, next)
  }

  #ports(): HostPorts & { readonly store: Store } {
    const { clock } = this.#ground
    const now = (): number => timeOf(this.#ground)
    return {
      title: name => simTitles.find(title => title.name === name),
      bots: title => ['random', ...botsFor(title).map(bot => bot.name)],
      random: quickRandom(clock.random.below(2 ** 32)),
      fresh: () => {
        const nth = ++this.#ground.tables
        return { table: `t${nth}`, code: `${nth}`, serverSeed: `${nth}`.padStart(64, '0') }
      },
      store: this.#disk(),
      now,
      wakeAt: (due, wake) => this.#wakeAt(due - now(), wake),
      think: async task => {
        await clock.sleep(clock.random.below(3_000))
        return { move: task.legal[clock.random.below(task.legal.length)] }
      },
      pace: humanPace,
      away: since => this.#lifetime.away(since),
      // Whatever cannot be stored now is tried again: only what comes of it counts.
      trouble: () => {},
    }
  }

  /** Timers fire a little early or late, and now and then twice. */
  #wakeAt(wait: number, wake: () => void): () => void {
    const { clock } = this.#ground
    const ring = (): void => {
      if (this.isAlive) wake()
    }
    // However early, some time passes.
    const fires = Math.max(wait > 0 ? 1 : 0, wait + clock.random.below(23) - 3)
    const rings = Array.from({ length: clock.once(20) ? 2 : 1 }, () => clock.after(fires, ring))
    return () => {
      for (const cancel of rings) cancel()
    }
  }

  /** A disk takes its time, and sometimes fails before or after it has written. */
  #disk(): Store {
    const { clock, disk } = this.#ground
    const append = async (given: Append): Promise<Appended> => {
      await clock.sleep(clock.once(30) ? clock.random.below(4_000) : 1 + clock.random.below(8))
      // Whoever waits for a server that was killed waits for ever; its write may have happened.
      if (!this.isAlive) {
        if (clock.once(2)) await disk.append(given)
        return new Promise(() => {})
      }
      if (clock.once(200)) return { outcome: 'busy' }
      if (clock.once(200)) throw new Error('the disk is full')
      const appended = await disk.append(given)
      if (clock.once(200)) throw new Error('the disk is gone, or is it?')
      return appended
    }
    return { ...disk, append }
  }
}

function timeOf({ clock, skew }: Ground): number {
  return EPOCH + clock.time + skew
}
