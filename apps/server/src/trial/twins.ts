import { type AnyGame, quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { humanPace } from '@adit/table'
import type { Running } from '../server.ts'
import { openMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world.ts'
import { arrive, Client } from './client.ts'
import { ask, type Reply, type Request } from './http.ts'

/**
 * One of two servers that differ in nothing but the position a game starts from. Time, chance and
 * new ids are the same for both, and under the trial's hand.
 */
export class Twin {
  readonly port: number
  readonly store: Store
  /** What the next table opened starts with, in place of the title's own setup. */
  start: unknown
  readonly people: Client[] = []
  readonly #tokens: string[] = []
  #returns = 0

  private constructor(port: number, store: Store) {
    this.port = port
    this.store = store
  }

  static async open(
    serve: (parts: { world: World; store: Store }) => Promise<Running>,
    clock: { readonly now: number },
    names: readonly string[],
  ): Promise<Twin> {
    const store = openMemoryStore()
    const holder: { twin?: Twin } = {}
    const world = twinWorld(clock, () => holder.twin?.start)
    const { port } = await serve({ world, store })
    const twin = new Twin(port, store)
    holder.twin = twin
    for (const name of names) {
      const token = await arrive(port, name)
      twin.#tokens.push(token)
      twin.people.push(await Client.open(port, token, name))
    }
    return twin
  }

  /** A new connection of the same person, in place of the old one. */
  async reconnect(who: number): Promise<Client> {
    this.people[who].wire.cut()
    this.people[who] = await Client.open(
      this.port,
      this.#tokens[who],
      `again-${who}-${++this.#returns}`,
    )
    return this.people[who]
  }

  ask(who: number, path: string, request: Request = {}): Promise<Reply> {
    return ask(this.port, path, { token: this.#tokens[who], ...request })
  }
}

function twinWorld(clock: { readonly now: number }, start: () => unknown): World {
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
    now: () => clock.now,
    // Nobody is late here: what the clock plays for someone may rightly depend on their cards.
    wakeAt: () => () => {},
    pace: humanPace,
  }
}

function startingFrom(game: AnyGame, start: unknown): AnyGame {
  return { ...game, setup: () => game.clone(start) }
}
