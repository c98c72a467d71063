import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Parsed, parsed, type Refusal } from '@adit/kernel'
import type { Message } from '@adit/protocol'
import type { Player, RoomGuest, RoomKeeper } from '@adit/table'
import type { Hub } from '../hub/hub.ts'
import { refuse } from '../refusals.ts'
import { Room } from './room.ts'
import { type RoomNews, readRoomNews } from './room-news.ts'
import { Visitor } from './visitor.ts'

export interface RoomPorts {
  /** Why nobody looks at this game together: it is not there, or it is not over. */
  whyNot(table: string, player: string): Promise<Refusal | undefined>
  blocked(player: string): Promise<ReadonlySet<string>>
  /** The other nodes, if there are any. */
  readonly shared?: { readonly hub: Hub; readonly node: string } | undefined
  readonly limits?: Partial<RoomLimits>
}

interface RoomLimits {
  readonly rooms: number
  /** Milliseconds that a room waits for somebody to come back. */
  readonly empty: number
  /** Milliseconds in which another node says that it has the room. */
  readonly answer: number
  /** Milliseconds between two words of a node about its people; after three in silence they are gone. */
  readonly sign: number
}
const LIMITS: RoomLimits = { rooms: 500, empty: 30_000, answer: 1_000, sign: 5_000 }

interface Held {
  readonly room: Room
  readonly deafen: () => void
  /** When each other node was last heard of. */
  readonly heard: Map<string, number>
  /** Since when nobody is here. */
  emptied: number | undefined
}

/** The rooms that somebody at this node is in. */
export class Rooms implements RoomKeeper {
  readonly #ports: RoomPorts
  readonly #limits: RoomLimits
  readonly #held = new Map<string, Held>()
  readonly #signing: NodeJS.Timeout

  constructor(ports: RoomPorts) {
    this.#ports = ports
    this.#limits = { ...LIMITS, ...ports.limits }
    this.#signing = setInterval(() => this.#sign(), this.#limits.sign)
    this.#signing.unref()
  }

  get count(): number {
    return this.#held.size
  }

  welcome(player: () => Player, send: (message: Message) => void): RoomGuest {
    return new Visitor(this, this.#ports, player, send)
  }

  /** That room, which may be at another node only; or a new one. */
  async find(id: string | undefined, table: string): Promise<Parsed<Room>> {
    const known = id === undefined ? undefined : this.#held.get(id)
    if (known !== undefined) return forTable(known.room, table)
    if (!this.#hasSpace()) return no('server-too-many-rooms')
    const isNew = id === undefined
    const held = await this.#open(
      new Room(id ?? randomBytes(18).toString('base64url'), table, this.#node),
      isNew,
    )
    if (held === undefined) return no('server-room-over')
    return forTable(held.room, table)
  }

  /** Says to the other nodes what has changed, and to all who are here how the room is now. */
  changed(room: Room): void {
    const held = this.#held.get(room.id)
    if (held !== undefined) held.emptied = room.here.length === 0 ? performance.now() : undefined
    this.tell(room, { here: [...room.here], lamp: room.lamp })
    room.show()
  }

  /** Tells the other nodes something of this room. */
  tell(room: Room, news: Omit<RoomNews, 'node'>): void {
    const { shared } = this.#ports
    if (shared === undefined) return
    const text = JSON.stringify({ node: shared.node, table: room.table, ...news })
    shared.hub.publish(subjectOf(room.id), text)
  }

  close(): void {
    clearInterval(this.#signing)
    for (const { room, deafen } of this.#held.values()) {
      this.tell(room, { here: [] })
      deafen()
    }
    this.#held.clear()
  }

  get #node(): string {
    return this.#ports.shared?.node ?? ''
  }

  async #open(room: Room, isNew: boolean): Promise<Held | undefined> {
    const { shared } = this.#ports
    if (!isNew && shared?.hub.isUp !== true) return undefined
    const heard = new Map<string, number>()
    const answered = Promise.withResolvers<void>()
    const hear = (text: string): void => {
      const news = readRoomNews(text)
      if (news?.table === room.table && (news.here?.length ?? 0) > 0) answered.resolve()
      if (news !== undefined) this.#hear(room, heard, news)
    }
    const deafen = (await shared?.hub.subscribe(subjectOf(room.id), hear)) ?? (() => {})
    if (!isNew) {
      this.tell(room, { ask: true })
      await Promise.race([answered.promise, setTimeout(this.#limits.answer)])
    }
    // Meanwhile somebody else may have come in here.
    const known = this.#held.get(room.id)
    if (known !== undefined || (!isNew && room.people.length === 0)) {
      deafen()
      return known
    }
    const held: Held = { room, deafen, heard, emptied: performance.now() }
    this.#held.set(room.id, held)
    return held
  }

  /** An empty room makes way, the one that has been so for longest: who opens many keeps nobody out. */
  #hasSpace(): boolean {
    if (this.#held.size < this.#limits.rooms) return true
    const empty = [...this.#held.values()].filter(({ emptied }) => emptied !== undefined)
    const [oldest] = empty.toSorted((one, other) => Number(one.emptied) - Number(other.emptied))
    if (oldest !== undefined) this.#end(oldest)
    return oldest !== undefined
  }

  #end({ room, deafen }: Held): void {
    deafen()
    this.#held.delete(room.id)
  }

  #hear(room: Room, heard: Map<string, number>, news: RoomNews): void {
    const { node, ask, table, here, lamp, said } = news
    if (table !== undefined && table !== room.table) return
    heard.set(node, performance.now())
    if (ask === true && room.here.length > 0) {
      this.tell(room, { here: [...room.here], lamp: room.lamp })
    }
    if (lamp !== undefined) room.hearLamp(lamp)
    if (here !== undefined) room.hearPeople(node, here)
    if (here !== undefined || lamp !== undefined) room.show()
    if (said !== undefined) room.say(said)
  }

  /** Says who is here, forgets nodes that are silent, and ends rooms that stay empty. */
  #sign(): void {
    const now = performance.now()
    for (const held of this.#held.values()) {
      const { room, heard, emptied } = held
      if (room.here.length > 0) this.tell(room, { here: [...room.here], lamp: room.lamp })
      for (const [node, at] of heard) {
        if (now - at < 3 * this.#limits.sign) continue
        heard.delete(node)
        room.hearPeople(node, [])
        room.show()
      }
      if (emptied !== undefined && now - emptied >= this.#limits.empty) this.#end(held)
    }
  }
}

function forTable(room: Room, table: string): Parsed<Room> {
  return room.table === table ? parsed(room) : no('server-room-over')
}

function no(key: Parameters<typeof refuse>[0]): { ok: false; why: Refusal } {
  return { ok: false, why: refuse(key) }
}

function subjectOf(room: string): string {
  return `adit.r.${/^[\w-]+$/.test(room) ? room : Buffer.from(room).toString('hex')}`
}
