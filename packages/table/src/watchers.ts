import type { Seat } from '@adit/kernel'
import type { Presence, TableMessage, Update } from '@adit/protocol'
import type { Attendance } from './attendance.ts'
import { times } from './clock.ts'
import type { HostPorts } from './ports.ts'
import { type Onlooker, onlooker, update } from './shown.ts'
import { seatOf, type Table } from './table.ts'

/** Takes a message for one connection. It must not wait: a slow client is the server's to drop. */
export type Send = (message: TableMessage) => void

interface Watcher {
  readonly player: string
  readonly send: Send
}

/** The connections of a table: who is told, who is here, and who has been gone too long. */
export class Watchers {
  readonly #ports: HostPorts
  readonly #attendance: Attendance
  readonly #lost: (seat: Seat) => void
  readonly #all = new Set<Watcher>()
  readonly #graces = new Map<Seat, () => void>()
  #presence = ''
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

  add(watcher: Watcher, table: Table): void {
    this.#all.add(watcher)
    // The newcomer hears it even if nothing has changed for the others.
    this.#presence = ''
    this.#seen = undefined
    this.look(table)
  }

  remove(watcher: Watcher, table: Table): void {
    if (!this.#all.delete(watcher)) return
    this.#seen = undefined
    this.look(table)
  }

  /** What is the same for several viewers is made once and sent as one object. */
  tell(table: Table, since: number, now: number): void {
    const made = new Map<Onlooker, Update>()
    for (const { player, send } of this.#all) {
      const viewer = onlooker(table, player)
      const news = made.get(viewer) ?? update(table, viewer, since, now)
      made.set(viewer, news)
      this.#deliver(send, news)
    }
  }

  /** Says who is here if that has changed, and counts the time of those who are not. */
  look(table: Table): void {
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
    this.#all.clear()
  }

  #start(seat: Seat): void {
    const due = this.#ports.now() + times.grace
    this.#graces.set(
      seat,
      this.#ports.wakeAt(due, () => {
        this.#graces.delete(seat)
        this.#seen = undefined
        this.#lost(seat)
      }),
    )
  }

  #stop(seat: Seat): void {
    this.#graces.get(seat)?.()
    this.#graces.delete(seat)
  }

  #isHere(player: string): boolean {
    for (const watcher of this.#all) if (watcher.player === player) return true
    return false
  }

  #tellPresence(table: Table): void {
    const online = table.places.flatMap(({ player }, seat) =>
      player !== undefined && this.#isHere(player.id) ? [seat] : [],
    )
    const others = new Set([...this.#all].map(watcher => watcher.player))
    for (const { player } of table.places) if (player !== undefined) others.delete(player.id)
    const shown = { online, spectators: others.size }
    if (JSON.stringify(shown) === this.#presence) return
    this.#presence = JSON.stringify(shown)
    const presence: Presence = { type: 'presence', table: table.id, seq: table.seq, ...shown }
    for (const { send } of this.#all) this.#deliver(send, presence)
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
