import { type AnyTitle, quickRandom, type Random } from '@adit/kernel'
import { objection } from '@adit/kernel/conformance'
import type { Opening, TableCommand, TableMessage } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { type Deed, decide, decideDeed } from '../decide.ts'
import type { Decided, Decision } from '../draft.ts'
import type { Player } from '../entries.ts'
import { openTable } from '../open.ts'
import type { HostPorts, Ports, Task, Thought } from '../ports.ts'
import { type Kept, openMemoryStore } from '../store/memory.ts'
import type {
  Append,
  Appended,
  CommandKey,
  Linked,
  Page,
  Snapshot,
  Stored,
  Summary,
  TableStore,
} from '../store/store.ts'
import type { Table } from '../table.ts'
import { humanPace } from '../timers.ts'

/** What tests stand tables on: a clock that is turned by hand, a store in memory, tame bots. */

/** The shelf, and the toy beside it. */
export const titles: readonly AnyTitle[] = [...shelf, objection]

export function player(name: string): Player {
  return { id: `id-${name}`, name, avatar: 'red-hat' }
}
export const ann = player('Ann')
export const bob = player('Bob')
export const cid = player('Cid')
export const people = [ann, bob, cid, player('Dee')] as const
/** Enough for the largest box. */
export const crowd: readonly Player[] = [
  ...people,
  ...['Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim', 'Moe'].map(player),
]

export function testPorts(random: Random = quickRandom(1)): Ports {
  let tables = 0
  return {
    title: name => titles.find(title => title.name === name),
    bots: () => ['random', 'clever'],
    random,
    fresh: () => {
      const nth = ++tables
      return { table: `t${nth}`, code: `CODE${nth}`, serverSeed: `${nth}`.padStart(64, '0') }
    },
  }
}

export function opening(changes: Partial<Opening> = {}): Opening {
  return {
    title: 'objection',
    config: { seats: 3 },
    clock: 'none',
    visibility: 'public',
    memory: 'full',
    bots: [],
    sit: true,
    ...changes,
  }
}

export function must(decision: Decision): Decided {
  if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.why)}`)
  return decision.value
}

export function whyNot(decision: Decision): string {
  return decision.ok ? 'accepted' : decision.why.key
}

type Plain<C> = C extends TableCommand ? Omit<C, 'id' | 'table'> : never
/** A command without its envelope. */
export type Wish = Plain<TableCommand>

/** Puts a wish in its envelope. */
export function commandOf(wish: Wish, id = 'c', table = 't1'): TableCommand {
  return { ...wish, id, table }
}

/** A table under pure hands: no store, no queue, only decisions. */
export class Sandbox {
  table: Table
  now = 1_000_000
  readonly ports: Ports

  constructor(changes: Partial<Opening> = {}, random?: Random) {
    this.ports = testPorts(random)
    this.table = must(openTable(opening(changes), ann, this.now, this.ports)).table
  }

  ask(who: Player, wish: Wish): Decision {
    return decide(this.table, who, commandOf(wish), this.now, this.ports)
  }

  do(who: Player, ...wishes: readonly Wish[]): this {
    for (const wish of wishes) this.table = must(this.ask(who, wish)).table
    return this
  }

  askDeed(deed: Deed): Decision {
    return decideDeed(this.table, deed, this.now, this.ports)
  }

  deed(deed: Deed): this {
    this.table = must(this.askDeed(deed)).table
    return this
  }

  /** Everybody sits, is ready, and the host starts. */
  started(): this {
    for (const who of crowd.slice(1, this.table.places.length)) {
      this.do(who, { type: 'sit' }, { type: 'ready', ready: true })
    }
    return this.do(ann, { type: 'start' })
  }

  since(seat: number): number {
    return this.table.play?.asked.find(one => one.seat === seat)?.since ?? 0
  }

  legal(seat: number): string[] {
    const { game, play } = this.table
    return game.legal(play?.state, seat, []).map(move => game.notation.printMove(move))
  }

  move(who: Player, move: string): this {
    const seat = crowd.indexOf(who)
    return this.do(who, { type: 'move', since: this.since(seat), move })
  }
}

/** What a runtime does to timers: fires them early or late, twice, or not at all. */
interface Whims {
  /** Milliseconds late, or early if below zero. */
  readonly late?: number
  readonly twice?: boolean
  readonly never?: boolean
}

interface Wake {
  readonly due: number
  readonly fires: number
  readonly wake: () => void
}

/** Time as tests want it, in good order or not. */
class TestClock {
  now = 1_000_000
  /** How the next timers to be set will behave. */
  whims: () => Whims = () => ({})
  readonly #wakes = new Set<Wake>()
  /** How far the shown time was stepped: timers run by another clock. */
  #stepped = 0

  readonly wakeAt = (due: number, wake: () => void): (() => void) => {
    const { late = 0, twice = false, never = false } = this.whims()
    // However early, some time passes: or whoever sets it again would do so for ever.
    const soonest = due > this.now ? this.now + 1 : this.now
    const fires = Math.max(due + late, soonest) - this.#stepped
    const alarms = Array.from({ length: twice ? 2 : 1 }, () => ({ due, fires, wake }))
    for (const alarm of never ? [] : alarms) this.#wakes.add(alarm)
    return () => {
      for (const alarm of alarms) this.#wakes.delete(alarm)
    }
  }

  get waiting(): number {
    return this.#wakes.size
  }

  /** Someone sets the wall clock. */
  step(time: number): void {
    this.now += time
    this.#stepped += time
  }

  /** Lets everything happen that fires within so many milliseconds, in order. */
  async pass(time: number): Promise<void> {
    const until = this.now + time - this.#stepped
    for (;;) {
      await quiet()
      const [next] = [...this.#wakes].sort((one, other) => one.fires - other.fires)
      if (next === undefined || next.fires > until) break
      this.#wakes.delete(next)
      this.now = Math.max(this.now, next.fires + this.#stepped)
      next.wake()
    }
    this.now = until + this.#stepped
  }
}

/** All promises that can settle without time passing have settled. */
export function quiet(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

/** Keeps what it must and can be told to fail. */
class TestStore implements TableStore {
  readonly #tables = new Map<string, Kept>()
  readonly #kept = openMemoryStore(this.#tables)
  rowsRead = 0
  reads = 0
  /** What becomes of the next appends: `lost` fails and writes nothing, `written` fails afterwards. */
  readonly faults: ('busy' | 'lost' | 'written')[] = []

  get count(): number {
    return this.#tables.size
  }

  log(table = 't1'): Linked[] {
    return this.#tables.get(table)?.log ?? []
  }

  /** A table as someone else left it. */
  put(table: string, log: readonly Stored[]): void {
    const linked = log.map(row => ({ ...row, hash: '' }))
    this.#tables.set(table, { log: linked, timers: new Map() })
  }

  summary(table = 't1'): Summary | undefined {
    const listed = this.#tables.get(table)?.listed
    if (listed === undefined) return undefined
    const { table: _table, updated: _updated, ...summary } = listed
    return summary
  }

  /** The timers of the first table: what is due, and when. */
  get timers(): [string, number][] {
    return [...(this.#tables.get('t1')?.timers.values() ?? [])].map(({ name, due }) => [name, due])
  }

  async append(append: Append): Promise<Appended> {
    const fault = this.faults.shift()
    if (fault === 'busy') return { outcome: 'busy' }
    if (fault === 'lost') throw new Error('the disk is gone')
    const answer = await this.#kept.append(append)
    if (fault === 'written') throw new Error('the disk is gone, or is it?')
    return answer
  }

  async read(table: string, page?: Page<number>): Promise<readonly Stored[]> {
    const rows = await this.#kept.read(table, page)
    this.reads++
    this.rowsRead += rows.length
    return rows
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.#kept.snapshot(table)
  }

  async answered(command: CommandKey): Promise<string | undefined> {
    return this.#kept.answered(command)
  }
}

export interface TestWorld extends HostPorts {
  readonly store: TestStore
  readonly clock: TestClock
  readonly troubles: unknown[]
  readonly tasks: Task[]
}

/** All a host needs; the bot plays the first legal move at once unless told otherwise. */
export function testWorld(
  think: (task: Task) => Promise<string | Thought> = async task => task.legal[0],
): TestWorld {
  const clock = new TestClock()
  const troubles: unknown[] = []
  const tasks: Task[] = []
  return {
    ...testPorts(),
    store: new TestStore(),
    clock,
    troubles,
    tasks,
    now: () => clock.now,
    wakeAt: clock.wakeAt,
    think: async task => {
      tasks.push(task)
      const found = await think(task)
      return typeof found === 'string' ? { move: found } : found
    },
    pace: humanPace,
    trouble: error => troubles.push(error),
  }
}

/** A connection that writes down what it is sent. */
export class Inbox {
  readonly messages: TableMessage[] = []
  readonly send = (message: TableMessage): void => {
    this.messages.push(message)
  }

  /** As bytes, and nothing twice: what came since the last time. */
  take(): string[] {
    return this.messages.splice(0).map(message => JSON.stringify(message))
  }
}
