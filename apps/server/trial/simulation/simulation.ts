import { quickRandom, stateHash } from '@adit/kernel'
import { openMemoryStore, readRow, readRows } from '@adit/table'
import { openingOf } from '../seats.ts'
import { SimClient } from './sim-client.ts'
import { SimClock } from './sim-clock.ts'
import { type Ground, SimServer } from './sim-server.ts'

/** What became of one simulated world. */
export interface Simulated {
  readonly seed: number
  readonly games: number
  readonly moves: number
  readonly restarts: number
  readonly steps: number
  /** Of all the logs: the same for the same seed. */
  readonly digest: string
  /** Everything that must not be; nothing, one hopes. */
  readonly problems: readonly string[]
}

const HOUR = 3_600_000
const TABLES = 4
/** Short games mostly: what is tried is the table, not the rules. */
const TITLES = ['objection', 'objection', 'objection', 'my-treasure'] as const

/**
 * Some tables under one seeded clock, in a world where everything goes wrong that can: timers fire
 * early and twice, the wall clock is set, lines break, messages come twice, the disk is slow or full,
 * and the server is killed in the middle of it. With the same seed all of it happens again.
 */
export async function simulate(seed: number): Promise<Simulated> {
  const clock = new SimClock(quickRandom(seed))
  const ground: Ground = { clock, disk: openMemoryStore(), tables: 0, skew: 0 }
  const counts = { restarts: 0, steps: 0 }
  let server: SimServer | undefined = await SimServer.start(ground)

  const trouble = (): void => {
    if (clock.once(3)) {
      counts.steps++
      ground.skew += clock.random.below(40_000) - 20_000
    } else {
      counts.restarts++
      server?.kill()
      server = undefined
      clock.after(clock.random.below(15_000), () => void restart())
    }
    clock.after(5_000 + clock.random.below(60_000), trouble)
  }
  const restart = async (): Promise<void> => {
    server = await SimServer.start(ground)
  }
  clock.after(2_000 + clock.random.below(20_000), trouble)

  const parties = Array.from({ length: TABLES }, (_, nth) => gather(nth, clock, () => server))
  const isOver = (): boolean => parties.every(({ clients }) => clients[0].stage === 'finished')
  await clock.run(isOver, 6 * HOUR)
  const problems = parties.flatMap(({ clients }) => clients.flatMap(one => one.problems))
  const checks = await Promise.all(parties.map(party => check(party, ground)))
  return {
    seed,
    games: checks.filter(one => one.isFinished).length,
    moves: checks.reduce((sum, one) => sum + one.moves, 0),
    ...counts,
    digest: stateHash(checks.map(one => one.digest)),
    problems: [...problems, ...checks.flatMap(one => one.problems)],
  }
}

interface Party {
  readonly clients: readonly SimClient[]
  table: string
}

/** People who sit down at a table of their own and begin. */
function gather(nth: number, clock: SimClock, server: () => SimServer | undefined): Party {
  const title = TITLES[clock.random.below(TITLES.length)]
  const seats = 2 + clock.random.below(2)
  const bots = clock.once(2) ? [{ seat: seats - 1, bot: 'random' }] : []
  const clients = Array.from({ length: seats - bots.length }, (_, seat) => {
    const id = `p${nth}-${seat}`
    return new SimClient({ id, name: `Player ${seat}`, avatar: 'red-hat' }, clock, server)
  })
  // Some fall asleep: with a clock the game goes on all the same.
  const isTimed = clock.once(2)
  if (isTimed && clock.once(3)) clients[clients.length - 1].isAsleep = true
  const opening = openingOf(title, seats, { clock: isTimed ? 'fast' : 'none', bots })
  const party: Party = { clients, table: '' }
  begin(party, opening, clock).catch((error: unknown) => clients[0].problems.push(String(error)))
  return party
}

async function begin(
  party: Party,
  opening: ReturnType<typeof openingOf>,
  clock: SimClock,
): Promise<void> {
  const [host, ...others] = party.clients
  await clock.sleep(clock.random.below(5_000))
  const opened = await host.do({ type: 'open', opening })
  if (opened.type !== 'done' || opened.table === undefined) throw new Error('not opened')
  const { table } = opened
  party.table = table
  host.watch(table)
  for (const client of others) {
    await client.do({ type: 'sit', table })
    await client.do({ type: 'ready', table, ready: true })
    client.watch(table)
  }
  const started = await host.do({ type: 'start', table })
  if (started.type === 'refused' && started.why.key !== 'table-started') {
    throw new Error(`not started: ${started.why.key}`)
  }
}

interface Outcome {
  readonly isFinished: boolean
  readonly moves: number
  readonly digest: string
  readonly problems: readonly string[]
}

/** Every acknowledged move is in the log, once, and the log is a game that came to its end. */
async function check({ clients, table }: Party, { disk }: Ground): Promise<Outcome> {
  const rows = table === '' ? [] : await readRows(disk, table)
  const entries = rows.flatMap(row => {
    const read = readRow(row)
    return read.ok ? [{ seq: row.seq, entry: read.value.entry }] : []
  })
  const isFinished = entries.some(({ entry }) => entry.type === 'ended')
  const problems = isFinished ? [] : [`stuck: ${table} after ${entries.length} entries`]
  for (const [seat, client] of clients.entries()) {
    const played = entries.filter(
      ({ entry }) => entry.type === 'moved' && entry.by === 'player' && entry.seat === seat,
    )
    for (const { move, since, seq } of client.acknowledged) {
      const found = played.filter(
        one =>
          one.entry.type === 'moved' &&
          one.entry.move === move &&
          one.seq > since &&
          one.seq <= seq,
      )
      if (found.length === 0) problems.push(`lost: ${move} of seat ${seat} at ${table}`)
    }
    if (played.length < client.acknowledged.length) problems.push(`lost a move of seat ${seat}`)
  }
  const moves = entries.filter(({ entry }) => entry.type === 'moved').length
  return { isFinished, moves, digest: stateHash(rows), problems }
}
