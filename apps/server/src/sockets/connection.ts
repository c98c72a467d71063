import type { Refusal } from '@adit/kernel'
import {
  type Command,
  check,
  decodeCommand,
  encode,
  type Message,
  PROTOCOL,
  parts,
} from '@adit/protocol'
import type { Guest, Hall, Player } from '@adit/table'
import type { Caller, Desk } from '../desk.ts'
import type { Outbox } from '../outbox.ts'
import { refuse } from '../refusals.ts'
import type { Limits } from '../settings.ts'
import type { Traces } from '../traces/traces.ts'
import { BYTES, frameOf } from './frame.ts'
import { closings, type Line, OPEN, type Socket } from './socket.ts'

export interface ConnectionPorts {
  readonly desk: Desk
  readonly hall: Hall
  readonly limits: Limits
  trouble(error: unknown): void
  isStoreAway(): boolean
  readonly traces?: Traces | undefined
  readonly outbox: Outbox
  dropped(why: 'slow' | 'silent' | 'flood'): void
}

/** With so many commands waiting nothing more is read from the socket. */
const MOST_WAITING = 32
/** What is held back to leave together is at most this part of what may be left unread. */
const GATHERED = 1 / 8
/** Messages beyond the rate that are still answered before the line is cut. */
const MOST_OVERRUN = 100
/** Pings and pongs between two beats: a page sends one, a nervous program a few. */
const MOST_CONTROLS = 100

/** One socket: commands in, in order; answers and news out, as long as the other side reads. */
export class Connection {
  readonly #guest: Guest
  #caller: Caller
  readonly #socket: Socket
  readonly #line: Line
  readonly #ports: ConnectionPorts
  #turn: Promise<void> = Promise.resolve()
  #waiting = 0
  #overrun = 0
  #controls = 0
  #isOver = false
  #isAlive = true
  /** What it holds back, in order: frames, a letter a byte. */
  #gathered = ''

  constructor(socket: Socket, line: Line, caller: Caller, ports: ConnectionPorts) {
    this.#socket = socket
    this.#line = line
    this.#caller = caller
    this.#ports = ports
    this.#guest = ports.hall.welcome(caller.player, message => this.#send(message))
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : data.toString()))
    socket.on('pong', () => this.#sign())
    socket.on('ping', data => {
      if (this.#sign()) socket.pong(data)
    })
    socket.on('close', () => this.#end())
    const { name, avatar } = caller.player
    this.#send({ type: 'hello', protocol: PROTOCOL, name, avatar })
    if (ports.isStoreAway()) this.tell({ type: 'storing', away: true })
  }

  get caller(): Caller {
    // By a command of its own or of another line: asked for with every command, changed once in a while.
    const { player } = this.#guest
    if (this.#caller.player !== player) this.#caller = { ...this.#caller, player }
    return this.#caller
  }

  /** Its person took another name. */
  rename(player: Player): void {
    this.#guest.player = player
  }

  /** Asks for a sign of life; who has not answered the last time is gone. */
  beat(): void {
    if (!this.#isAlive) {
      this.#drop('silent')
      return
    }
    this.#isAlive = false
    this.#controls = 0
    if (this.#reads()) this.#socket.ping()
  }

  /** The server goes down in good order. */
  farewell(after: number): void {
    if (this.#isOver) return
    this.#send({ type: 'closing', after })
    this.release()
    this.#socket.close(closings.restart, 'restart')
    this.#end()
  }

  /** Something that is no answer and no news of a table. */
  tell(message: Message): void {
    this.#send(message)
  }

  terminate(): void {
    this.#socket.terminate()
    this.#end()
  }

  /** A frame that says no more than that someone is there; more of them than that takes is a flood. */
  #sign(): boolean {
    if (this.#isOver) return false
    this.#isAlive = true
    if (++this.#controls > MOST_CONTROLS) {
      this.#drop('flood')
      return false
    }
    return this.#reads()
  }

  /** Who leaves too much unread is dropped before it costs memory. */
  #reads(): boolean {
    const { unread } = this.#ports.limits
    if (this.#gathered.length > unread * GATHERED) this.release()
    if (this.#socket.bufferedAmount <= unread) return true
    this.#drop('slow')
    return false
  }

  #hear(text: string): void {
    if (this.#isOver) return
    if (!this.#ports.desk.admits(this.caller)) {
      this.#overrunBy(text)
      return
    }
    this.#overrun = 0
    const command = decodeCommand(text)
    if (command.ok) this.#enqueue(() => this.#perform(command.value))
    else this.#enqueue(async () => this.#refuse(command.why, idIn(text)))
  }

  /** Who sends too fast is told so, and who does not listen is cut off. */
  #overrunBy(text: string): void {
    if (++this.#overrun > MOST_OVERRUN) this.#drop('flood')
    else this.#enqueue(async () => this.#refuse(refuse('server-too-fast'), idIn(text)))
  }

  #enqueue(job: () => Promise<void>): void {
    if (++this.#waiting === MOST_WAITING) this.#socket.pause()
    this.#turn = this.#inTurn(this.#turn, job)
  }

  async #inTurn(before: Promise<void>, job: () => Promise<void>): Promise<void> {
    await before
    if (!this.#isOver) await job().catch((error: unknown) => this.#ports.trouble(error))
    if (this.#waiting-- === MOST_WAITING) this.#socket.resume()
  }

  async #perform(command: Command): Promise<void> {
    const { desk, limits } = this.#ports
    const isTooMuch =
      command.type === 'watch' && this.#guest.watchedBeside(command.table) >= limits.tablesOfSocket
    const answer = await desk.perform(this.caller, command, async () =>
      isTooMuch
        ? { type: 'refused', id: command.id, why: refuse('server-too-many-tables') }
        : this.#guest.perform(command),
    )
    this.#send(answer)
  }

  #refuse(why: Refusal, id: string | undefined): void {
    this.#send({ type: 'refused', ...(id === undefined ? {} : { id }), why })
  }

  #send(message: Message): void {
    if (this.#isOver || this.#socket.readyState !== OPEN || !this.#reads()) return
    this.#gather(frameOnce(message))
    this.#ports.traces?.sent(message)
  }

  #gather(frame: string): void {
    if (this.#gathered === '') this.#ports.outbox.add(this)
    this.#gathered += frame
  }

  /** Writes what it holds back. */
  release(): void {
    const frames = this.#gathered
    this.#gathered = ''
    // Nothing may follow the frame that closes a socket.
    if (frames !== '' && this.#socket.readyState === OPEN) this.#line.write(frames, BYTES)
  }

  #drop(why: 'slow' | 'silent' | 'flood'): void {
    this.#ports.dropped(why)
    this.release()
    if (why === 'flood') this.#socket.close(closings.policy, 'too fast')
    this.terminate()
  }

  #end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#guest.leave()
  }
}

let last: { readonly message: Message; readonly frame: string } | undefined

/** A table sends one and the same object to all who see the same: it is written out once. */
function frameOnce(message: Message): string {
  if (last?.message !== message) last = { message, frame: frameOf(encode(message)) }
  return last.frame
}

/** The id of a message that is no command, so that its sender knows what was refused. */
function idIn(text: string): string | undefined {
  try {
    const json: unknown = JSON.parse(text)
    const id = typeof json === 'object' && json !== null ? Reflect.get(json, 'id') : undefined
    const checked = check(parts.word, id)
    return checked.ok ? checked.value : undefined
  } catch {
    return undefined
  }
}
