import type { Refusal, Seat } from '@adit/kernel'
import type { Presence, TableMessage, Update } from '@adit/protocol'
import type { Attendance } from './attendance.ts'
import { times } from './clock.ts'
import { whyNotSeen } from './manners.ts'
import { type Onlooker, onlooker } from './onlooker.ts'
import type { HostPorts } from './ports.ts'
import { update } from './shown.ts'
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
  /** How many connections each person has here. */
  readonly #here = new Map<string, number>()
  /** Who watches at other nodes, as each of them last said. */
  readonly #elsewhere = new Map<string, readonly string[]>()
  #latest: Table | undefined
  #toldAt = Number.NEGATIVE_INFINITY
  #tellLater: (() => void) | undefined
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
      ({ player, bot }) => player === undefined || bot !== undefined || this.#isHere(player.id),
    )
  }

  add(watcher: Watcher, table: Table): void {
    this.#all.add(watcher)
    this.#count(watcher.player, 1, table)
    this.#seen = undefined
    this.#tellOne(watcher, this.#presenceAt(table))
    this.look(table)
  }

  remove(watcher: Watcher, table: Table): void {
    if (!this.#all.delete(watcher)) return
    this.#count(watcher.player, -1, table)
    this.#seen = undefined
    this.look(table)
  }

  /** Who watches at another node from now on. */
  hear(node: string, players: readonly string[], table: Table): void {
    if (players.length === 0) this.#elsewhere.delete(node)
    else this.#elsewhere.set(node, players)
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
    const made = new Map<Onlooker, Update>()
    for (const watcher of this.#all) {
      const { player, send } = watcher
      const why = whyNotSeen(table, player)
      if (why !== undefined) {
        this.#showOut(watcher, table, why)
        continue
      }
      const viewer = onlooker(table, player)
      const news = made.get(viewer) ?? update(table, viewer, since, now)
      made.set(viewer, news)
      this.#deliver(send, news)
    }
  }

  #showOut(watcher: Watcher, table: Table, why: Refusal): void {
    this.#all.delete(watcher)
    this.#count(watcher.player, -1, table)
    this.#seen = undefined
    this.#deliver(watcher.send, { type: 'shown-out', table: table.id, seq: table.seq, why })
  }

  /** Says who is here if that has changed, and counts the time of those who are not. */
  look(table: Table): void {
    this.#latest = table
    this.#attendance.look(table, player => this.#isHere(player))
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
        !this.#isHere(player.id)
      if (!missed) this.#stop(seat)
      else if (!this.#graces.has(seat)) this.#start(seat)
    }
  }

  /** A program without a connection shows by its commands that it is here. */
  heard(table: Table, player: string): void {
    this.#attendance.heard(table, player)
    this.#attendance.look(table, one => this.#isHere(one))
    const seat = seatOf(table, player)
    if (seat === undefined || !this.#graces.has(seat)) return
    this.#stop(seat)
    this.#start(seat)
  }

  clear(): void {
    for (const seat of this.#graces.keys()) this.#stop(seat)
    this.#attendance.stop()
    this.#tellLater?.()
    this.#all.clear()
    this.#here.clear()
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

  #isHere(player: string): boolean {
    return this.#here.has(player) || this.#isElsewhere(player)
  }

  #isElsewhere(player: string): boolean {
    for (const players of this.#elsewhere.values()) if (players.includes(player)) return true
    return false
  }

  #count(player: string, change: 1 | -1, { id }: Table): void {
    const before = this.#here.size
    const count = (this.#here.get(player) ?? 0) + change
    if (count > 0) this.#here.set(player, count)
    else this.#here.delete(player)
    if (this.#here.size !== before) this.#ports.peers?.announce(id, [...this.#here.keys()])
  }

  #presenceAt(table: Table): Presence {
    const seated = table.places.filter(({ player }) => player && this.#isHere(player.id)).length
    const online = table.places.flatMap(({ player }, seat) =>
      player !== undefined && this.#isHere(player.id) ? [seat] : [],
    )
    const everyone = new Set([...this.#here.keys(), ...[...this.#elsewhere.values()].flat()])
    const spectators = everyone.size - seated
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
