import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nth } from '@adit/kernel'
import type { Append, Store } from '@adit/table'
import { openPostgresStore } from '../apps/server/src/store/postgres/postgres.ts'
import { openSqliteStore } from '../apps/server/src/store/sqlite.ts'
import { TestPostgres } from '../apps/server/trial/servers/postgres.ts'
import { prepareServers } from '../tools/servers.ts'
import {
  type Cost,
  type Load,
  measureAlone,
  measureNodes,
  type Placement,
  type Rate,
} from './cluster-nodes.ts'
import { timeBelow } from './processor.ts'

/**
 * usage: npm run bench:cluster [-- moves] [-- --times NUMBER] [-- --rate NUMBER] [-- --tables NUMBER]
 *
 * What an append costs in PostgreSQL and in SQLite, one beside the other: processor time of this
 * process and of the database, appends a commit. Then what a move costs with real sockets: one
 * process over SQLite, one node, two nodes with the people of a table together, and apart; with it
 * bytes sent and written, and how much longer the median move takes to its last viewer than with SQLite.
 * What two nodes are worth is said beside one that another busies the machine for, and beside one alone.
 * First at one rate a node, where all have the same fixed costs to bear, then as many moves as go. With
 * `moves` only that; with `--times` so often, of which the median counts; with `--rate` only at that many
 * moves a second and node, with `--tables` at so many tables a node (60).
 * Wall-clock figures depend on the machine and its disk; processor time hardly does.
 */
const ROUNDS = 40
/** Moves a second a node that a machine of two processors bears with two nodes, database and people. */
const RATE = 250
const TABLES = 60
const EVENTS = JSON.stringify({ type: 'moved', seat: 1, move: 'draw', events: 'x'.repeat(250) })

interface Bench {
  readonly store: Store & { counts(): { readonly commits: number } }
  /** Processor milliseconds of the database so far. */
  databaseTime(): Promise<number>
}

/** An append as a move makes it: an entry, a command, a timer. */
function moveAt(table: string, expected: number): Append {
  return {
    table,
    expected,
    at: 1_000 + expected,
    entries: [{ kind: 'moved', body: EVENTS }],
    timers: [{ set: 'seat:1', due: 5_000 + expected, body: 'time-out' }],
    command: { client: 'ann', id: `${table}.${expected}`, answer: '{"type":"done"}' },
  }
}

async function measure(
  name: string,
  tables: number,
  { store, databaseTime }: Bench,
): Promise<void> {
  const ids = Array.from({ length: tables }, (_none, at) => `${name}-${tables}-${at}`)
  for (const id of ids) await store.append(moveAt(id, 0))
  const began = performance.now()
  const [cpu, database, commits] = [
    process.cpuUsage(),
    await databaseTime(),
    store.counts().commits,
  ]
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all(ids.map(id => store.append(moveAt(id, round))))
  }
  const used = process.cpuUsage(cpu)
  const appends = ROUNDS * tables
  const each = (milliseconds: number): string => (milliseconds / appends).toFixed(3).padStart(8)
  const wall = performance.now() - began
  const own = (used.user + used.system) / 1_000
  const perCommit = appends / (store.counts().commits - commits)
  print(
    `${name.padEnd(12)} ${String(tables).padStart(4)} at once`,
    `${each(own)} ms here, ${each((await databaseTime()) - database)} ms in the database, ` +
      `${perCommit.toFixed(1).padStart(5)} a commit, ${Math.round((appends / wall) * 1_000)} a second`,
  )
}

function print(what: string, text: string): void {
  process.stdout.write(`${what.padEnd(26)} ${text}\n`)
}

prepareServers()
if (!process.argv.includes('moves')) await appends()
await moves()

async function appends(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'adit-bench-'))
  const postgres = await TestPostgres.start({ durable: true })
  const sqlite = await openSqliteStore({ folder })
  const shared = await openPostgresStore({ url: postgres.url(await postgres.database()) })
  try {
    for (const tables of [1, 16, 64, 256]) {
      await measure('PostgreSQL', tables, {
        store: shared,
        databaseTime: () => timeBelow(postgres.pid),
      })
      // Its writer is a thread of this process.
      await measure('SQLite', tables, { store: sqlite, databaseTime: async () => 0 })
    }
  } finally {
    await Promise.all([sqlite.close(), shared.close()])
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

interface Worth {
  /** How many times one node, by node processor. */
  readonly two: Record<Placement, number[]>
  /** Milliseconds that a move takes longer than with SQLite. */
  readonly added: number[]
}

async function moves(): Promise<void> {
  const times = given('--times') || 1
  const tables = given('--tables') || TABLES
  const own = given('--rate')
  const rates: readonly Rate[] = own > 0 ? [own] : [RATE, 'all']
  for (const rate of rates) {
    print(rate === 'all' ? 'as many moves as go' : `${rate} moves a second a node`, '')
    const worth: Worth = { two: { together: [], apart: [] }, added: [] }
    for (let time = 0; time < times; time++) await compare({ rate, tables }, worth)
    const of = `median of ${times}`
    for (const [placement, all] of Object.entries(worth.two)) {
      print(`two nodes, ${placement}`, `${middle(all).toFixed(2)} times one node, ${of}`)
    }
    print('PostgreSQL adds', `${middle(worth.added).toFixed(1)} ms to the median move, ${of}`)
  }
}

async function compare(load: Load, { two: worth, added }: Worth): Promise<void> {
  const own = await mkdtemp(join(tmpdir(), 'adit-bench-'))
  const alone = await measureAlone(own, load)
  await rm(own, { recursive: true })
  tell('SQLite, one process', alone)
  const one = await measureNodes(1, 'together', load)
  tell('one node', one)
  added.push(one.wait - alone.wait)
  const strangers = await measureStrangers(load)
  print('one beside a stranger', `${strangers.toFixed(3)} ms node`)
  for (const placement of ['together', 'apart'] as const) {
    const two = await measureNodes(2, placement, load)
    tell(`two nodes, ${placement}`, two)
    const times = (2 * strangers) / two.node
    worth[placement].push(times)
    const alone = (2 * one.node) / two.node
    print(
      '',
      `by node processor ${times.toFixed(2)} times one node, ${alone.toFixed(2)} times one alone`,
    )
  }
}

/**
 * Processor milliseconds a move of one node while another, over a database and a NATS of its own, is
 * as busy. A processor that two share does less in a millisecond; two nodes of one cluster share it too.
 */
async function measureStrangers(load: Load): Promise<number> {
  const costs = await Promise.all([
    measureNodes(1, 'together', load),
    measureNodes(1, 'together', load),
  ])
  return costs.reduce((sum, { node }) => sum + node, 0) / costs.length
}

/** The number after a flag, or none. */
function given(flag: string): number {
  const at = process.argv.indexOf(flag)
  return at < 0 ? 0 : Number(process.argv[at + 1])
}

function middle(all: readonly number[]): number {
  return nth(
    all.toSorted((one, other) => one - other),
    Math.floor(all.length / 2),
  )
}

function tell(name: string, cost: Cost): void {
  const { node, database, hub, appendsPerCommit, sent, logged, wait } = cost
  print(
    name,
    `${node.toFixed(3)} ms node, ${database.toFixed(3)} database, ${hub.toFixed(3)} NATS; ` +
      `${appendsPerCommit.toFixed(1)} a commit; ${(sent / 1_000).toFixed(1)} kB sent, ` +
      `${(logged / 1_000).toFixed(2)} kB logged; ${Math.round(cost.moves / cost.seconds)} a second, ` +
      `median ${wait.toFixed(1)} ms to the last viewer`,
  )
}
