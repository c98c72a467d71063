import type { Refusal } from '@adit/kernel'
import {
  type Answer,
  type Command,
  decodeCommand,
  encode,
  type Message,
  PROTOCOL,
  type TableCommand,
} from '@adit/protocol'
import { cleanName, type HostPorts, listingOf, type Player, recordOf, TableHost } from '@adit/table'
import type { LocalStore } from './store.ts'

export interface HallPorts extends HostPorts {
  readonly store: LocalStore
  /** Tells other windows of this device that a table has moved on. */
  wrote(table: string): void
}

export interface Guest {
  receive(text: string): void
  leave(): void
}

interface Seated {
  who: Player
  readonly watched: Map<string, () => void>
  readonly say: (message: Message) => void
}

/**
 * What a server is to its clients, for one device: it opens tables, finds them, and passes messages
 * between each guest and the tables. No table is public here.
 */
export class Hall {
  readonly #ports: HallPorts
  readonly #hosts = new Map<string, Promise<TableHost | Refusal>>()

  constructor(ports: HallPorts) {
    this.#ports = { ...ports, store: telling(ports) }
  }

  /** Someone at this device; `send` takes the messages for them. */
  welcome(player: Player, send: (text: string) => void): Guest {
    const guest: Seated = {
      who: player,
      watched: new Map(),
      say: message => send(encode(message)),
    }
    guest.say({ type: 'hello', protocol: PROTOCOL, name: player.name, avatar: player.avatar })
    return {
      receive: text => {
        const read = decodeCommand(text)
        if (!read.ok) return guest.say({ type: 'refused', why: read.why })
        this.#serve(guest, read.value).then(guest.say, (error: unknown) => {
          this.#ports.trouble(error)
          guest.say({ type: 'refused', id: read.value.id, why: { key: 'table-not-stored' } })
        })
      },
      leave: () => {
        for (const stop of guest.watched.values()) stop()
        guest.watched.clear()
      },
    }
  }

  /** Another window of this device wrote to the table. */
  async refresh(table: string): Promise<void> {
    const host = await this.#hosts.get(table)
    if (host instanceof TableHost) await host.refresh()
  }

  /** The record of a finished game, for download. */
  async record(table: string): Promise<ReturnType<typeof recordOf> | undefined> {
    const host = await this.#host(table)
    return host instanceof TableHost ? recordOf(host.table) : undefined
  }

  async #serve(guest: Seated, command: Command): Promise<Answer> {
    const { id } = command
    const { who, watched, say } = guest
    switch (command.type) {
      case 'open':
        return this.#open(who, command)
      case 'profile': {
        const name = cleanName(command.name)
        if (typeof name !== 'string') return { type: 'refused', id, why: name }
        guest.who = { ...who, name, avatar: command.avatar }
        return { type: 'done', id }
      }
      case 'find':
        return this.#find(id, command.code)
      case 'browse':
        if (command.on) say({ type: 'tables', which: 'public', tables: [] })
        return { type: 'done', id }
      case 'mine':
        say({ type: 'tables', which: 'mine', tables: await this.#listFor(who) })
        return { type: 'done', id }
      case 'unwatch':
        watched.get(command.table)?.()
        watched.delete(command.table)
        return { type: 'done', id }
      default:
        return this.#atTable(guest, command)
    }
  }

  async #atTable(
    { who, watched, say }: Seated,
    command: TableCommand | (Command & { type: 'watch' }),
  ): Promise<Answer> {
    const { id, table } = command
    const host = await this.#host(table)
    if (!(host instanceof TableHost)) return { type: 'refused', id, why: host }
    if (command.type !== 'watch') return host.command(who, command)
    watched.get(table)?.()
    watched.set(table, await host.watch(who, say, command.since))
    return { type: 'done', id, table }
  }

  async #open(who: Player, command: Command & { type: 'open' }): Promise<Answer> {
    const { answer, host } = await TableHost.open(command, who, this.#ports)
    if (host !== undefined) this.#hosts.set(host.table.id, Promise.resolve(host))
    return answer
  }

  async #find(id: string, code: string): Promise<Answer> {
    for (const row of await this.#ports.store.list()) {
      const listing = listingOf(row, undefined)
      if (listing.ok && listing.value.code === code) return { type: 'done', id, table: row.table }
    }
    return { type: 'refused', id, why: { key: 'table-unknown' } }
  }

  async #listFor(who: Player): Promise<(Message & { type: 'tables' })['tables']> {
    const rows = await this.#ports.store.list()
    const listings = rows.map(row => listingOf(row, who.id))
    return listings
      .flatMap(listing => (listing.ok && listing.value.mine ? [listing.value] : []))
      .sort((one, other) => other.updated - one.updated)
  }

  #host(table: string): Promise<TableHost | Refusal> {
    const known = this.#hosts.get(table)
    if (known !== undefined) return known
    const loading = TableHost.load(table, this.#ports).then(loaded => {
      if (loaded.ok) return loaded.value
      this.#hosts.delete(table)
      return loaded.why
    })
    this.#hosts.set(table, loading)
    return loading
  }
}

/** The store as it is, but each write is made known. */
function telling({ store, wrote }: HallPorts): LocalStore {
  return {
    append: async append => {
      const done = await store.append(append)
      if (done.outcome === 'appended') wrote(append.table)
      return done
    },
    read: (table, page) => store.read(table, page),
    answered: command => store.answered(command),
    list: () => store.list(),
  }
}
