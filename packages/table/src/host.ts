import { type Parsed, parsed } from '@adit/kernel'
import type { Answer, Opening, TableCommand } from '@adit/protocol'
import { Alarms } from './alarms.ts'
import { answerTo } from './answering.ts'
import { Answers, isPassing, type Settled } from './answers.ts'
import { Attendance } from './attendance.ts'
import { times } from './clock.ts'
import { type Deed, decideDeed } from './decide.ts'
import type { Decided } from './draft.ts'
import type { Player } from './entries.ts'
import { advanceBy } from './fold.ts'
import { whyNotSeen } from './manners.ts'
import { Notice } from './notice.ts'
import { onlooker } from './onlooker.ts'
import { storeOpening } from './opening.ts'
import type { Fresh, HostPorts } from './ports.ts'
import { recent } from './recent.ts'
import { refuse } from './refusals.ts'
import { type Pen, settle } from './settling.ts'
import { resume } from './shown.ts'
import { snapshotOf } from './snapshot.ts'
import type { Append, CommandKey, Stored } from './store/store.ts'
import { appendOf, loadTable, readLog, readOn, store, type Written } from './storing.ts'
import { seatOf, type Table } from './table.ts'
import { type Send, Watchers } from './watchers.ts'

/** Entries between two snapshots: so many are folded when a table is loaded, and not many more. */
const KEPT_EVERY = 128

/**
 * Whether a table is kept whole after these entries. By their numbers alone, so that of several hosts
 * the one that writes them does it.
 */
function isMilestone(before: Table, { seq }: Table): boolean {
  return Math.floor(before.seq / KEPT_EVERY) !== Math.floor(seq / KEPT_EVERY)
}

interface Known {
  readonly isOffered?: boolean
  readonly isOurs?: boolean
}

/**
 * The driver of one table: one writer at a time, nothing acknowledged or shown before it is stored.
 * All that is decided is decided in `decide`; all that is shown is made in `shown`.
 */
export class TableHost {
  readonly #ports: HostPorts
  readonly #answers = new Answers()
  readonly #attendance: Attendance
  readonly #watchers: Watchers
  readonly #alarms: Alarms
  #table: Table
  #queue: Promise<unknown> = Promise.resolve()
  /** The store may hold more than this table knows: read before the next decision. */
  #unsure = false
  #closed = false
  readonly #notice: Notice
  /** The last entry was written here: what follows from it is this host's to do. */
  #isOurs: boolean

  /** What decisions here are written down with. */
  readonly #pen: Pen = {
    table: () => this.#table,
    isSure: () => !this.#unsure,
    catchUp: () => this.#catchUp(),
    isAlone: () => this.#ports.peers === undefined,
    store: (decided, command) => this.#store(decided, command),
    doubt: () => this.#doubt(),
  }

  private constructor(table: Table, ports: HostPorts, known: Known) {
    this.#table = table
    this.#ports = ports
    this.#isOurs = known.isOurs === true || ports.peers === undefined
    this.#attendance = new Attendance(ports, known, isOffered =>
      this.#notice.offer(isOffered, () => this.#attendance.forget()),
    )
    this.#watchers = new Watchers(ports, this.#attendance, seat =>
      this.#later(() => this.#perform({ type: 'lost', seat })),
    )
    const writer = {
      ...this.#pen,
      isClosed: () => this.#closed,
      isAttended: () => this.#watchers.isAttended(this.#table),
      later: (job: () => Promise<void>) => this.#later(() => this.#inTurn(job)),
    }
    this.#notice = new Notice(writer, ports, known.isOurs !== true)
    this.#alarms = new Alarms(ports, deed => this.#perform(deed))
    this.#arm()
    this.#watchers.look(table)
  }

  /**
   * Opens a table; the answer names it. Sent twice, the command opens one table. With `fresh` it is
   * made of that, and only later ones of what the ports draw.
   */
  static async open(
    command: { readonly id: string; readonly opening: Opening; readonly fresh?: Fresh },
    who: Player,
    ports: HostPorts,
  ): Promise<{ readonly answer: Answer; readonly host?: TableHost }> {
    const { answer, table } = await storeOpening(command, who, ports)
    return table === undefined
      ? { answer }
      : { answer, host: new TableHost(table, ports, { isOffered: true, isOurs: true }) }
  }

  /** A table back from the store. */
  static async load(id: string, ports: HostPorts): Promise<Parsed<TableHost>> {
    const loaded = await loadTable(ports, id)
    if (!loaded.ok) return loaded
    const table = loaded.value
    const host = new TableHost(table, ports, {})
    await host.#delay(ports.away?.(table.log.at(-1)?.at ?? 0) ?? 0)
    return parsed(host)
  }

  /** As it stands now, for projections such as the record; never to be sent as it is. */
  get table(): Table {
    return this.#table
  }

  /** Nobody is connected: it can be closed, and loaded again when someone asks or a timer is due. */
  get isIdle(): boolean {
    return this.#watchers.count === 0 && !this.#attendance.isWaiting
  }

  /** Does what a person wants, once for each command id, and says what came of it. */
  command(who: Player, command: TableCommand): Promise<Answer> {
    return this.#inTurn(async () => {
      const key: CommandKey = { client: who.id, id: command.id }
      if (this.#closed) return { type: 'refused', id: command.id, why: refuse('table-busy') }
      const earlier = this.#answers.get(key)
      if (earlier !== undefined) return earlier
      this.#watchers.heard(this.#table, who.id)
      const answer = await answerTo(command, who, this.#pen, this.#ports)
      if (!isPassing(answer)) this.#answers.keep(key, answer)
      return answer
    })
  }

  /**
   * Connects a viewer: first what was missed since the entry last seen, or all anew, then all that
   * happens. Returns how to disconnect. A player who was away is back by this.
   */
  watch(who: Player, send: Send, since?: number): Promise<() => void> {
    return this.#inTurn(async () => {
      if (this.#closed) throw new Error('the table has been closed')
      // Whoever has seen more than is known here comes from another node, and is not shown the past.
      if (this.#unsure || (since ?? 0) > this.#table.seq) await this.#catchUp()
      const why = whyNotSeen(this.#table, who.id)
      if (why !== undefined) {
        send({ type: 'shown-out', table: this.#table.id, seq: this.#table.seq, why })
        return () => {}
      }
      const watcher = { player: who.id, send }
      send(resume(this.#table, onlooker(this.#table, who.id), since, this.#ports.now()))
      this.#watchers.add(watcher, this.#table)
      const seat = seatOf(this.#table, who.id)
      if (seat !== undefined) await this.#settle({ type: 'back', seat })
      return () => {
        this.#watchers.remove(watcher, this.#table)
        this.#notice.catchUp()
      }
    })
  }

  /** Another node has written to this table: reads on and tells the viewers here. */
  async refresh(): Promise<void> {
    await this.#inTurn(() => this.#catchUp())
  }

  /** Rows that another node has stored; those that do not follow on are read instead. */
  hear(rows: readonly Stored[]): void {
    const read = async (): Promise<void> => {
      const news = rows.filter(({ seq }) => seq > this.#table.seq)
      if (this.#closed || news.length === 0) return
      const next = this.#unsure ? undefined : readOn(this.#table, news)
      if (next === undefined) await this.#catchUp()
      else this.#become(next, { isOurs: false })
    }
    this.#later(() => this.#inTurn(read))
  }

  /** The log is said to be so long. */
  hearOf(seq: number): void {
    if (seq <= this.#table.seq || this.#closed) return
    this.#later(() => this.refresh())
  }

  /** Who watches at another node. */
  hearWatchers(node: string, players: readonly string[]): void {
    if (this.#closed) return
    this.#watchers.hear(node, players, this.#table)
    this.#notice.catchUp()
  }

  /**
   * Nobody could be served for so long: before anything else, every clock gets the time back. Of
   * several hosts one does it.
   */
  async giveBack(by: number): Promise<void> {
    if (this.#isOurs) await this.#delay(by)
  }

  /** Rings whatever should have rung and did not. */
  ringOverdue(): void {
    this.#alarms.ringOverdue()
  }

  /** Finishes what is under way and falls silent. */
  async close(): Promise<void> {
    this.#closed = true
    this.#alarms.clear()
    await this.#queue
    this.#watchers.clear()
  }

  async #delay(by: number): Promise<void> {
    if (by <= 0) return
    this.#watchers.excuse()
    await this.#perform({ type: 'delay', by })
  }

  async #perform(deed: Deed): Promise<void> {
    await this.#inTurn(async () => {
      if (!this.#closed) await this.#settle(deed)
    })
  }

  #settle(deed: Deed): Promise<Settled> {
    return settle(this.#pen, table => decideDeed(table, deed, this.#ports.now(), this.#ports))
  }

  /** Reads what others wrote; false if the store cannot tell. */
  async #catchUp(): Promise<boolean> {
    try {
      const news = await readLog(this.#ports, this.#table.id, this.#table.seq)
      if (!news.ok) throw new Error(`a log cannot be read: ${news.why.key}`)
      this.#unsure = false
      if (news.value.length > 0) {
        this.#become(advanceBy(this.#table, news.value), { isOurs: false })
        this.#ports.peers?.nudge(this.#table.id, this.#table.seq)
        this.#notice.catchUp()
      } else this.#watchers.look(this.#table)
      return true
    } catch (error) {
      this.#ports.trouble(error)
      this.#doubt()
      return false
    }
  }

  /** Reads before the next decision, and before long in any case: viewers wait for the news. */
  #doubt(): void {
    this.#unsure = true
    this.#ports.wakeAt(this.#ports.now() + times.again, () => {
      if (this.#unsure && !this.#closed) this.#later(() => this.refresh())
    })
  }

  #become(table: Table, { isOurs }: { readonly isOurs: boolean }): void {
    const before = this.#table
    this.#notice.isBehind = true
    this.#table = isMilestone(before, table) ? recent(table) : table
    this.#isOurs = isOurs || this.#ports.peers === undefined
    this.#watchers.tell(table, before.seq, this.#ports.now())
    this.#watchers.look(this.#table)
    if (!this.#closed) this.#arm()
  }

  #arm(): void {
    this.#alarms.arm(this.#table, this.#isOurs ? 0 : (this.#ports.peers?.deference ?? 0))
  }

  /** Stores a decision; every so many entries the table whole, so that loading it never takes many. */
  async #store({ entries, table }: Decided, command: Append['command']): Promise<Written> {
    const snapshot = isMilestone(this.#table, table) ? snapshotOf(table) : undefined
    const { isDeserted } = this.#attendance
    const isAttended = this.#watchers.isAttended(this.#table)
    const circumstances = { isDeserted, isAttended, snapshot, ...(command && { command }) }
    const append = appendOf(this.#table, { entries, table }, this.#ports, circumstances)
    const written = await store(append, this.#ports)
    if (written.outcome !== 'appended') return written
    this.#become(table, { isOurs: true })
    this.#notice.isBehind = append.summary === undefined && append.retouch === undefined
    return written
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(job)
    this.#queue = run.catch(() => undefined)
    return run
  }

  /** What nobody waits for; that it failed is told all the same. */
  #later(job: () => Promise<unknown>): void {
    job().catch((error: unknown) => this.#ports.trouble(error))
  }
}
