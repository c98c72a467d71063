import { quickRandom, type Random } from '@adit/kernel'
import { decodeMessage, encode, type Message } from '@adit/protocol'
import { arrive } from './client.ts'
import { type Chosen, Pilot } from './pilot.ts'
import { openingOf } from './seats.ts'
import { Wire } from './wire.ts'

/**
 * Many tables played at once from one process, as cheaply as can be: a message is read whole only
 * by the one it asks something, by the others just enough to know that it came.
 */
interface Sent {
  readonly at: number
  missing: number
}

interface Member {
  readonly wire: Wire
  pilot: Pilot
  /** How many moves of the group this member has been told of. */
  told: number
}

/** Four people who play one game after another. */
export class Group {
  readonly members: Member[] = []
  /** Moves chosen and not sent yet, by seat. */
  readonly ready = new Map<number, Chosen>()
  readonly crowd: Crowd
  readonly name: string
  readonly random: Random
  #sent: Sent[] = []
  #games = 0
  #table = ''
  #first = 0

  constructor(crowd: Crowd, name: string, seed: number) {
    this.crowd = crowd
    this.name = name
    this.random = quickRandom(seed)
  }

  async arrive(seats: number): Promise<void> {
    const names = Array.from({ length: seats }, (_none, seat) => `${NAMES[seat]} ${this.name}`)
    const at = this.crowd.groups.push(this) - 1
    const tokens = await Promise.all(names.map(name => arrive(this.crowd.portOf(at, 0), name)))
    for (const [seat, token] of tokens.entries()) {
      const headers = { Authorization: `Bearer ${token}` }
      const wire = await Wire.open({ port: this.crowd.portOf(at, seat), headers })
      const member = { wire, pilot: new Pilot('', '', this.random), told: 0 }
      wire.hear = text => this.#hear(seat, text)
      this.members.push(member)
    }
  }

  leave(): void {
    for (const { wire } of this.members) wire.cut()
  }

  async open(title: string): Promise<void> {
    const { length: seats } = this.members
    const opening = openingOf(title, seats, { visibility: 'link' })
    const { table } = await this.#ask(0, { type: 'open', opening })
    this.#sitDown(table ?? '')
    for (let seat = 1; seat < seats; seat++) await this.#ask(seat, { type: 'sit', table })
    await this.begin()
  }

  /** Everyone watches and is ready; the host is by starting, before a rematch starts itself. */
  async begin(): Promise<void> {
    const table = this.#table
    for (let seat = 0; seat < this.members.length; seat++) {
      await this.#ask(seat, { type: 'watch', table })
      if (seat > 0) await this.#ask(seat, { type: 'ready', table, ready: true })
    }
    for (const member of this.members) member.told = 0
    this.#sent = []
    this.#first = 0
    await this.#ask(0, { type: 'start', table })
  }

  send(seat: number): void {
    const chosen = this.ready.get(seat)
    if (chosen === undefined) return
    this.ready.delete(seat)
    this.#sent.push({ at: performance.now(), missing: this.members.length })
    this.members[seat].wire.send(encode(chosen))
  }

  #sitDown(table: string): void {
    this.#table = table
    this.#games++
    for (const member of this.members) {
      member.pilot = new Pilot(table, `${this.name}.${this.#games}`, this.random)
    }
  }

  readonly #answers = new Map<string, (message: Message & { type: 'done' }) => void>()
  #asked = 0

  #ask(seat: number, wish: object): Promise<Message & { type: 'done' }> {
    const id = `${this.name}-${++this.#asked}`
    this.members[seat].wire.send(JSON.stringify({ ...wish, id }))
    return new Promise(resolve => this.#answers.set(id, resolve))
  }

  #hear(seat: number, text: string): void {
    const member = this.members[seat]
    this.crowd.bytes += text.length
    if (text.startsWith('{"type":"update"')) {
      const isMove = text.includes('"type":"moved"') && this.#sent.length > 0
      if (isMove) this.#tell(member)
      const isMine =
        text.includes(`"asked":[{"seat":${seat},`) || text.includes(`,{"seat":${seat},"since"`)
      const isNews = text.includes('"info":')
      if (!isMine && !isNews) return
    } else if (text.startsWith('{"type":"presence"')) return
    const read = decodeMessage(text)
    if (!read.ok) throw new Error(text)
    const message = read.value
    if (message.type === 'done') {
      this.#answers.get(message.id)?.(message)
      this.#answers.delete(message.id)
      return
    }
    if (message.type === 'refused') {
      throw new Error(`${this.name} seat ${seat}: refused ${JSON.stringify(message.why)}`)
    }
    const chosen = member.pilot.hear(message)
    if (chosen !== undefined) {
      this.ready.set(seat, chosen)
      this.crowd.isReady(this, seat)
    }
    if (seat === 0 && member.pilot.isOver && message.type === 'update') this.#again(message)
  }

  #tell(member: Member): void {
    const sent = this.#sent[member.told - this.#first]
    member.told++
    if (sent === undefined) return
    if (--sent.missing > 0) return
    this.crowd.delivered(performance.now() - sent.at)
    while (this.#sent.length > 0 && this.#sent[0].missing === 0) {
      this.#sent.shift()
      this.#first++
    }
  }

  /** The game is over: the same people once more. */
  #again(message: Message & { type: 'update' }): void {
    const rematch = message.info?.rematch
    if (rematch === undefined) {
      if (message.items.some(item => item.type === 'ended')) {
        void this.#ask(0, { type: 'rematch', table: this.#table })
      }
      return
    }
    const old = this.#table
    this.#sitDown(rematch)
    for (let seat = 0; seat < this.members.length; seat++) {
      void this.#ask(seat, { type: 'unwatch', table: old })
    }
    void this.begin()
  }
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee']

export class Crowd {
  readonly groups: Group[] = []
  /** What all members were sent so far; nearly all of it are characters of one byte. */
  bytes = 0
  /** Milliseconds from sending a move to the last viewer's receipt. */
  waits: number[] = []
  /** What to do with a move that is ready: nothing, or send it at once. */
  isEager = false
  readonly #waiting: (readonly [Group, number])[] = []

  readonly #ports: readonly number[]
  readonly #place: (group: number, seat: number) => number

  /** With several servers, `place` says to which of them a seat of a group goes, counted round. */
  constructor(
    ports: number | readonly number[],
    place: (group: number, seat: number) => number = () => 0,
  ) {
    this.#ports = typeof ports === 'number' ? [ports] : ports
    this.#place = place
  }

  portOf(group: number, seat: number): number {
    return this.#ports[this.#place(group, seat) % this.#ports.length] ?? 0
  }

  isReady(group: Group, seat: number): void {
    if (this.isEager) group.send(seat)
    else this.#waiting.push([group, seat])
  }

  delivered(wait: number): void {
    this.waits.push(wait)
  }

  /** Sends one of the moves that wait, if there is one. */
  sendOne(random: Random): void {
    const at = random.below(Math.max(1, this.#waiting.length))
    const [one] = this.#waiting.splice(at, 1)
    one?.[0].send(one[1])
  }

  /** All that waits, and from now on everything at once. */
  hurry(): void {
    this.isEager = true
    for (const [group, seat] of this.#waiting.splice(0)) group.send(seat)
  }
}
