import { setTimeout } from 'node:timers/promises'
import { nth } from '@adit/kernel'
import type { Message } from '@adit/protocol'
import type { Player } from '@adit/table'
import type { Caller } from '../desk.ts'
import type { Limits } from '../settings.ts'
import { Connection, type ConnectionPorts } from './connection.ts'
import type { Line, Socket } from './socket.ts'

/** Clients come back within so many milliseconds, not all in the same one. */
const RETURN = { least: 500, most: 3_000 } as const
/** Where other nodes take them in: so many at a time, with a pause, and back at once. */
const WAVE = { size: 100, pause: 200, back: 500 } as const
/** Thousands are not asked for a sign of life in one breath: a part of them at a time, in turn. */
const PARTS = 30

/** All the sockets of this server. */
export class Sockets {
  readonly #ports: ConnectionPorts
  readonly #limits: Limits
  readonly #open = new Set<Connection>()
  readonly #ofIdentity = new Map<string, number>()
  readonly #ofAddress = new Map<string, number>()
  readonly #heart: NodeJS.Timeout
  readonly #parts = Array.from({ length: PARTS }, () => new Set<Connection>())
  #accepted = 0
  #beats = 0

  constructor(ports: ConnectionPorts) {
    this.#ports = ports
    this.#limits = ports.limits
    this.#heart = setInterval(() => this.#beat(), ports.limits.heartbeat / PARTS)
  }

  get count(): number {
    return this.#open.size
  }

  /** Whether one more fits, for this person and this address. */
  hasRoomFor({ player, address }: Caller): boolean {
    return (
      (this.#ofIdentity.get(player.id) ?? 0) < this.#limits.socketsOfIdentity &&
      (this.#ofAddress.get(address) ?? 0) < this.#limits.socketsOfAddress
    )
  }

  accept(socket: Socket, line: Line, caller: Caller): void {
    const connection = new Connection(socket, line, caller, this.#ports)
    const { player, address } = caller
    const part = this.#part(this.#accepted++)
    this.#open.add(connection)
    part.add(connection)
    count(this.#ofIdentity, player.id, 1)
    count(this.#ofAddress, address, 1)
    socket.on('close', () => {
      this.#open.delete(connection)
      part.delete(connection)
      count(this.#ofIdentity, player.id, -1)
      count(this.#ofAddress, address, -1)
    })
  }

  /** Someone took another name: from now on they act under it. */
  renamed(player: Player): void {
    for (const connection of this.#open) {
      if (connection.caller.player.id === player.id) connection.rename(player)
    }
  }

  /** Whoever still has a good token dials again by itself. */
  disconnect(player: string): void {
    for (const connection of this.#open) {
      if (connection.caller.player.id === player) connection.terminate()
    }
  }

  /** Says the same to all. */
  tell(message: Message): void {
    for (const connection of this.#open) connection.tell(message)
  }

  /** Sends those who are here now to other nodes, a few at a time: each has to be let in there. */
  async farewellInWaves(random: (limit: number) => number): Promise<void> {
    const all = [...this.#open]
    for (let at = 0; at < all.length; at += WAVE.size) {
      if (at > 0) await setTimeout(WAVE.pause)
      for (const connection of all.slice(at, at + WAVE.size)) {
        connection.farewell(random(WAVE.back))
      }
    }
  }

  farewell(random: (limit: number) => number): void {
    clearInterval(this.#heart)
    const { least, most } = RETURN
    for (const connection of this.#open) connection.farewell(least + random(most - least))
  }

  /** Those who did not take the hint. */
  terminate(): void {
    for (const connection of this.#open) connection.terminate()
  }

  #beat(): void {
    for (const connection of this.#part(this.#beats++)) connection.beat()
  }

  #part(turn: number): Set<Connection> {
    return nth(this.#parts, turn % PARTS)
  }
}

function count(counts: Map<string, number>, key: string, change: number): void {
  const next = (counts.get(key) ?? 0) + change
  if (next === 0) counts.delete(key)
  else counts.set(key, next)
}
