import { setTimeout } from 'node:timers/promises'
import { nth } from '@adit/kernel'
import type { Message } from '@adit/protocol'
import type { Player } from '@adit/table'
import type { Caller } from '../desk.ts'
import { Headcount } from '../headcount.ts'
import { Outbox } from '../outbox.ts'
import { Connection, type ConnectionPorts } from './connection.ts'
import type { Line, Socket } from './socket.ts'

/** Clients come back within so many milliseconds, not all in the same one. */
const RETURN = { least: 500, most: 3_000 } as const
/** Where other nodes take them in: so many at a time, with a pause, and back at once. */
const WAVE = { size: 100, pause: 200, back: 500 } as const
/** Thousands are not asked for a sign of life in one breath: a part of them at a time, in turn. */
const PARTS = 30
/** Nor are thousands who hang up in one breath let go of in one turn of the loop. */
const GOING = 50

/** All the sockets of this server. */
export class Sockets {
  readonly #ports: ConnectionPorts
  readonly #open = new Set<Connection>()
  readonly #heads: Headcount
  readonly #going = new Outbox({ most: GOING })
  readonly #heart: NodeJS.Timeout
  readonly #parts = Array.from({ length: PARTS }, () => new Set<Connection>())
  #accepted = 0
  #beats = 0

  constructor(ports: Omit<ConnectionPorts, 'outbox'>) {
    this.#ports = { ...ports, outbox: new Outbox() }
    this.#heads = new Headcount(ports.limits)
    this.#heart = setInterval(() => this.#beat(), ports.limits.heartbeat / PARTS)
  }

  get count(): number {
    return this.#open.size
  }

  /** Whether one more fits, for this person and this address. */
  hasRoomFor(caller: Caller): boolean {
    return this.#heads.hasRoomFor(caller)
  }

  accept(socket: Socket, line: Line, caller: Caller): void {
    this.#letGoInTurn(line)
    const connection = new Connection(socket, line, caller, this.#ports)
    const part = this.#part(this.#accepted++)
    this.#open.add(connection)
    part.add(connection)
    const leave = this.#heads.add(caller)
    socket.on('close', () => {
      this.#open.delete(connection)
      part.delete(connection)
      leave()
    })
  }

  /** To end a line is nothing; what follows from it, to close it and to tell all who care, is dear. */
  #letGoInTurn(line: Line): void {
    const end = line.end.bind(line)
    line.end = () => {
      this.#going.add({ release: end })
      return line
    }
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
