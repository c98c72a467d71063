import { botsFor } from '@adit/bots'
import type { ServerSeed } from '@adit/fairness'
import {
  type AnyGame,
  type AnyTitle,
  CHANCE,
  type GameRecord,
  nth,
  type Outcome,
  type Parsed,
  parsed,
  type Random,
  type Refusal,
  type Seat,
  type Told,
  type View,
} from '@adit/kernel'
import type { Opening } from '@adit/protocol'
import {
  askingFor,
  type Table as HallTable,
  type HostPorts,
  type Onlooker,
  openMemoryStore,
  openOwnHall,
  recordSoFar,
  viewAfter,
} from '@adit/table'
import { answerTask } from '@adit/table/thought'
import { Caller } from './caller.ts'
import type { Config } from './config.ts'

/**
 * A game under way in a hall of the terminal's own. Everyone at the table, person or bot, is a guest of
 * that hall: what leaves it is a view, or an event as told to one.
 */
export interface Table {
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly names: readonly string[]
  /** What the dealer promised before the first card. */
  readonly commitment: string
  /** The number of the last thing that happened. */
  readonly happened: number
  readonly asked: readonly Seat[]
  readonly outcome: Outcome | undefined
  legal(seat: Seat): readonly unknown[]
  view(viewer: Onlooker): View<unknown>
  /** What could be seen once the thing of that number had happened. */
  viewAt(viewer: Onlooker, at: number): Promise<View<unknown>>
  /** What the viewer was told of the things numbered above `after` and not above `upTo`. */
  told(viewer: Onlooker, after: number, upTo?: number): readonly Told<unknown>[]
  /** The number of the last thing before CHANCE moved, if it did after this. */
  shuffled(after: number): number | undefined
  /** A bot's move for that seat. */
  choose(seat: Seat, bot: string): Promise<unknown>
  play(seat: Seat, move: unknown): Promise<Refusal | undefined>
  record(): Promise<GameRecord<unknown, unknown>>
  close(): Promise<void>
}

export interface TableRules {
  readonly title: AnyTitle
  readonly config: Config
  readonly names: readonly string[]
  readonly serverSeed: ServerSeed
  /** For bots. */
  readonly random: Random
}

const ID = 'terminal'

/** All take their seats and the cards are dealt; refused if two names look alike, or one cannot be read. */
export async function openTable(rules: TableRules): Promise<Parsed<Table>> {
  const { title, config, names, random } = rules
  const ports = portsFor(rules)
  const { hall, hosts } = openOwnHall(ports, ports.store)
  const avatar = 'miner'
  const callers = names.map((name, seat) => new Caller(hall, { id: `seat-${seat}`, name, avatar }))
  const spectator = new Caller(hall, { id: 'spectator', name: 'spectator', avatar })
  const refusal = await sitDown(callers, spectator, rules)
  if (refusal !== undefined) return { ok: false, why: refusal }

  const game = title.open(config)
  const callerOf = (viewer: Onlooker): Caller =>
    viewer === 'spectator' ? spectator : nth(callers, viewer)

  async function at<T>(job: (table: HallTable) => T): Promise<T> {
    const done = await hosts.use(ID, host => job(host.table))
    if (!done.ok) throw new Error(`the table is gone: ${done.why.key}`)
    return done.value
  }

  return parsed({
    title,
    game,
    names,
    commitment: spectator.info.deal.commitment,
    get happened() {
      return spectator.happened
    },
    get asked() {
      return spectator.game.asked.map(({ seat }) => seat)
    },
    get outcome() {
      return spectator.game.outcome
    },
    legal: seat => game.legal(callerOf(seat).view, seat, []),
    view: viewer => callerOf(viewer).view,
    viewAt: (viewer, seq) => at(table => viewAfter(table, seq, viewer)),
    told: (viewer, after, upTo) => callerOf(viewer).told(after, upTo),
    shuffled(after) {
      const move = spectator.firstMoveOf(CHANCE, after)
      return move === undefined ? undefined : move - 1
    },
    async choose(seat, bot) {
      const task = await at(table => askingFor(table, seat, bot))
      const asked = { ...task, seed: random.below(2 ** 32), within: Number.POSITIVE_INFINITY }
      const { move } = answerTask(asked, () => false)
      const read = game.notation.parseMove(move)
      if (!read.ok) throw new Error(`a bot's move cannot be read: ${read.why.key}`)
      return read.value
    },
    play(seat, move) {
      const caller = callerOf(seat)
      const since = caller.game.asked.find(one => one.seat === seat)?.since ?? 0
      const text = game.notation.printMove(move)
      return caller.ask({ type: 'move', table: ID, since, move: text })
    },
    record: () => at(recordSoFar),
    async close() {
      for (const caller of [...callers, spectator]) caller.leave()
      await hosts.close()
    },
  })
}

/** Nobody's time runs at a terminal, and its bots sit there like people: nothing ever falls due. */
function portsFor({ title, serverSeed, random }: TableRules) {
  return {
    store: openMemoryStore(),
    title: () => title,
    bots: name => botsFor(name).map(bot => bot.name),
    random,
    fresh: () => ({ table: ID, code: 'TABLE', serverSeed }),
    now: () => 0,
    wakeAt: () => () => {},
    think: () => Promise.reject(new Error('no bot sits at a table of the terminal')),
    pace: () => 0,
    trouble(error) {
      throw error
    },
  } satisfies HostPorts
}

async function sitDown(
  callers: readonly Caller[],
  spectator: Caller,
  { title, config }: TableRules,
): Promise<Refusal | undefined> {
  const table = ID
  const host = nth(callers, 0)
  const opening: Opening = {
    title: title.name,
    config: { ...config },
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    bots: [],
    sit: true,
  }
  const wishes = [
    () => host.ask({ type: 'open', opening }),
    ...callers
      .slice(1)
      .flatMap((caller, before) => [
        () => caller.ask({ type: 'sit', table, seat: before + 1 }),
        () => caller.ask({ type: 'ready', table, ready: true }),
      ]),
    ...[...callers, spectator].map(caller => () => caller.ask({ type: 'watch', table })),
    () => host.ask({ type: 'start', table }),
  ]
  for (const wish of wishes) {
    const refusal = await wish()
    if (refusal !== undefined) return refusal
  }
  return undefined
}
