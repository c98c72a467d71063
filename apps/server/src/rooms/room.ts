import type { Refusal } from '@adit/kernel'
import { limits, type Message, type RoomPerson } from '@adit/protocol'
import { refuse } from '../refusals.ts'

/** The moment that is lit, and by whom. Of two the one with the higher count holds, at every node. */
export interface Lamp {
  readonly count: number
  readonly node: string
  readonly moment: number
  readonly holder: string
}

/** Something that was said, with who said it: that is for the nodes alone. */
export interface Said {
  readonly by: string
  readonly from: { readonly id: string; readonly name: string; readonly avatar: string }
  readonly moment: number
  readonly text: string
}

/** One who is in the room, at this node. */
export interface Present {
  readonly person: RoomPerson
  readonly send: (message: Message) => void
  /** Ids of those whom they do not want to hear. */
  readonly blocked: ReadonlySet<string>
}

/**
 * People who look at one finished game together. Nothing of it is stored. Each node has a copy with
 * the people who are connected there; who holds the lamp but is nowhere any more has laid it down.
 */
export class Room {
  readonly id: string
  readonly table: string
  lamp: Lamp
  readonly #node: string
  readonly #here = new Map<string, Present>()
  /** By node. */
  readonly #elsewhere = new Map<string, readonly RoomPerson[]>()

  constructor(id: string, table: string, node: string) {
    this.id = id
    this.table = table
    this.#node = node
    this.lamp = { count: 0, node, moment: 0, holder: '' }
  }

  get here(): readonly RoomPerson[] {
    return Array.from(this.#here.values(), ({ person }) => person)
  }

  get people(): readonly RoomPerson[] {
    const all = [...this.here, ...[...this.#elsewhere.values()].flat()]
    return all.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limits.roomPeople)
  }

  get isFull(): boolean {
    return this.people.length >= limits.roomPeople
  }

  get holder(): string | undefined {
    return this.people.find(({ id }) => id === this.lamp.holder)?.id
  }

  enter(present: Present): void {
    this.#here.set(present.person.id, present)
    if (this.people.length === 1) this.#hold(present.person.id)
  }

  leave(id: string): void {
    this.#here.delete(id)
  }

  /** Another moment, by whoever holds the lamp. */
  light(id: string, moment: number): Refusal | undefined {
    if (this.holder !== id) return refuse('server-lamp-elsewhere')
    this.lamp = { ...this.#next(), moment, holder: id }
    return undefined
  }

  /** Looks alone, or with the lamp again. */
  stray(id: string, moment: number | undefined): void {
    this.#change(id, ({ moment: _moment, ...person }) =>
      moment === undefined ? person : { ...person, moment },
    )
  }

  want(id: string): void {
    if (this.holder === undefined) this.#hold(id)
    else if (this.holder !== id) this.#change(id, person => ({ ...person, asks: true }))
  }

  pass(id: string, to: string): Refusal | undefined {
    if (this.holder !== id) return refuse('server-lamp-elsewhere')
    if (!this.people.some(person => person.id === to)) return refuse('server-not-in-the-room')
    this.#hold(to)
    return undefined
  }

  /** What another node says; true if something is new. */
  hearLamp(lamp: Lamp): boolean {
    const { count, node } = this.lamp
    if (lamp.count < count || (lamp.count === count && lamp.node <= node)) return false
    this.lamp = lamp
    this.#settle(lamp.holder)
    return true
  }

  hearPeople(node: string, people: readonly RoomPerson[]): void {
    if (people.length === 0) this.#elsewhere.delete(node)
    else this.#elsewhere.set(node, people)
  }

  /** The room as it is, to all who are here. */
  show(): void {
    const { id: room, table, people, holder } = this
    const { moment } = this.lamp
    const lamp = { moment, ...(holder === undefined ? {} : { holder }) }
    for (const [you, { send }] of this.#here) {
      send({ type: 'room', room, table, you, people: [...people], lamp })
    }
  }

  say({ by, from, moment, text }: Said): void {
    const message: Message = { type: 'said', room: this.id, from, moment, text }
    for (const { send, blocked } of this.#here.values()) if (!blocked.has(by)) send(message)
  }

  #hold(holder: string): void {
    this.lamp = { ...this.#next(), moment: this.lamp.moment, holder }
    this.#settle(holder)
  }

  #next(): Pick<Lamp, 'count' | 'node'> {
    return { count: this.lamp.count + 1, node: this.#node }
  }

  /** Whoever has the lamp neither asks for it nor looks elsewhere. */
  #settle(holder: string): void {
    this.#change(holder, ({ id, name, avatar }) => ({ id, name, avatar }))
  }

  #change(id: string, change: (person: RoomPerson) => RoomPerson): void {
    const present = this.#here.get(id)
    if (present !== undefined) this.#here.set(id, { ...present, person: change(present.person) })
  }
}
