import type { Advice } from '@adit/bots'
import type { Refusal, Seat } from '@adit/kernel'
import { decodeCommand, encode, type Message, PROTOCOL } from '@adit/protocol'
import {
  type Backup,
  coachingFor,
  type HostPorts,
  type KeptTable,
  type ListedStore,
  type OwnHall,
  openOwnHall,
  type Player,
  putBack,
  recordOf,
  type TableStore,
  takeOut,
} from '@adit/table'
import { branchOff, type Wanted } from '../replay/branching.ts'

export interface LocalPorts extends HostPorts {
  readonly store: ListedStore
  /** Tells other windows of this device that a table has moved on. */
  wrote(table: string): void
}

/** A move of this device's own seat that is not made yet, in notation. */
export interface Reconsidered {
  readonly table: string
  readonly seat: Seat
  readonly chosen: string
}

/** A better one, in notation; what each is worth, from 0 to 1, and what strikes the bot in them. */
export interface Advised extends Omit<Advice<unknown>, 'better'> {
  readonly better: string
}

/** A line to the hall, as text goes over it. */
export interface Line {
  receive(text: string): void
  leave(): void
}

/**
 * What a server is to its clients, for one device: the same hall, and texts in place of a socket.
 */
export class LocalHall {
  readonly #ports: LocalPorts
  readonly #own: OwnHall

  constructor(ports: LocalPorts) {
    this.#ports = ports
    this.#own = openOwnHall({ ...ports, store: telling(ports) }, ports.store)
  }

  /** Someone at this device; `send` takes the messages for them. */
  welcome(player: Player, send: (text: string) => void): Line {
    const say = (message: Message): void => send(encode(message))
    const guest = this.#own.hall.welcome(player, say)
    say({ type: 'hello', protocol: PROTOCOL, name: player.name, avatar: player.avatar })
    return {
      receive: text => {
        const read = decodeCommand(text)
        if (!read.ok) return say({ type: 'refused', why: read.why })
        const { id } = read.value
        guest.perform(read.value).then(say, (error: unknown) => {
          this.#ports.trouble(error)
          say({ type: 'refused', id, why: { key: 'table-not-stored' } })
        })
      },
      leave: () => guest.leave(),
    }
  }

  /** Another window of this device wrote to the table. */
  refresh(table: string): Promise<void> {
    return this.#own.hosts.refresh(table)
  }

  /** The record of a finished game, for download. */
  async record(table: string): Promise<ReturnType<typeof recordOf> | undefined> {
    const record = await this.#own.hosts.use(table, host => recordOf(host.table))
    return record.ok ? record.value : undefined
  }

  /** Who is alone with bots is told what one of them would do instead, if that is much better. */
  async advise({ table, seat, chosen }: Reconsidered): Promise<Advised | undefined> {
    const task = await this.#own.hosts.use(table, host =>
      coachingFor(host.table, seat, chosen, this.#ports),
    )
    if (!task.ok || task.value === undefined) return undefined
    const thought = await this.#ports.think(task.value)
    return thought?.advice && { better: thought.move, ...thought.advice }
  }

  /** A finished game is played on; the answer names the table, or says why not. */
  async branch(wanted: Wanted): Promise<string | Refusal> {
    const decided = await branchOff(wanted, this.#ports.now(), this.#ports)
    if (!decided.ok) return decided.why
    const isKept = await this.#own.hosts.keep(decided.value)
    return isKept ? decided.value.table.id : { key: 'table-not-stored' }
  }

  /** Every table of somebody, to be kept elsewhere. */
  async takeOut(member: string): Promise<KeptTable[]> {
    const found: KeptTable[] = []
    for (const { table } of await this.#own.mine(member)) {
      const kept = await takeOut(this.#ports.store, table)
      if (kept !== undefined) found.push(kept)
    }
    return found
  }

  /** How many tables of a backup are here now that were not. */
  async putBack(tables: Backup['tables']): Promise<number> {
    let count = 0
    for (const kept of tables) {
      if (await putBack(this.#ports.store, kept, this.#ports.title)) count++
    }
    return count
  }
}

/** The store as it is, but each write is made known. */
function telling({ store, wrote }: LocalPorts): TableStore {
  return {
    append: async append => {
      const done = await store.append(append)
      if (done.outcome === 'appended') wrote(append.table)
      return done
    },
    read: (table, page) => store.read(table, page),
    snapshot: table => store.snapshot(table),
    answered: command => store.answered(command),
  }
}
