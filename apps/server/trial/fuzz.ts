import { quickRandom } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { everyLog, type Store } from '@adit/table'
import { type Checked, check } from '../src/database.ts'
import { openSqliteStore } from '../src/store/sqlite.ts'
import { arrive, Client } from './client.ts'
import { Malice, type Overheard } from './malice.ts'
import { Pilot } from './pilot.ts'
import { ServerProcess } from './process.ts'
import { openingOf, type Seated, seatPeople } from './seats.ts'

export interface FuzzSettings {
  readonly folder: string
  readonly messages: number
  readonly games: number
  readonly seed: number
}

export interface FuzzReport extends Checked {
  readonly sent: number
  readonly hangUps: number
  /** Bad messages that were answered with anything but a refusal. */
  readonly accepted: readonly string[]
  /** What honest players were refused meanwhile. */
  readonly disturbed: readonly string[]
  /** Secrets that came back to strangers. */
  readonly leaks: readonly string[]
  /** Bytes held after a tenth of the messages, and after all of them; garbage is not counted. */
  readonly held: readonly [number, number]
  /** Bytes of the whole process at the end, garbage, threads and code included. */
  readonly memory: number
}

/** Megabytes: a server that kept anything of what it was sent would soon run out of them. */
const HEAP = 80
/** How many bad messages go out before the next sign that the server still listens. */
const BATCH = 50

/** Strangers send all that should not be sent while others play; then everything is looked into. */
export async function fuzzTrial(settings: FuzzSettings): Promise<FuzzReport> {
  const { folder, messages, games, seed } = settings
  const server = await ServerProcess.start(folder, { heap: HEAP })
  try {
    const tables = await Promise.all(
      Array.from({ length: games }, (_none, at) => Game.open(server.port, at, messages / 800)),
    )
    const stranger = new Stranger(server.port, await arrive(server.port, 'Mallory'), seed)
    await stranger.send(messages / 10, tables)
    const early = await server.held()
    await stranger.send(messages - messages / 10, tables)
    const late = await server.held()
    const memory = await server.memory()
    await Promise.all(tables.map(table => table.finish()))
    if (!(await server.stop())) throw new Error('the server did not end in good order')
    const { sent, hangUps, accepted, texts } = stranger
    const store = await openSqliteStore({ folder })
    const secrets = [...(await secretsIn(store)), ...tables.flatMap(table => table.tokens)]
    await store.close()
    return {
      ...(await check(folder)),
      sent,
      hangUps,
      accepted,
      disturbed: tables.flatMap(table => table.refusals),
      leaks: secrets.filter(secret => texts.any(secret)),
      held: [early, late],
      memory,
    }
  } finally {
    await server.kill()
  }
}

/** Honest people who play slowly and, when told to, quickly to the end. */
export class Game implements Overheard {
  readonly table: string
  readonly tokens: readonly string[]
  readonly commands: string[] = []
  readonly refusals: string[] = []
  readonly #over: Promise<unknown>
  #pause: number

  private constructor({ table, clients, tokens }: Seated, seed: number, pause: number) {
    this.#pause = pause
    this.table = table
    this.tokens = tokens
    this.#over = Promise.all(clients.map((client, seat) => this.#play(client, seed + seat)))
  }

  /** The pause before each move is such that the games last as long as the messages do. */
  static async open(port: number, at: number, pause: number): Promise<Game> {
    const title = shelf[at % shelf.length]
    const seats = Math.max(3, title.seats.min)
    const names = ['Ann', 'Bob', 'Cid', 'Dee'].slice(0, seats)
    const seated = await seatPeople(port, openingOf(title.name, seats), names)
    await seated.clients[0].do({ type: 'start', table: seated.table })
    return new Game(seated, at, pause)
  }

  async finish(): Promise<void> {
    this.#pause = 0
    await this.#over
  }

  #play(client: Client, seed: number): Promise<void> {
    const pilot = new Pilot(this.table, `m${seed}`, quickRandom(seed))
    for (const message of client.messages) pilot.hear(message)
    let last: string | undefined
    return new Promise(resolve => {
      const act = (): void => {
        if (pilot.isOver) resolve()
        const chosen = pilot.choose()
        if (chosen === undefined || chosen.id === last) return
        last = chosen.id
        const text = JSON.stringify(chosen)
        setTimeout(() => {
          client.wire.send(text)
          // Overheard only now: before, the stranger could be the first to say it.
          this.commands.push(text)
        }, this.#pause)
      }
      client.heard = message => {
        if (message.type === 'refused') this.refusals.push(JSON.stringify(message))
        pilot.hear(message)
        act()
      }
      act()
    })
  }
}

/** Everything strangers were sent, without keeping it all. */
class Texts {
  readonly #kept = new Set<string>()
  readonly #all: string[] = []

  add(text: string): void {
    // Answers are much alike: what differs is the id.
    const shape = text.replace(/"id":"[^"]*",?/, '')
    if (this.#kept.has(shape) || this.#kept.size > 50_000) return
    this.#kept.add(shape)
    this.#all.push(shape)
  }

  any(part: string): boolean {
    return this.#all.some(text => text.includes(part))
  }
}

export class Stranger {
  sent = 0
  hangUps = 0
  readonly accepted: string[] = []
  readonly texts = new Texts()
  readonly #port: number
  readonly #token: string
  readonly #malice: Malice
  #client: Client | undefined
  #barriers = 0

  constructor(port: number, token: string, seed: number) {
    this.#port = port
    this.#token = token
    this.#malice = new Malice(quickRandom(seed))
  }

  async send(messages: number, overheard: readonly Overheard[]): Promise<void> {
    for (let at = 0; at < messages; at += BATCH) {
      for (let nth = 0; nth < BATCH; nth++) {
        const bad = this.#malice.next(overheard)
        const client = await this.#connected()
        client.wire.frame(bad.opcode, bad.payload)
        this.sent++
        if (bad.isFatal !== true) continue
        await client.until(() => false).catch(() => undefined)
        this.#listen(client)
        this.#client = undefined
        this.hangUps++
      }
      await this.#barrier()
    }
  }

  async #barrier(): Promise<void> {
    const client = await this.#connected()
    await client.do({ type: 'mine' }, `barrier-${++this.#barriers}`)
    this.#listen(client)
  }

  async #connected(): Promise<Client> {
    this.#client ??= await Client.open(this.#port, this.#token)
    return this.#client
  }

  #listen(client: Client): void {
    for (const text of client.take()) this.texts.add(text)
    for (const message of client.messages.splice(0)) {
      const isOwn =
        message.type === 'hello' ||
        message.type === 'refused' ||
        (message.type === 'tables' && message.tables.length === 0) ||
        (message.type === 'done' && message.id.startsWith('barrier-'))
      if (!isOwn) this.accepted.push(JSON.stringify(message).slice(0, 300))
    }
  }
}

/** The seeds of all deals, and who people are. */
export async function secretsIn(store: Pick<Store, 'read' | 'tables'>): Promise<string[]> {
  const secrets: string[] = []
  for await (const { entries } of everyLog(store)) {
    for (const { body } of entries) {
      const { serverSeed, player } = Object(JSON.parse(body))
      if (typeof serverSeed === 'string') secrets.push(serverSeed)
      if (typeof player?.id === 'string') secrets.push(player.id)
    }
  }
  return secrets
}
