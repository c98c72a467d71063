import { type Parsed, parsed, type Refusal } from '@adit/kernel'
import type { Answer, Opening, Tape } from '@adit/protocol'
import { type Archive, archiveOf } from './archive.ts'
import type { Decided } from './draft.ts'
import type { Logged, Player } from './entries.ts'
import { foldBreathing } from './fold.ts'
import { TableHost } from './host.ts'
import { Hearing } from './peers.ts'
import type { Fresh, HostPorts } from './ports.ts'
import { refuse } from './refusals.ts'
import { tapeOf } from './replay/tape.ts'
import { storeLimits, type TableStore } from './store/store.ts'
import { appendOf, breathing, readLog, store } from './storing.ts'
import type { Table } from './table.ts'

/** What the keeper of tables is told and asked. */
export interface House {
  /** Milliseconds before a table that nobody uses leaves memory. */
  readonly idle: number
  /** Tables in memory, beyond which those that nobody uses leave at once. */
  readonly most?: number
  /** Whether a short code leads to a table that is not over. */
  isTaken(code: string): Promise<boolean>
  /** This table cannot be loaded: nobody should be offered it. */
  withdraw(table: string): Promise<void>
}

/** Codes drawn before one that is taken has to do. */
const MOST_DRAWS = 20
/** Tables that are looked at for one that may leave, when another has come. */
const MOST_LOOKED = 16
/** Who waits for a whole log: a few seconds for the last of them. */
const MOST_READERS = 64
/** Milliseconds that the next reader waits for a store that does not answer this one. */
const MOST_WAIT = 200

interface Held {
  readonly host: TableHost
  /** Jobs under way: it must not leave memory under them. */
  users: number
  /** When it was last used. */
  used: number
  /** Stops hearing of it. */
  readonly deafen: () => void
}

/** Reasons that are nobody's fault: there is no such table, or its rules are not ours any more. */
const HARMLESS: ReadonlySet<Refusal['key']> = new Set([
  'table-unknown',
  'table-unknown-title',
  'table-other-revision',
])

/**
 * The tables in memory. Each has one host at a time, so one writer; a table that nobody uses leaves,
 * and comes back by replay when someone asks for it or one of its timers is due.
 */
export class Hosts {
  readonly #ports: HostPorts
  readonly #house: House
  /** Those that were used last stand last. */
  readonly #held = new Map<string, Held>()
  /** Coming or going: whoever asks meanwhile waits for the end of it. */
  readonly #coming = new Map<string, Promise<Parsed<Held>>>()
  readonly #going = new Map<string, Promise<void>>()
  #reading: Promise<unknown> = Promise.resolve()
  #readers = 0

  constructor(ports: HostPorts, house: House) {
    this.#ports = ports
    this.#house = house
  }

  get count(): number {
    return this.#held.size
  }

  holds(id: string): boolean {
    return this.#held.has(id)
  }

  /** A table as it stands here, if it is in memory. */
  peek(id: string): Table | undefined {
    return this.#held.get(id)?.host.table
  }

  *[Symbol.iterator](): Generator<Table> {
    for (const { host } of this.#held.values()) yield host.table
  }

  async open(
    command: { readonly id: string; readonly opening: Opening },
    who: Player,
  ): Promise<Answer> {
    const fresh = await this.#drawFresh(command.opening.visibility)
    const { answer, host } = await TableHost.open({ ...command, fresh }, who, this.#ports)
    if (host === undefined) return answer
    const hearing = new Hearing()
    this.#hold(host, await this.#join(host.table.id, hearing))
    await hearing.attach(host)
    return answer
  }

  /** Keeps a table whose first entries are made already, such as a branch; false if it could not be. */
  async keep(decided: Decided): Promise<boolean> {
    const { entries, summary, timers, ...rest } = appendOf(undefined, decided, this.#ports)
    for (let at = 0; at < entries.length; at += storeLimits.entries) {
      const some = entries.slice(at, at + storeLimits.entries)
      const isLast = at + some.length === entries.length
      // A table is listed when all of it is there.
      const also = isLast ? { ...(summary && { summary }), ...(timers && { timers }) } : {}
      const done = await store({ ...rest, expected: at, entries: some, ...also }, this.#ports)
      if (done.outcome !== 'appended') return false
    }
    return true
  }

  /** Does a job at a table, which stays in memory as long. */
  async use<T>(id: string, job: (host: TableHost) => T | Promise<T>): Promise<Parsed<T>> {
    const here = this.#held.get(id)
    const found = here === undefined ? await this.#find(id) : parsed(here)
    if (!found.ok) return found
    const held = found.value
    this.#putLast(id, held)
    held.users++
    try {
      return parsed(await job(held.host))
    } finally {
      held.users--
      held.used = this.#ports.now()
    }
  }

  /** Nobody could be served for so long: it is nobody's time. */
  async giveBack(by: number): Promise<void> {
    await Promise.all(Array.from(this.#held.values(), ({ host }) => host.giveBack(by)))
  }

  /** Another writer has added to a table: if it is in memory, it reads on. */
  async refresh(id: string): Promise<void> {
    await this.#held.get(id)?.host.refresh()
  }

  /** A finished game from its log alone, so that no change of the rules takes it away. */
  archive(id: string): Promise<Parsed<Archive>> {
    return this.#readWhole(id, async log => archiveOf(log))
  }

  /** A finished game to be seen again, from the whole of its log. */
  tape(id: string, player?: string): Promise<Parsed<Tape>> {
    return this.#readWhole(id, async log => {
      // Of a game that runs nothing is folded for whoever asks.
      const isOver = log.some(({ entry }) => entry.type === 'ended')
      if (log.length > 0 && !isOver) return { ok: false, why: refuse('table-not-finished') }
      const titles = (name: string) => this.#ports.title(name)
      const table = await foldBreathing(log, titles, breathing(this.#ports))
      return table.ok ? tapeOf(table.value, player) : table
    })
  }

  /**
   * Whole logs are dear: they are read one after another, and beyond so many one has to come again. A
   * storage that hangs holds up whoever wants that game, and nobody else.
   */
  async #readWhole<T>(
    id: string,
    make: (log: readonly Logged[]) => Promise<Parsed<T>>,
  ): Promise<Parsed<T>> {
    if (this.#readers >= MOST_READERS) return { ok: false, why: refuse('table-busy') }
    this.#readers++
    let pass = (): void => {}
    const isPassed = new Promise<void>(resolve => {
      pass = resolve
    })
    const ports = this.#passingOn(pass)
    const read = this.#reading.then(async () => {
      const log = await readLog(ports, id, 0)
      return log.ok ? make(log.value) : log
    })
    const done = read.catch(() => undefined).finally(() => this.#readers--)
    this.#reading = Promise.race([isPassed, done])
    return read
  }

  /** The ports of a reader, who passes the turn on when a page is long in coming. */
  #passingOn(pass: () => void): Parameters<typeof readLog>[0] {
    const ports = this.#ports
    const read: TableStore['read'] = (table, page) => {
      const cancel = ports.wakeAt(ports.now() + MOST_WAIT, pass)
      return ports.store.read(table, page).finally(cancel)
    }
    return { ...ports, store: { read } }
  }

  /** Lets go of the tables that nobody has used for a while. */
  async sweep(): Promise<void> {
    const before = this.#ports.now() - this.#house.idle
    const idle = [...this.#held].filter(
      ([, { host, users, used }]) => users === 0 && host.isIdle && used <= before,
    )
    await Promise.all(idle.map(([id, held]) => this.#release(id, held)))
  }

  /** Finishes all that is under way. */
  async close(): Promise<void> {
    await Promise.all(this.#coming.values())
    await Promise.all([...this.#held].map(([id, held]) => this.#release(id, held)))
    await Promise.all(this.#going.values())
  }

  /** Two tables with one code would take each other's guests. */
  async #drawFresh(visibility: Opening['visibility']): Promise<Fresh> {
    for (let draws = 1; ; draws++) {
      const fresh = this.#ports.fresh(visibility)
      if (draws === MOST_DRAWS || !(await this.#house.isTaken(fresh.code))) return fresh
    }
  }

  /** Hears of a table before its log is read, so that nothing falls in between. */
  async #join(id: string, hearing: Hearing): Promise<() => void> {
    return (await this.#ports.peers?.join(id, hearing)) ?? (() => {})
  }

  #hold(host: TableHost, deafen: () => void): Held {
    const held = { host, users: 0, used: this.#ports.now(), deafen }
    this.#held.set(host.table.id, held)
    this.#makeRoom(held)
    return held
  }

  /** Whoever looks at thousands of tables fills no memory: as many leave as come, the longest unused first. */
  #makeRoom(newest: Held): void {
    const { most = Number.POSITIVE_INFINITY } = this.#house
    if (this.#held.size <= most) return
    let looked = 0
    for (const [id, held] of this.#held) {
      if (held === newest || this.#held.size <= most || looked++ === MOST_LOOKED) return
      if (held.users > 0 || !held.host.isIdle) this.#putLast(id, held)
      else this.#release(id, held).catch((error: unknown) => this.#ports.trouble(error))
    }
  }

  #putLast(id: string, held: Held): void {
    if (this.#held.delete(id)) this.#held.set(id, held)
  }

  async #find(id: string): Promise<Parsed<Held>> {
    const going = this.#going.get(id)
    if (going !== undefined) await going
    const held = this.#held.get(id)
    if (held !== undefined) {
      // At once: a sweep may come before whoever asked gets to use it.
      held.used = this.#ports.now()
      return parsed(held)
    }
    const coming = this.#coming.get(id) ?? this.#load(id)
    this.#coming.set(id, coming)
    return coming
  }

  async #load(id: string): Promise<Parsed<Held>> {
    const hearing = new Hearing()
    let deafen = (): void => {}
    try {
      deafen = await this.#join(id, hearing)
      const loaded = await TableHost.load(id, this.#ports)
      if (loaded.ok) {
        await hearing.attach(loaded.value)
        return parsed(this.#hold(loaded.value, deafen))
      }
      deafen()
      if (!HARMLESS.has(loaded.why.key)) {
        this.#ports.trouble(new Error(`a table cannot be loaded: ${loaded.why.key}`))
      }
      await this.#house.withdraw(id)
      return loaded
    } catch (error) {
      // The store is away, not the table: whoever asks should come again.
      deafen()
      this.#ports.trouble(error)
      return { ok: false, why: refuse('table-busy') }
    } finally {
      this.#coming.delete(id)
    }
  }

  async #release(id: string, { host, deafen }: Held): Promise<void> {
    this.#held.delete(id)
    deafen()
    const going = host.close().finally(() => this.#going.delete(id))
    this.#going.set(id, going)
    await going
  }
}
