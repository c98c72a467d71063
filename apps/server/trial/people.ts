import { quickRandom, type Random } from '@adit/kernel'
import { decodeMessage, type Message } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { everyLog, type Store } from '@adit/table'
import { arrive } from './client.ts'
import { type Chosen, Pilot } from './pilot.ts'
import { openingOf } from './seats.ts'
import { Wire } from './wire.ts'

/** People who keep their commands until they are answered, as the page does, whatever happens. */
export interface Acknowledged extends Chosen {
  readonly seat: number
  readonly seq: number
  /** When the answer came. */
  readonly at: number
}

/** What all share: where the servers are now, and whether games should still be drawn out. */
export class Scene {
  /** Of every server there is. */
  readonly ports: number[] = []
  isOver = false
  /** Titles at whose tables a bot sits too. */
  readonly bots = new Set<string>()
  games = 0
  readonly acknowledged: Acknowledged[] = []
  readonly refusals: string[] = []
  readonly random: Random
  readonly people: Person[] = []
  readonly gaveUp: Promise<void>
  giveUp: () => void = () => {}

  /** With `impatience`, whoever hears nothing for so many milliseconds tries the next server. */
  constructor(seed: number, impatience?: number) {
    const fretting =
      impatience === undefined
        ? undefined
        : setInterval(() => {
            for (const person of this.people) person.fret(impatience)
          }, impatience / 4)
    this.random = quickRandom(seed)
    this.gaveUp = new Promise(resolve => {
      this.giveUp = () => {
        clearInterval(fretting)
        for (const person of this.people) person.leave()
        resolve()
      }
    })
  }
}

export interface Group {
  readonly title: string
  readonly people: readonly Person[]
}

export async function arriveAs(scene: Scene, at: number): Promise<Group> {
  const title = shelf[at % shelf.length]
  const names = NAMES.slice(0, Math.max(3, title.seats.min))
  const people = names.map(async name => {
    const token = await arriveAgain(scene.ports[0] ?? 0, `${name} g${at}`)
    return new Person(scene, token, `${name}.g${at}`)
  })
  return { title: title.name, people: await Promise.all(people) }
}

/** A store that is away when they come is there again before long. */
async function arriveAgain(port: number, name: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await arrive(port, name)
    } catch (error) {
      if (tries === MOST_ARRIVALS || !String(error).includes('table-not-stored')) throw error
      await sleep(500)
    }
  }
}

const MOST_ARRIVALS = 100

/** A few people play one game after another until the scene is over, and finish the last. */
export async function playOn(scene: Scene, { title, people }: Group): Promise<void> {
  do {
    scene.games++
    await playOne(people, title, scene.bots.has(title))
  } while (!scene.isOver)
  for (const person of people) person.leave()
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee']

async function playOne(
  people: readonly Person[],
  title: string,
  isWithBot: boolean,
): Promise<void> {
  const [host] = people
  const seats = people.length + (isWithBot ? 1 : 0)
  const bots = isWithBot ? [{ seat: people.length, bot: 'random' }] : []
  const opening = openingOf(title, seats, { clock: 'days', bots, pace: 'quick' })
  const { table = '' } = await host.ask({ type: 'open', opening })
  for (const person of people) {
    if (person !== host) await person.ask({ type: 'sit', table })
    person.watch(table)
    await person.ask({ type: 'ready', table, ready: true })
  }
  await host.ask({ type: 'start', table })
  await Promise.all(people.map(person => person.over))
}

/** Keeps what was not answered and comes back whenever the line is cut. */
class Person {
  over: Promise<void> = Promise.resolve()
  readonly #scene: Scene
  readonly #headers: Readonly<Record<string, string>>
  readonly #name: string
  readonly #pending = new Map<string, object>()
  /** By move that was chosen: it may be answered when the next game has begun. */
  readonly #seats = new Map<string, number>()
  readonly #settle = new Map<string, (answer: Message & { type: 'done' }) => void>()
  #pilot: Pilot | undefined
  #finish: () => void = () => {}
  #wire: Wire | undefined
  #count = 0
  #isGone = false
  #heardAt = performance.now()
  #tries = 0
  /** Which of the servers it goes to first: the people of a table spread over all. */
  readonly #home: number

  constructor(scene: Scene, token: string, name: string) {
    this.#home = scene.people.length
    this.#scene = scene
    this.#name = name
    this.#headers = { Authorization: `Bearer ${token}` }
    scene.people.push(this)
    void this.#connect()
  }

  ask(wish: object): Promise<Message & { type: 'done' }> {
    const id = `${this.#name}.${++this.#count}`
    return new Promise(resolve => {
      this.#settle.set(id, resolve)
      this.#send({ ...wish, id }, id)
    })
  }

  watch(table: string): void {
    this.#pilot = new Pilot(table, this.#name, this.#scene.random)
    this.over = new Promise(resolve => {
      this.#finish = resolve
    })
    this.#lookOn()
  }

  leave(): void {
    this.#isGone = true
    this.#wire?.cut()
  }

  /** Whoever has waited too long for an answer, or for anything in a game, looks for another server. */
  fret(impatience: number): void {
    const isWaiting = this.#pending.size > 0 || this.#pilot?.isOver === false
    if (this.#wire === undefined || !isWaiting) return
    if (performance.now() - this.#heardAt < impatience) return
    this.#heardAt = performance.now()
    this.#tries++
    this.#wire.cut()
  }

  #port(): number {
    const { ports } = this.#scene
    return ports[(this.#home + this.#tries) % ports.length] ?? 0
  }

  async #connect(): Promise<void> {
    while (!this.#isGone) {
      try {
        const table = this.#pilot?.table
        const path = table === undefined ? '/ws' : `/ws?near=${table}`
        const wire = await Wire.open({ port: this.#port(), path, headers: this.#headers })
        wire.hear = text => this.#hear(text)
        wire.closed = () => {
          this.#wire = undefined
          void this.#connect()
        }
        this.#wire = wire
        this.#lookOn()
        for (const command of this.#pending.values()) wire.send(JSON.stringify(command))
        return
      } catch {
        // Nobody is there: the server is being started again, or another one is there.
        this.#tries++
        await sleep(20)
      }
    }
  }

  #send(command: object, id: string): void {
    this.#pending.set(id, command)
    this.#wire?.send(JSON.stringify(command))
  }

  #hear(text: string): void {
    this.#heardAt = performance.now()
    const read = decodeMessage(text)
    if (!read.ok) throw new Error(text)
    const message = read.value
    if (message.type === 'done') this.#done(message)
    else if (message.type === 'refused') this.#refused(message)
    else this.#play(message)
  }

  #play(message: Message): void {
    const pilot = this.#pilot
    const chosen = pilot?.hear(message)
    if (pilot?.isOver === true) this.#finish()
    if (chosen === undefined) return
    const id = this.#moveId(chosen)
    if (this.#seats.has(id)) return
    this.#seats.set(id, pilot?.seat ?? -1)
    const send = (): void => this.#send({ ...chosen, id }, id)
    // Drawn out, so that the kills fall into the middle of games.
    if (this.#scene.isOver) send()
    else setTimeout(send, this.#scene.random.below(60))
  }

  #moveId({ id, table }: Chosen): string {
    return `${id}.${table}`
  }

  #done(message: Message & { type: 'done' }): void {
    const { id, seq = 0 } = message
    const command = this.#pending.get(id)
    this.#pending.delete(id)
    this.#settle.get(id)?.(message)
    this.#settle.delete(id)
    if (command === undefined || !isMove(command)) return
    const seat = this.#seats.get(id) ?? -1
    this.#scene.acknowledged.push({ ...command, id, seat, seq, at: performance.now() })
  }

  #refused({ id = '', why }: Message & { type: 'refused' }): void {
    const command = this.#pending.get(id)
    const isPassing = why.key === 'table-busy' || why.key === 'table-not-stored'
    if (isPassing && command !== undefined) {
      setTimeout(() => this.#wire?.send(JSON.stringify(command)), 50)
    } else if (isPassing && id === 'watch') setTimeout(() => this.#lookOn(), 50)
    else this.#scene.refusals.push(`${this.#name} ${id}: ${JSON.stringify(why)}`)
  }

  /** From where it was left. */
  #lookOn(): void {
    const pilot = this.#pilot
    if (pilot === undefined) return
    const since = pilot.seq === 0 ? {} : { since: pilot.seq }
    const watch = { type: 'watch', id: 'watch', table: pilot.table, ...since }
    this.#wire?.send(JSON.stringify(watch))
  }
}

function isMove(command: object): command is Chosen {
  return Reflect.get(command, 'type') === 'move'
}

/** Every acknowledged move is in the log once, between its question and its answer's number. */
export async function wrongIn(
  store: Pick<Store, 'read' | 'tables'>,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const logs = new Map<string, { seq: number; seat: unknown; move: unknown }[]>()
  for await (const { table, entries } of everyLog(store)) {
    const moves = entries.filter(({ kind }) => kind === 'moved')
    logs.set(
      table,
      moves.map(({ seq, body }) => {
        const { seat, move } = Object(JSON.parse(body))
        return { seq, seat, move }
      }),
    )
  }
  return acknowledged.flatMap(({ id, table, since, move, seat, seq }) => {
    const found = (logs.get(table) ?? []).filter(
      entry => entry.seq > since && entry.seq <= seq && entry.seat === seat && entry.move === move,
    )
    return found.length === 1 ? [] : [`${table} ${id}: found ${found.length} times`]
  })
}

function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}
