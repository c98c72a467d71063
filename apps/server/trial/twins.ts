import { type AnyGame, nth, quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import type { Store } from '@adit/table'
import { humanPace, type Task } from '@adit/table'
import { LocalBus } from '../src/hub/local.ts'
import type { Parts, Running } from '../src/server.ts'
import type { SharedStore } from '../src/store/shared.ts'
import type { World } from '../src/world.ts'
import { arrive, Client } from './client.ts'
import { EventStream } from './event-stream.ts'
import { HandClock } from './hand-clock.ts'
import { ask, type Reply, type Request } from './http.ts'
import { sharedMemory } from './shared-memory.ts'

/** A bot that was asked, or a turn the clock has to make, and how the trial answers. */
export interface Thought {
  readonly task: Task
  readonly answer: (move: string) => void
}

/**
 * One of two servers that differ in nothing but the position a game starts from. Time, chance, new
 * ids and what bots choose are under the trial's hand.
 */
export class Twin {
  /** Of its nodes: most worlds have one. */
  readonly ports: readonly number[]
  readonly store: Store
  readonly clock: HandClock
  readonly thoughts: Thought[]
  /** What the next table opened starts with, in place of the title's own setup. */
  start: unknown
  readonly people: Client[] = []
  stream: EventStream | undefined
  readonly #tokens: string[] = []
  #returns = 0

  private constructor(
    ports: readonly number[],
    store: Store,
    clock: HandClock,
    thoughts: Thought[],
  ) {
    this.ports = ports
    this.store = store
    this.clock = clock
    this.thoughts = thoughts
  }

  static async open(
    serve: (parts: Parts) => Promise<Running>,
    hour: { readonly now: number },
    names: readonly string[],
    nodes = 1,
  ): Promise<Twin> {
    // The server would remind the tables of earlier runs of their time, whenever it looks.
    const none = async (): Promise<[]> => []
    const store: SharedStore = { ...sharedMemory(), dueTimers: none, claimTimers: none }
    const bus = new LocalBus()
    const clock = new HandClock()
    const thoughts: Thought[] = []
    const think = async (task: Task) => {
      const asked = Promise.withResolvers<string>()
      thoughts.push({ task, answer: asked.resolve })
      return { move: await asked.promise }
    }
    const holder: { twin?: Twin } = {}
    const world = twinWorld(hour, clock, () => holder.twin?.start)
    const ports: number[] = []
    for (let nth = 0; nth < nodes; nth++) {
      const shared = { store, hub: bus.hub(), node: `n${nth}` }
      const { port } = await serve({ world, store, think, ...(nodes > 1 && { shared }) })
      ports.push(port)
    }
    const twin = new Twin(ports, store, clock, thoughts)
    holder.twin = twin
    for (const [who, name] of names.entries()) {
      const token = await arrive(twin.portOf(who), name)
      twin.#tokens.push(token)
      twin.people.push(await Client.open(twin.portOf(who), token, name))
    }
    return twin
  }

  /** People sit at the nodes in turn: neighbours at a table are never at the same. */
  portOf(who: number): number {
    return nth(this.ports, who % this.ports.length)
  }

  /** Once this person's node knows all that is stored of a table. */
  async settled(who: number, table: string): Promise<void> {
    if (this.ports.length === 1) return
    for (let tries = 0; tries < 1_000; tries++) {
      const { body } = await this.ask(who, `/api/v1/tables/${table}`)
      const head = await this.store.head(table)
      if (Object(body).seq === head?.seq) return
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    throw new Error('news did not come to the other node')
  }

  /** A new connection of the same person, in place of the old one. */
  async reconnect(who: number): Promise<Client> {
    this.people[who].wire.cut()
    this.people[who] = await Client.open(
      this.portOf(who),
      this.#tokens[who],
      `again-${who}-${++this.#returns}`,
    )
    return this.people[who]
  }

  /** The same person's stream of events, from a number onwards or from the beginning. */
  async follow(who: number, table: string, since?: number): Promise<void> {
    this.stream?.close()
    this.stream = await EventStream.open(this.portOf(who), table, this.#tokens[who], since)
  }

  ask(who: number, path: string, request: Request = {}): Promise<Reply> {
    return ask(this.portOf(who), path, { token: this.#tokens[who], ...request })
  }

  /** Leaves the tables of the last run as they stand. */
  rest(): void {
    this.stream?.close()
    this.stream = undefined
    this.clock.silence()
    this.thoughts.length = 0
  }
}

function twinWorld(hour: { readonly now: number }, clock: HandClock, start: () => unknown): World {
  let tables = 0
  return {
    title(name) {
      const title = titleNamed(name)
      return title && { ...title, open: config => startingFrom(title.open(config), start()) }
    },
    bots: () => ['random'],
    random: quickRandom(1),
    fresh() {
      const nth = String(++tables)
      return { table: `T${nth}`, code: `T${nth}`, serverSeed: nth.padStart(64, '0') }
    },
    now: () => hour.now,
    wakeAt: clock.wakeAt,
    pace: humanPace,
  }
}

function startingFrom(game: AnyGame, start: unknown): AnyGame {
  return { ...game, setup: () => game.clone(start) }
}
