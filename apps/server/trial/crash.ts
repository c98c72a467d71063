import { quickRandom, type Random } from '@adit/kernel'
import { decodeMessage, type Message } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { everyLog } from '@adit/table'
import { type Checked, check } from '../src/database.ts'
import { openSqliteStore } from '../src/store/sqlite.ts'
import { arrive } from './client.ts'
import { type Chosen, Pilot } from './pilot.ts'
import { ServerProcess } from './process.ts'
import { openingOf } from './seats.ts'
import { Wire } from './wire.ts'

/**
 * Plays many games at once while the server is killed and started again. People keep their commands
 * until they are answered, as the page does, and send them again over the next connection.
 */
export interface CrashSettings {
  readonly folder: string
  readonly groups: number
  readonly kills: number
  /** Milliseconds a server lives, at least and at most. */
  readonly lives: readonly [number, number]
  /** Milliseconds from the last kill after which games that are not over never will be. */
  readonly patience: number
  readonly seed: number
}

export interface CrashReport extends Checked {
  readonly games: number
  readonly acknowledged: number
  /** Moves that were acknowledged and are not in the log, or are there twice. */
  readonly wrong: readonly string[]
  readonly refusals: readonly string[]
}

interface Acknowledged extends Chosen {
  readonly seat: number
  readonly seq: number
}

/** What all share: where the server is now, and whether games should still be drawn out. */
class Scene {
  port = 0
  isOver = false
  games = 0
  readonly acknowledged: Acknowledged[] = []
  readonly refusals: string[] = []
  readonly random: Random
  readonly people: Person[] = []
  readonly gaveUp: Promise<void>
  giveUp: () => void = () => {}

  constructor(seed: number) {
    this.random = quickRandom(seed)
    this.gaveUp = new Promise(resolve => {
      this.giveUp = () => {
        for (const person of this.people) person.leave()
        resolve()
      }
    })
  }
}

export async function crashTrial(settings: CrashSettings): Promise<CrashReport> {
  const { folder, groups, kills, lives, seed } = settings
  const scene = new Scene(seed)
  let server = await ServerProcess.start(folder)
  scene.port = server.port
  // Who has no token yet has nothing to lose: the kills begin once all have arrived.
  const arrived = await Promise.all(
    Array.from({ length: groups }, (_none, at) => arriveAs(scene, at)),
  )
  const playing = arrived.map(group => playOn(scene, group))
  for (let killed = 0; killed < kills; killed++) {
    await sleep(lives[0] + scene.random.below(lives[1] - lives[0]))
    await server.kill()
    server = await ServerProcess.start(folder, { port: scene.port })
  }
  scene.isOver = true
  const late = setTimeout(() => scene.giveUp(), settings.patience)
  await Promise.race([Promise.all(playing), scene.gaveUp])
  clearTimeout(late)
  if (!(await server.stop())) throw new Error('the server did not end in good order')
  const { games, acknowledged, refusals } = scene
  const wrong = await wrongIn(folder, acknowledged)
  const checked = await check(folder)
  return { ...checked, games, acknowledged: acknowledged.length, wrong, refusals }
}

interface Group {
  readonly title: string
  readonly people: readonly Person[]
}

async function arriveAs(scene: Scene, at: number): Promise<Group> {
  const title = shelf[at % shelf.length]
  const names = NAMES.slice(0, Math.max(3, title.seats.min))
  const people = names.map(async name => {
    const token = await arrive(scene.port, `${name} g${at}`)
    return new Person(scene, token, `${name}.g${at}`)
  })
  return { title: title.name, people: await Promise.all(people) }
}

/** A few people play one game after another until the scene is over, and finish the last. */
async function playOn(scene: Scene, { title, people }: Group): Promise<void> {
  do {
    scene.games++
    await playOne(people, title)
  } while (!scene.isOver)
  for (const person of people) person.leave()
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee']

async function playOne(people: readonly Person[], title: string): Promise<void> {
  const [host] = people
  const opening = openingOf(title, people.length, { clock: 'days' })
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
  readonly #settle = new Map<string, (answer: Message & { type: 'done' }) => void>()
  #pilot: Pilot | undefined
  #finish: () => void = () => {}
  #chosen: string | undefined
  #wire: Wire | undefined
  #count = 0
  #isGone = false

  constructor(scene: Scene, token: string, name: string) {
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
    this.#wire?.send(JSON.stringify({ type: 'watch', id: 'watch', table }))
  }

  leave(): void {
    this.#isGone = true
    this.#wire?.cut()
  }

  async #connect(): Promise<void> {
    while (!this.#isGone) {
      try {
        const wire = await Wire.open({ port: this.#scene.port, headers: this.#headers })
        wire.hear = text => this.#hear(text)
        wire.closed = () => {
          this.#wire = undefined
          void this.#connect()
        }
        this.#wire = wire
        const pilot = this.#pilot
        if (pilot !== undefined) {
          const since = pilot.seq === 0 ? {} : { since: pilot.seq }
          wire.send(JSON.stringify({ type: 'watch', id: 'watch', table: pilot.table, ...since }))
        }
        for (const command of this.#pending.values()) wire.send(JSON.stringify(command))
        return
      } catch {
        // Nobody is there: the server is being started again.
        await sleep(20)
      }
    }
  }

  #send(command: object, id: string): void {
    this.#pending.set(id, command)
    this.#wire?.send(JSON.stringify(command))
  }

  #hear(text: string): void {
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
    if (chosen === undefined || chosen.id === this.#chosen) return
    this.#chosen = chosen.id
    const id = this.#moveId(chosen)
    const send = (): void => this.#send({ ...chosen, id }, id)
    // Drawn out, so that the kills fall into the middle of games.
    if (this.#scene.isOver) send()
    else setTimeout(send, this.#scene.random.below(60))
  }

  #moveId({ id, table }: Chosen): string {
    return `${id}.${table.slice(0, 6)}`
  }

  #done(message: Message & { type: 'done' }): void {
    const { id, seq = 0 } = message
    const command = this.#pending.get(id)
    this.#pending.delete(id)
    this.#settle.get(id)?.(message)
    this.#settle.delete(id)
    if (command === undefined || !isMove(command)) return
    this.#scene.acknowledged.push({ ...command, id, seat: this.#pilot?.seat ?? -1, seq })
  }

  #refused({ id = '', why }: Message & { type: 'refused' }): void {
    const command = this.#pending.get(id)
    if (command !== undefined && (why.key === 'table-busy' || why.key === 'table-not-stored')) {
      setTimeout(() => this.#wire?.send(JSON.stringify(command)), 50)
    } else this.#scene.refusals.push(`${this.#name} ${id}: ${JSON.stringify(why)}`)
  }
}

function isMove(command: object): command is Chosen {
  return Reflect.get(command, 'type') === 'move'
}

/** Every acknowledged move is in the log once, between its question and its answer's number. */
async function wrongIn(folder: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const store = await openSqliteStore({ folder })
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
  await store.close()
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
