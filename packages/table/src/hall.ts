import { type Parsed, parsed, type Refusal } from '@adit/kernel'
import {
  type Answer,
  type Command,
  isRoomCommand,
  type Listing,
  type Message,
  type PersonCommand,
  type RoomCommand,
  type TableMessage,
} from '@adit/protocol'
import { type Report, reportOf } from './complaint.ts'
import type { Player } from './entries.ts'
import type { TableHost } from './host.ts'
import type { Hosts } from './hosts.ts'
import { hush } from './hush.ts'
import { type Person, personMeant, whyNotSeen } from './manners.ts'
import { onlooker } from './onlooker.ts'
import { refuse } from './refusals.ts'
import { welcome } from './shown.ts'

/** Commands whose answer is all there is to them; the others need a line that stays. */
export type Errand = Exclude<
  Command,
  RoomCommand | { type: 'watch' | 'unwatch' | 'browse' | 'mine' | 'profile' }
>

/** How someone is called and looks. */
export interface Looks {
  readonly name: string
  readonly avatar: string
}

/** What differs between a server and a device that plays by itself. */
export interface HallPorts {
  readonly hosts: Hosts
  /** The table that a short code leads to, for this person. */
  find(code: string, player: string): Promise<Parsed<string>>
  /** The tables this person sits at or sat at. */
  mine(player: string): Promise<Listing[]>
  /** The public tables, and news of them from now on; returns how to stop. */
  browse(reader: string, send: (message: Message) => void): Promise<() => void>
  rename(who: Player, looks: Looks): Promise<Parsed<Player>>
  /** What people do about one another; not where all of them share one device. */
  readonly manners?: Manners
  /** Where finished games are looked at together; a device by itself has no such rooms. */
  readonly rooms?: RoomKeeper
}

export interface RoomKeeper {
  /** Someone who may come into a room; `send` takes what is told there. */
  welcome(player: () => Player, send: (message: Message) => void): RoomGuest
}

export interface RoomGuest {
  perform(command: RoomCommand): Promise<Answer>
  leave(): void
}

export interface Manners {
  /** Ids of those whom this person does not want to meet. */
  blocked(player: string): Promise<ReadonlySet<string>>
  block(who: Player, whom: Person): Promise<Refusal | undefined>
  report(report: Report): Promise<Refusal | undefined>
}

/**
 * Where people come to the tables: it opens them, finds them, and does what is asked for at them.
 * The socket, the worker of a page and whoever else brings bytes each adapt theirs to it.
 */
export class Hall {
  readonly #ports: HallPorts

  constructor(ports: HallPorts) {
    this.#ports = ports
  }

  /** Someone stays; `send` takes what they are told meanwhile. */
  welcome(player: Player, send: (message: Message) => void): Guest {
    return new Guest(this, this.#ports, player, send)
  }

  async perform(who: Player, command: Errand): Promise<Answer> {
    const { id } = command
    const { hosts } = this.#ports
    switch (command.type) {
      case 'open':
        return hosts.open(command, who)
      case 'find': {
        const found = await this.#ports.find(command.code, who.id)
        return found.ok
          ? { type: 'done', id, table: found.value }
          : { type: 'refused', id, why: found.why }
      }
      case 'block':
      case 'report':
        return this.#use(command, host => this.#complain(who, command, host))
      case 'sit':
        return this.#use(command, async host => {
          const blocked = await this.#ports.manners?.blocked(host.table.host)
          return blocked?.has(who.id) === true
            ? { type: 'refused', id, why: refuse('table-removed') }
            : host.command(who, command)
        })
      default:
        return this.#use(command, host => host.command(who, command))
    }
  }

  /** Follows a table for this person; tells how to stop, and the number it begins with. */
  async watch(
    who: Player,
    { table, since }: { readonly table: string; readonly since?: number },
    send: (message: TableMessage) => void,
  ): Promise<Parsed<{ readonly stop: () => void; readonly seq: number }>> {
    const blocked = await this.#blockedBy(who)
    return this.#ports.hosts.use(table, async host => {
      const stop = await host.watch(who, news => send(hush(news, host.table, blocked)), since)
      return { stop, seq: host.table.seq }
    })
  }

  /** All that this person may know of a table now. */
  async look(who: Player, table: string, now: number): Promise<Parsed<TableMessage>> {
    const blocked = await this.#blockedBy(who)
    const seen = await this.#ports.hosts.use(table, ({ table }): Parsed<TableMessage> => {
      const why = whyNotSeen(table, who.id)
      if (why !== undefined) return { ok: false, why }
      return parsed(hush(welcome(table, onlooker(table, who.id), now), table, blocked))
    })
    return seen.ok ? seen.value : seen
  }

  async #blockedBy({ id }: Player): Promise<ReadonlySet<string>> {
    return (await this.#ports.manners?.blocked(id)) ?? new Set()
  }

  async #use(
    { id, table }: { readonly id: string; readonly table: string },
    job: (host: TableHost) => Promise<Answer>,
  ): Promise<Answer> {
    const done = await this.#ports.hosts.use(table, job)
    return done.ok ? done.value : { type: 'refused', id, why: done.why }
  }

  async #complain(who: Player, command: PersonCommand, { table }: TableHost): Promise<Answer> {
    const { id } = command
    const { manners } = this.#ports
    const whom = personMeant(table, command.whom)
    const no = (why: Refusal): Answer => ({ type: 'refused', id, why })
    if (manners === undefined) return no(refuse('table-no-keeper'))
    if (whom === undefined || whom.id === who.id) return no(refuse('table-nobody-meant'))
    const why =
      command.type === 'block'
        ? await manners.block(who, whom)
        : await manners.report(reportOf(table, who, whom, command))
    return why === undefined ? { type: 'done', id, table: table.id } : no(why)
  }
}

/** One caller for as long as the line holds. */
export class Guest {
  /** Changes when its person takes another name. */
  player: Player
  readonly #hall: Hall
  readonly #ports: HallPorts
  readonly #send: (message: Message) => void
  readonly #watched = new Map<string, () => void>()
  #stopBrowsing: (() => void) | undefined
  #inRoom: RoomGuest | undefined
  #isGone = false

  constructor(hall: Hall, ports: HallPorts, player: Player, send: (message: Message) => void) {
    this.#hall = hall
    this.#ports = ports
    this.player = player
    this.#send = send
  }

  /** How many tables it watches besides this one. */
  watchedBeside(table: string): number {
    return this.#watched.size - (this.#watched.has(table) ? 1 : 0)
  }

  /** Does what is asked; what goes with the answer is sent before it. */
  async perform(command: Command): Promise<Answer> {
    if (isRoomCommand(command)) return this.#performInRoom(command)
    switch (command.type) {
      case 'watch':
        return this.#watch(command)
      case 'unwatch':
        this.#unwatch(command.table)
        return { type: 'done', id: command.id, table: command.table }
      case 'browse':
        await this.#browse(command.on)
        return { type: 'done', id: command.id }
      case 'profile':
        return this.#rename(command)
      case 'mine': {
        const tables = await this.#ports.mine(this.player.id)
        this.#send({ type: 'tables', which: 'mine', tables })
        return { type: 'done', id: command.id }
      }
      default:
        return this.#hall.perform(this.player, command)
    }
  }

  leave(): void {
    this.#isGone = true
    this.#stopBrowsing?.()
    this.#inRoom?.leave()
    for (const table of this.#watched.keys()) this.#unwatch(table)
  }

  async #performInRoom(command: RoomCommand): Promise<Answer> {
    this.#inRoom ??= this.#ports.rooms?.welcome(() => this.player, this.#send)
    if (this.#inRoom !== undefined) return this.#inRoom.perform(command)
    return { type: 'refused', id: command.id, why: refuse('table-no-keeper') }
  }

  async #rename({ id, name, avatar }: Command & { type: 'profile' }): Promise<Answer> {
    const renamed = await this.#ports.rename(this.player, { name, avatar })
    if (!renamed.ok) return { type: 'refused', id, why: renamed.why }
    this.player = renamed.value
    return { type: 'done', id }
  }

  async #watch({ id, table, ...from }: Command & { type: 'watch' }): Promise<Answer> {
    this.#unwatch(table)
    const watched = await this.#hall.watch(this.player, { table, ...from }, this.#send)
    if (!watched.ok) return { type: 'refused', id, why: watched.why }
    const { stop, seq } = watched.value
    // Meanwhile the line may have broken, or the same have been asked for again.
    this.#unwatch(table)
    if (this.#isGone) stop()
    else this.#watched.set(table, stop)
    return { type: 'done', id, table, seq }
  }

  #unwatch(table: string): void {
    this.#watched.get(table)?.()
    this.#watched.delete(table)
  }

  async #browse(on: boolean): Promise<void> {
    this.#stopBrowsing?.()
    this.#stopBrowsing = undefined
    if (!on) return
    const stop = await this.#ports.browse(this.player.id, this.#send)
    if (this.#isGone) stop()
    else this.#stopBrowsing = stop
  }
}
