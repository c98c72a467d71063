import { randomBytes } from 'node:crypto'
import type { Refusal } from '@adit/kernel'
import type { Answer, Message, RoomCommand } from '@adit/protocol'
import { cleanLine, type Player, type RoomGuest } from '@adit/table'
import { refuse } from '../refusals.ts'
import type { Room } from './room.ts'
import type { RoomPorts, Rooms } from './rooms.ts'

/** One line of one person, who is in one room at a time. */
export class Visitor implements RoomGuest {
  /** Begins with the time, so that who came first stands first. */
  readonly #id = `${Date.now().toString(36)}-${randomBytes(6).toString('base64url')}`
  readonly #rooms: Rooms
  readonly #ports: RoomPorts
  readonly #player: () => Player
  readonly #send: (message: Message) => void
  #room: Room | undefined
  #isGone = false

  constructor(
    rooms: Rooms,
    ports: RoomPorts,
    player: () => Player,
    send: (message: Message) => void,
  ) {
    this.#rooms = rooms
    this.#ports = ports
    this.#player = player
    this.#send = send
  }

  async perform(command: RoomCommand): Promise<Answer> {
    const { id } = command
    const why =
      command.type === 'gather' ? await this.#gather(command) : this.#performInside(command)
    return why === undefined ? { type: 'done', id } : { type: 'refused', id, why }
  }

  leave(): void {
    this.#isGone = true
    this.#part()
  }

  async #gather({ table, room: wanted }: RoomCommand & { type: 'gather' }) {
    this.#part()
    const { id, name, avatar } = this.#player()
    const why = await this.#ports.whyNot(table, id)
    if (why !== undefined) return why
    const blocked = await this.#ports.blocked(id)
    const found = await this.#rooms.find(wanted, table)
    if (!found.ok) return found.why
    const room = found.value
    if (room.isFull) return refuse('server-room-full', { most: room.people.length })
    if (this.#isGone) return undefined
    this.#room = room
    room.enter({ person: { id: this.#id, name, avatar }, send: this.#send, blocked })
    this.#rooms.changed(room)
    return undefined
  }

  #performInside(command: Exclude<RoomCommand, { type: 'gather' }>): Refusal | undefined {
    const room = this.#room
    if (room?.id !== command.room) return refuse('server-room-over')
    if (command.type === 'say') return this.#say(room, command)
    if (command.type === 'part') {
      this.#part()
      return undefined
    }
    const why = this.#change(room, command)
    if (why === undefined) this.#rooms.changed(room)
    return why
  }

  #change(
    room: Room,
    command: RoomCommand & { type: 'light' | 'stray' | 'want-lamp' | 'pass-lamp' },
  ): Refusal | undefined {
    switch (command.type) {
      case 'light':
        return room.light(this.#id, command.moment)
      case 'stray':
        room.stray(this.#id, command.moment)
        return undefined
      case 'want-lamp':
        room.want(this.#id)
        return undefined
      case 'pass-lamp':
        return room.pass(this.#id, command.to)
    }
  }

  #say(room: Room, { moment, text }: RoomCommand & { type: 'say' }): Refusal | undefined {
    const line = cleanLine(text)
    if (line === undefined) return { key: 'table-chat-empty' }
    const { id: by, name, avatar } = this.#player()
    const said = { by, from: { id: this.#id, name, avatar }, moment, text: line }
    room.say(said)
    this.#rooms.tell(room, { said })
    return undefined
  }

  #part(): void {
    const room = this.#room
    this.#room = undefined
    if (room === undefined) return
    room.leave(this.#id)
    this.#rooms.changed(room)
  }
}
