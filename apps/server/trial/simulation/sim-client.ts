import { type AnyGame, parseConfig } from '@adit/kernel'
import type { Answer, Command, Message, TableMessage } from '@adit/protocol'
import type { Guest, Player } from '@adit/table'
import type { SimClock } from './sim-clock.ts'
import { type SimServer, simTitles } from './sim-server.ts'

type Plain<C> = C extends Command ? Omit<C, 'id'> : never
export type Wish = Plain<Command>

/** A move that was acknowledged, and the last entry there was then. */
export interface Acknowledged {
  readonly move: string
  readonly since: number
  readonly seq: number
}

/** Sent again under the same id until it is answered. */
interface Pending {
  readonly command: Command
  readonly done: (answer: Answer) => void
}

const PATIENCE = 3_000
const PASSING = new Set(['table-busy', 'table-not-stored'])

interface Line {
  readonly server: SimServer
  readonly guest: Guest
  /** What is sent in order arrives in order. */
  arrives: number
  isUp: boolean
}

/** A player with a bad line: redials, asks again, and moves at random when it is asked. */
export class SimClient {
  readonly player: Player
  readonly acknowledged: Acknowledged[] = []
  readonly problems: string[] = []
  /** Never answers: only a clock can go on. */
  isAsleep = false
  readonly #clock: SimClock
  readonly #server: () => SimServer | undefined
  readonly #pending = new Map<string, Pending>()
  #line: Line | undefined
  #count = 0
  #table: string | undefined
  #seq = 0
  #seat: number | undefined
  #game: AnyGame | undefined
  #answered = 0
  /** The question that is open, as far as this client has heard. */
  #asked: { readonly view: unknown; readonly since: number } | undefined
  stage = 'open'

  constructor(player: Player, clock: SimClock, server: () => SimServer | undefined) {
    this.player = player
    this.#clock = clock
    this.#server = server
  }

  /** Does it until it is answered for good. */
  async do(wish: Wish): Promise<Answer> {
    const command: Command = { ...wish, id: `${this.player.id}-${++this.#count}` }
    return new Promise(done => {
      this.#pending.set(command.id, { command, done })
      this.#send(command)
    })
  }

  watch(table: string): void {
    this.#table = table
    this.#hear(table)
    this.#beat()
  }

  /** Sees before long that a line is dead, and takes another. */
  #beat(): void {
    if (this.stage === 'finished') return
    this.#dial()
    this.#clock.after(PATIENCE, () => this.#beat())
  }

  #hear(table: string): void {
    const since = this.#seq === 0 ? {} : { since: this.#seq }
    void this.do({ type: 'watch', table, ...since })
  }

  #send(command: Command): void {
    const { id } = command
    if (!this.#pending.has(id)) return
    this.#clock.after(PATIENCE, () => this.#send(command))
    const line = this.#dial()
    if (line === undefined || this.#breaks(line)) return
    const times = this.#clock.once(30) ? 2 : 1
    for (let nth = 0; nth < times; nth++) {
      this.#clock.after(this.#delay(), () => this.#arrive(line, command))
    }
  }

  #arrive(line: Line, command: Command): void {
    if (!line.isUp || !line.server.isAlive) return
    line.guest.perform(command).then(
      answer => this.#tell(line, answer),
      (error: unknown) => this.problems.push(String(error)),
    )
  }

  /** From the server to here, in order, unless the line breaks. */
  #tell(line: Line, message: Message): void {
    if (!line.isUp || this.#breaks(line)) return
    const { time } = this.#clock
    line.arrives = Math.max(line.arrives, time + this.#delay())
    this.#clock.after(line.arrives - time, () => {
      if (line.isUp && line.server.isAlive) this.#receive(message)
    })
  }

  #dial(): Line | undefined {
    const server = this.#server()
    if (this.#line?.isUp === true && this.#line.server === server) return this.#line
    if (server === undefined) return undefined
    const guest = server.hall.welcome(this.player, message => this.#tell(line, message))
    const line: Line = { server, guest, arrives: 0, isUp: true }
    this.#line = line
    if (this.#table !== undefined) this.#hear(this.#table)
    return line
  }

  /** Half an hour in the tunnel, or only a moment: whatever was under way is lost. */
  #breaks(line: Line): boolean {
    if (!this.#clock.once(150)) return false
    line.isUp = false
    this.#clock.after(this.#clock.random.below(2_000), () => line.guest.leave())
    this.#clock.after(this.#clock.random.below(4_000), () => this.#dial())
    return true
  }

  #delay(): number {
    return 1 + this.#clock.random.below(this.#clock.once(20) ? 900 : 40)
  }

  #receive(message: Message): void {
    if (message.type === 'done' || message.type === 'refused') {
      const pending = message.id === undefined ? undefined : this.#pending.get(message.id)
      if (pending === undefined) return
      if (message.type === 'refused' && PASSING.has(message.why.key)) return
      this.#pending.delete(pending.command.id)
      pending.done(message)
    } else if (message.type === 'welcome' || message.type === 'update') this.#see(message)
  }

  #see(message: TableMessage & { type: 'welcome' | 'update' }): void {
    if (message.type === 'update') {
      const first = message.items[0]?.seq ?? this.#seq + 1
      // Two lines of one person may tell the same; nothing may be left out.
      if (first > this.#seq + 1) this.problems.push(`${first} follows on ${this.#seq}`)
    }
    this.#seq = Math.max(this.#seq, message.seq)
    this.#seat = message.seat ?? this.#seat
    if (message.info !== undefined) {
      this.stage = message.info.stage
      const title = simTitles.find(one => one.name === message.info?.title)
      const config = title && parseConfig(title, message.info.config)
      this.#game ??= config?.ok === true ? title?.open(config.value) : undefined
      if (message.info.vote !== undefined) this.#vote(message.table)
    }
    if (message.game === undefined || this.isAsleep) return
    const { view, asked } = message.game
    const own = asked.find(one => one.seat === this.#seat)
    this.#asked = own && { view, since: own.since }
    this.#think(message.table)
  }

  #vote(table: string): void {
    if (this.isAsleep) return
    this.#clock.after(this.#clock.random.below(5_000), () => {
      void this.do({ type: 'vote', table, yes: false })
    })
  }

  #think(table: string): void {
    if (this.#asked === undefined || this.#asked.since === this.#answered) return
    if (this.#game === undefined || this.#seat === undefined) return
    const { view, since } = this.#asked
    this.#answered = since
    const moves = this.#game.legal(view, this.#seat, [])
    const move = this.#game.notation.printMove(moves[this.#clock.random.below(moves.length)])
    this.#clock.after(this.#clock.random.below(4_000), () => {
      this.#move(table, since, move).catch((error: unknown) => this.problems.push(String(error)))
    })
  }

  async #move(table: string, since: number, move: string): Promise<void> {
    const answer = await this.do({ type: 'move', table, since, move })
    if (answer.type === 'done') this.acknowledged.push({ move, since, seq: answer.seq ?? 0 })
    else {
      // Something was in the way: another look at the question that is open now.
      this.#answered = 0
      this.#think(table)
    }
    if (this.#clock.once(60)) await this.do({ type: 'chat', table, text: 'hm' })
    if (this.#clock.once(90)) await this.do({ type: 'propose', table, motion: { kind: 'end' } })
    if (this.#clock.once(60)) await this.do({ type: 'undo', table })
  }
}
