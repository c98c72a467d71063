import { type Parsed, parsed } from '@adit/kernel'
import { type Answer, encode, type Opening, type TableCommand } from '@adit/protocol'
import { Alarms } from './alarms.ts'
import { Answers, isPassing, isTransient, readAnswer, type Settled } from './answers.ts'
import { Attendance } from './attendance.ts'
import { times } from './clock.ts'
import { type Deed, decide, decideDeed } from './decide.ts'
import type { Decision } from './draft.ts'
import type { Player } from './entries.ts'
import { advanceBy } from './fold.ts'
import { whyNotSeen } from './manners.ts'
import { foreseeUndo } from './moving.ts'
import { storeOpening, storeRematch } from './opening.ts'
import { type Fresh, type HostPorts, withFresh } from './ports.ts'
import { recent } from './recent.ts'
import { refuse } from './refusals.ts'
import { onlooker, resume } from './shown.ts'
import { snapshotOf } from './snapshot.ts'
import type { CommandKey, Stored } from './store/store.ts'
import { appendOf, listingChange, loadTable, readLog, readOn, store } from './storing.ts'
import { seatOf, type Table } from './table.ts'
import { type Send, Watchers } from './watchers.ts'

/** How often a command is decided anew because another writer was first. */
const MOST_TRIES = 5

/** Entries between two snapshots: so many are folded when a table is loaded, and not many more. */
const KEPT_EVERY = 64

interface Known {
  readonly isOffered?: boolean
  readonly kept?: number
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
  /** The number of the entry after which the table was last kept whole. */
  #kept: number
  /** The last entry was written here: what follows from it is this host's to do. */
  #isOurs: boolean

  private constructor(table: Table, ports: HostPorts, known: Known) {
    this.#table = table
    this.#kept = known.kept ?? 0
    this.#ports = ports
    this.#isOurs = known.isOurs === true || ports.peers === undefined
    this.#attendance = new Attendance(ports, known, isOffered => this.#offer(isOffered))
    this.#watchers = new Watchers(ports, this.#attendance, seat => this.#lost(seat))
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
    const { table, kept } = loaded.value
    const host = new TableHost(table, ports, { kept })
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
      const answer = await this.#answer(who, command, key)
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
      if (this.#unsure) await this.#catchUp()
      const why = whyNotSeen(this.#table, who.id)
      if (why !== undefined) {
        send({ type: 'shown-out', table: this.#table.id, seq: this.#table.seq, why })
        return () => {}
      }
      const watcher = { player: who.id, send }
      send(resume(this.#table, onlooker(this.#table, who.id), since, this.#ports.now()))
      this.#watchers.add(watcher, this.#table)
      const seat = seatOf(this.#table, who.id)
      if (seat !== undefined) await this.#settle(this.#deciding({ type: 'back', seat }))
      return () => this.#watchers.remove(watcher, this.#table)
    })
  }

  /** Another node has written to this table: reads on and tells the viewers here. */
  async refresh(): Promise<void> {
    await this.#inTurn(() => this.#catchUp())
  }

  /** Rows that another node has stored; those that do not follow on are read instead. */
  hear(rows: readonly Stored[]): void {
    this.#inTurn(async () => {
      const news = rows.filter(({ seq }) => seq > this.#table.seq)
      if (this.#closed || news.length === 0) return
      const read = this.#unsure ? undefined : readOn(this.#table, news)
      if (read === undefined) await this.#catchUp()
      else this.#become(read, { isOurs: false })
    }).catch((error: unknown) => this.#ports.trouble(error))
  }

  /** The log is said to be so long. */
  hearOf(seq: number): void {
    if (seq <= this.#table.seq || this.#closed) return
    this.refresh().catch((error: unknown) => this.#ports.trouble(error))
  }

  /** Who watches at another node. */
  hearWatchers(node: string, players: readonly string[]): void {
    if (!this.#closed) this.#watchers.hear(node, players, this.#table)
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

  async #foreseeUndo({ id }: Player): Promise<void> {
    const seat = seatOf(this.#table, id)
    if (seat !== undefined) await foreseeUndo(this.#table, seat, this.#ports)
  }

  async #answer(who: Player, command: TableCommand, key: CommandKey): Promise<Answer> {
    const { id } = command
    const fresh =
      command.type === 'rematch' ? this.#ports.fresh(this.#table.terms.visibility) : undefined
    const ports = fresh === undefined ? this.#ports : withFresh(this.#ports, fresh)
    if (command.type === 'undo') await this.#foreseeUndo(who)
    const decision = (table: Table) => decide(table, who, command, this.#ports.now(), ports)
    const opens = fresh !== undefined && decision(this.#table).ok
    const why = opens ? await storeRematch(this.#table, fresh, this.#ports) : undefined
    const result = why ? { type: 'refused' as const, why } : await this.#settle(decision, key)
    if (result.type === 'done') return { type: 'done', id, table: this.#table.id, seq: result.seq }
    if (result.type === 'repeated') return readAnswer(result.answer)
    if (isTransient(result.why)) return { type: 'refused', id, why: result.why }
    // Done before a restart and refused now, as a move played already is: the first answer counts.
    const first = await this.#firstAnswer(key)
    return first ?? { type: 'refused', id, why: result.why }
  }

  async #firstAnswer(key: CommandKey): Promise<Answer | undefined> {
    try {
      const text = await this.#ports.store.answered(key)
      return text === undefined ? undefined : readAnswer(text)
    } catch (error) {
      this.#ports.trouble(error)
      return { type: 'refused', id: key.id, why: refuse('table-not-stored') }
    }
  }

  #deciding(deed: Deed): (table: Table) => Decision {
    return table => decideDeed(table, deed, this.#ports.now(), this.#ports)
  }

  async #perform(deed: Deed): Promise<void> {
    await this.#inTurn(async () => {
      if (!this.#closed) await this.#settle(this.#deciding(deed))
    })
  }

  /** Tells the lists; if that fails, the next look at who is here tries again. */
  #offer(isOffered: boolean): void {
    this.#inTurn(async () => {
      if (this.#closed) return
      const change = listingChange(this.#table, this.#ports.now(), { isDeserted: !isOffered })
      if ((await store(change, this.#ports)).outcome === 'appended') return
      this.#attendance.forget()
      this.#doubt()
    }).catch((error: unknown) => this.#ports.trouble(error))
  }

  #lost(seat: number): void {
    this.#perform({ type: 'lost', seat }).catch((error: unknown) => this.#ports.trouble(error))
  }

  /** Decide, store, and only then become and tell; again from the start if another was first. */
  async #settle(decision: (table: Table) => Decision, key?: CommandKey): Promise<Settled> {
    let isSure = false
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.#unsure && !(await this.#catchUp())) break
      const decided = decision(this.#table)
      if (!decided.ok) {
        // Another node may know better: a refusal must not rest on a table that is stale.
        if (key === undefined || isSure || this.#ports.peers === undefined) {
          return { type: 'refused', why: decided.why }
        }
        if (!(await this.#catchUp())) break
        isSure = true
        continue
      }
      const { seq } = decided.value.table
      const answer = key && encode({ type: 'done', id: key.id, table: this.#table.id, seq })
      const { isDeserted } = this.#attendance
      const command = key && answer !== undefined ? { command: { ...key, answer } } : {}
      const snapshot = this.#snapshotOf(decided.value.table)
      const circumstances = { isDeserted, snapshot, ...command }
      const append = appendOf(this.#table, decided.value, this.#ports, circumstances)
      const stored = await store(append, this.#ports)
      if (stored.outcome === 'appended') {
        this.#become(decided.value.table, { isOurs: true })
        if (snapshot !== undefined) this.#trim()
        return { type: 'done', seq }
      }
      if (stored.outcome === 'busy') return { type: 'refused', why: refuse('table-busy') }
      // Another writer was first, or this write failed and may have happened all the same.
      this.#doubt()
      if (stored.outcome === 'repeated') return { type: 'repeated', answer: stored.answer }
      if (stored.outcome === 'failed') break
    }
    return { type: 'refused', why: refuse('table-not-stored') }
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
      if (!this.#unsure || this.#closed) return
      this.refresh().catch((error: unknown) => this.#ports.trouble(error))
    })
  }

  #become(table: Table, { isOurs }: { readonly isOurs: boolean }): void {
    const since = this.#table.seq
    this.#table = table
    this.#isOurs = isOurs || this.#ports.peers === undefined
    this.#watchers.tell(table, since, this.#ports.now())
    this.#watchers.look(table)
    if (!this.#closed) this.#arm()
  }

  #arm(): void {
    this.#alarms.arm(this.#table, this.#isOurs ? 0 : (this.#ports.peers?.deference ?? 0))
  }

  /** Every so many entries the table is kept whole, so that loading it never takes many. */
  #snapshotOf(table: Table): string | undefined {
    return table.seq - this.#kept < KEPT_EVERY ? undefined : snapshotOf(table)
  }

  #trim(): void {
    this.#kept = this.#table.seq
    this.#table = recent(this.#table)
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(job)
    this.#queue = run.catch(() => undefined)
    return run
  }
}
