import type { Refusal, Seat } from '@adit/kernel'
import type { Presence, TableMessage, Update } from '@adit/protocol'
import type { Attendance } from './attendance.ts'
import { Audience } from './audience.ts'
import { times } from './clock.ts'
import { whyNotSeen } from './manners.ts'
import { type Onlooker, onlooker } from './onlooker.ts'
import type { HostPorts } from './ports.ts'
import { updates } from './shown.ts'
import { seatOf, type Table } from './table.ts'

/** Takes a message for one connection. It must not wait: a slow client is the server's to drop. */
export type Send = (message: TableMessage) => void

interface Watcher {
  readonly player: string
  readonly send: Send
  /** Who is here, as this connection was last told. */
  told?: string
}

/** The connections of a table: who is told, who is here, and who has been gone too long. */
export class Watchers {
  readonly #ports: HostPorts
  readonly #attendance: Attendance
  readonly #lost: (seat: Seat) => void
  readonly #all = new Set<Watcher>()
  readonly #graces = new Map<Seat, () => void>()
  readonly #audience = new Audience()
  #latest: Table | undefined
  #toldAt = Number.NEGATIVE_INFINITY
  #tellLater: (() => void) | undefined
  #announceLater: (() => void) | undefined
  /** What was looked at last: as long as it and the connections stay, all stays as it was. */
  #seen: Pick<Table, 'places' | 'stage'> | undefined

  constructor(ports: HostPorts, attendance: Attendance, lost: (seat: Seat) => void) {
    this.#ports = ports
    this.#attendance = attendance
    this.#lost = lost
  }

  get count(): number {
    return this.#all.size
  }

  /** Whether everyone who plays is here. */
  isAttended({ places }: Table): boolean {
    return places.every(
      ({ player, bot }) =>
        player === undefined || bot !== undefined || this.#audience.has(player.id),
    )
  }

  add(watcher: Watcher, table: Table): void {
    this.#all.add(watcher)
    if (this.#audience.come(watcher.player)) this.#announce(watcher.player, table)
    this.#seen = undefined
    this.#tellOne(watcher, this.#presenceAt(table))
    this.look(table)
  }

  remove(watcher: Watcher, table: Table): void {
    if (!this.#all.has(watcher)) return
    this.#forget(watcher, table)
    this.look(table)
  }

  /** Who watches at another node from now on. */
  hear(node: string, players: readonly string[], table: Table): void {
    this.#audience.hear(node, players)
    this.#seen = undefined
    this.look(table)
  }

  /** The time in which nobody could be here does not count. */
  excuse(): void {
    const missed = [...this.#graces.keys()]
    for (const seat of missed) {
      this.#stop(seat)
      this.#start(seat)
    }
  }

  /** What is the same for several viewers is made once and sent as one object. */
  tell(table: Table, since: number, now: number): void {
    if (this.#all.size === 0) return
    const make = updates(table, since, now)
    const made = new Map<Onlooker, Update>()
    for (const watcher of this.#all) {
      const { player, send } = watcher
      const why = whyNotSeen(table, player)
      if (why !== undefined) {
        this.#showOut(watcher, table, why)
        continue
      }
      const viewer = onlooker(table, player)
      const news = made.get(viewer) ?? make(viewer)
      made.set(viewer, news)
      this.#deliver(send, news)
    }
  }

  #showOut(watcher: Watcher, table: Table, why: Refusal): void {
    this.#forget(watcher, table)
    this.#deliver(watcher.send, { type: 'shown-out', table: table.id, seq: table.seq, why })
  }

  #forget(watcher: Watcher, table: Table): void {
    this.#all.delete(watcher)
    if (this.#audience.go(watcher.player)) this.#announce(watcher.player, table)
    this.#seen = undefined
  }

  /** Says who is here if that has changed, and counts the time of those who are not. */
  look(table: Table): void {
    this.#latest = table
    this.#attendance.look(table, player => this.#audience.has(player))
    if (this.#seen?.places === table.places && this.#seen.stage === table.stage) return
    const { places, stage } = table
    this.#seen = { places, stage }
    this.#tellPresence(table)
    for (const [seat, place] of table.places.entries()) {
      const { player, bot, away } = place
      const missed =
        table.stage === 'playing' &&
        player !== undefined &&
        bot === undefined &&
        !away &&
        !this.#audience.has(player.id)
      if (!missed) this.#stop(seat)
      else if (!this.#graces.has(seat)) this.#start(seat)
    }
  }

  /** A program without a connection shows by its commands that it is here. */
  heard(table: Table, player: string): void {
    this.#attendance.heard(table, player)
    this.#attendance.look(table, one => this.#audience.has(one))
    if (this.#graces.size === 0) return
    const seat = seatOf(table, player)
    if (seat === undefined || !this.#graces.has(seat)) return
    this.#stop(seat)
    this.#start(seat)
  }

  clear(): void {
    for (const seat of this.#graces.keys()) this.#stop(seat)
    this.#attendance.stop()
    this.#tellLater?.()
    this.#announceLater?.()
    this.#all.clear()
    this.#audience.clear()
  }

  #start(seat: Seat): void {
    const due = this.#ports.now() + times.grace
    this.#graces.set(
      seat,
      this.#ports.wakeAt(due, () => {
        this.#graces.delete(seat)
        this.#seen = undefined
        // Nobody knows now whether they are at another node.
        if (this.#ports.peers?.isBlind === true) this.#start(seat)
        else this.#lost(seat)
      }),
    )
  }

  #stop(seat: Seat): void {
    this.#graces.get(seat)?.()
    this.#graces.delete(seat)
  }

  /** Other nodes hear at once of who plays, and of who looks on so often at most: all are named each time. */
  #announce(player: string, table: Table): void {
    const { peers } = this.#ports
    if (peers === undefined) return
    if (player === table.host || seatOf(table, player) !== undefined) {
      this.#announceLater?.()
      this.#announceLater = undefined
      peers.announce(table.id, this.#audience.here())
      return
    }
    this.#announceLater ??= this.#ports.wakeAt(this.#ports.now() + times.presence, () => {
      this.#announceLater = undefined
      peers.announce(table.id, this.#audience.here())
    })
  }

  #presenceAt(table: Table): Presence {
    const online = table.places.flatMap(({ player }, seat) =>
      player !== undefined && this.#audience.has(player.id) ? [seat] : [],
    )
    const spectators = this.#audience.size - online.length
    return { type: 'presence', table: table.id, seq: table.seq, online, spectators }
  }

  /** On change, and so often at most: a crowd that gathers would drown in news of itself. */
  #tellPresence(table: Table): void {
    if (this.#tellLater !== undefined) return
    const presence = this.#presenceAt(table)
    const text = textOf(presence)
    const others = [...this.#all].filter(({ told }) => told !== text)
    if (others.length === 0) return
    const now = this.#ports.now()
    const rest = this.#toldAt + times.presence - now
    if (rest > 0) {
      this.#tellLater = this.#ports.wakeAt(now + rest, () => {
        this.#tellLater = undefined
        this.#tellPresence(this.#latest ?? table)
      })
      return
    }
    this.#toldAt = now
    for (const watcher of others) this.#tellOne(watcher, presence)
  }

  #tellOne(watcher: Watcher, presence: Presence): void {
    watcher.told = textOf(presence)
    this.#deliver(watcher.send, presence)
  }

  #deliver(send: Send, message: TableMessage): void {
    try {
      send(message)
    } catch (error) {
      // One broken connection must not keep the news from the others.
      this.#ports.trouble(error)
    }
  }
}

function textOf({ online, spectators }: Presence): string {
  return `${online.join()} ${spectators}`
}
