import type { Refusal } from '@adit/kernel'
import type { Message, RoomMessage, RoomShown } from '@adit/protocol'
import { Live } from '../../ui/live.ts'
import type { Link, Wish } from '../link.ts'
import type { Clock } from '../page-clock.ts'

export type Said = RoomMessage & { readonly type: 'said' }

interface RoomLinePorts extends Clock {
  readonly link: Pick<Link, 'ask' | 'listen' | 'state'>
}

/** Between two moments that a quick hand shows: fewer than a server takes, and smooth to the eye. */
const PAUSE = 125
/** Lines of talk that are kept. */
const MOST_SAID = 100

/** A line into a room where a finished game is looked at together; it stays when connections do not. */
export class RoomLine {
  /** The room as it is; undefined before one is in it. */
  readonly shown = new Live<RoomShown | undefined>(undefined)
  readonly talk = new Live<readonly Said[]>([])
  /** Why one is not in it, or not any more. */
  readonly closed = new Live<Refusal | undefined>(undefined)
  readonly #ports: RoomLinePorts
  readonly #table: string
  #room: string | undefined
  #isGathering = false
  #wanted: Wish | undefined
  #sent = 0
  #callOff: (() => void) | undefined
  readonly #stops: readonly (() => void)[]

  /** Into that room, or into a new one. */
  constructor(ports: RoomLinePorts, table: string, room?: string) {
    this.#ports = ports
    this.#table = table
    this.#room = room
    const { link } = ports
    this.#stops = [
      link.listen(message => this.#hear(message)),
      link.state.listen(() => {
        // When the link has sent what was waiting, or it would be sent twice.
        if (link.state.value.is === 'up') queueMicrotask(() => void this.#gather())
      }),
    ]
    void this.#gather()
  }

  /** Shows a moment to all who follow; of many in a row the last counts. */
  light(moment: number): void {
    this.#soon(room => ({ type: 'light', room, moment }))
  }

  /** Looks alone at a moment, or with the lamp again. */
  stray(moment?: number): void {
    this.#soon(room => ({ type: 'stray', room, ...(moment === undefined ? {} : { moment }) }))
  }

  want(): void {
    this.#do(room => ({ type: 'want-lamp', room }))
  }

  pass(to: string): void {
    this.#do(room => ({ type: 'pass-lamp', room, to }))
  }

  /** Why it was not said. */
  async say(text: string, moment: number): Promise<Refusal | undefined> {
    if (this.#room === undefined) return { key: 'server-room-over' }
    const answer = await this.#ports.link.ask({ type: 'say', room: this.#room, moment, text })
    return answer.type === 'refused' ? answer.why : undefined
  }

  close(): void {
    this.#callOff?.()
    for (const stop of this.#stops) stop()
    this.#do(room => ({ type: 'part', room }))
    this.#room = undefined
  }

  async #gather(): Promise<void> {
    if (this.#isGathering || this.closed.value !== undefined) return
    this.#isGathering = true
    const room = this.#room === undefined ? {} : { room: this.#room }
    const answer = await this.#ports.link.ask({ type: 'gather', table: this.#table, ...room })
    this.#isGathering = false
    if (answer.type === 'refused') this.closed.value = answer.why
  }

  #hear(message: Message): void {
    if (message.type === 'room' && message.table === this.#table) {
      this.#room ??= message.room
      if (message.room === this.#room) this.shown.value = message
    } else if (message.type === 'said' && message.room === this.#room) {
      this.talk.value = [...this.talk.value, message].slice(-MOST_SAID)
    }
  }

  #do(wish: (room: string) => Wish): void {
    if (this.#room !== undefined) void this.#ports.link.ask(wish(this.#room))
  }

  #soon(wish: (room: string) => Wish): void {
    if (this.#room === undefined) return
    this.#wanted = wish(this.#room)
    const due = this.#sent + PAUSE
    if (this.#ports.now() >= due) this.#send()
    else this.#callOff ??= this.#ports.wakeAt(due, () => this.#send())
  }

  #send(): void {
    this.#callOff?.()
    this.#callOff = undefined
    const wish = this.#wanted
    this.#wanted = undefined
    if (wish === undefined) return
    this.#sent = this.#ports.now()
    void this.#ports.link.ask(wish)
  }
}
