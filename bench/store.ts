import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Append, Store } from '@adit/table'
import { openSqliteStore } from '../apps/server/src/store/sqlite.ts'

/**
 * Durable appends a second: the store, and the bare database with as many in a transaction. They
 * take short turns, each time in another order, because the disk's mood changes by the second and
 * whoever follows a heavy writer pays for it.
 */
const SLICE = Number(process.argv[2] ?? 0.5)
const ROUNDS = 8
const BODY = JSON.stringify({ seat: 1, move: 'lay c42 3 -2', events: 'x'.repeat(250) })
const MEMBERS = ['ann', 'bob', 'cat', 'dan']

interface Shape {
  readonly name: string
  readonly make: (table: string, expected: number) => Append
}

const shapes: readonly Shape[] = [
  { name: 'an entry alone', make: lean },
  { name: 'with timer and command', make: usual },
  { name: 'with summary as well', make: full },
]

function lean(table: string, expected: number): Append {
  return { table, expected, at: Date.now(), entries: [{ kind: 'move', body: BODY }] }
}

function usual(table: string, expected: number): Append {
  return {
    ...lean(table, expected),
    timers: [{ set: 'clock', due: Date.now() + 60_000, body: '{}' }],
    command: { client: `${table}-${expected % 4}`, id: `${expected}`, answer: `${expected + 1}` },
  }
}

function full(table: string, expected: number): Append {
  const members = MEMBERS.map(name => `${name}-${table}`)
  const summary = {
    stage: 'playing',
    public: true,
    title: 'saboteur',
    owner: 'p',
    members,
    body: '{}',
  } as const
  return { ...usual(table, expected), summary }
}

/** One of those who take turns; its database stays open from the first turn to the last. */
interface Runner {
  readonly name: string
  turn(round: number): Promise<Turn>
  close(): Promise<void>
}

/** `waits`: milliseconds from asking to the answer, one for each append or bare transaction. */
interface Turn {
  readonly appends: number
  readonly commits: number
  readonly seconds: number
  readonly waits: readonly number[]
}

/** Each of so many tables appends, waits for the answer, and appends again. */
async function storeRunner(folder: string, tables: number, shape: Shape): Promise<Runner> {
  const store = await openSqliteStore({ folder })
  return {
    name: shape.name,
    async turn(round) {
      const before = store.counts()
      const waits: number[] = []
      const start = performance.now()
      const until = start + SLICE * 1000
      const names = Array.from({ length: tables }, (_, at) => `r${round}-t${at}`)
      await Promise.all(names.map(table => keepAppending(store, table, shape, until, waits)))
      const { writes, commits } = store.counts()
      return {
        appends: writes - before.writes,
        commits: commits - before.commits,
        seconds: (performance.now() - start) / 1000,
        waits,
      }
    },
    close: () => store.close(),
  }
}

async function keepAppending(
  store: Store,
  table: string,
  shape: Shape,
  until: number,
  waits: number[],
): Promise<void> {
  for (let expected = 0; ; expected++) {
    const sent = performance.now()
    if (sent >= until) return
    const { outcome } = await store.append(shape.make(table, expected))
    if (outcome !== 'appended') throw new Error(`not appended: ${outcome}`)
    waits.push(performance.now() - sent)
  }
}

/** Nothing but inserts into one table, in this thread, so many to a transaction. */
function bareRunner(folder: string, tables: number): Runner {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(
    'CREATE TABLE entries (table_id TEXT, seq INTEGER, at INTEGER, kind TEXT, body TEXT, ' +
      'PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID',
  )
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?)')
  return {
    name: 'bare database',
    async turn(round) {
      const waits: number[] = []
      const start = performance.now()
      let now = start
      while (now < start + SLICE * 1000) {
        const seq = waits.length + 1
        database.exec('BEGIN')
        for (let at = 0; at < tables; at++) {
          insert.run(`r${round}-t${at}`, seq, Date.now(), 'move', BODY)
        }
        database.exec('COMMIT')
        const before = now
        now = performance.now()
        waits.push(now - before)
      }
      const commits = waits.length
      return { appends: commits * tables, commits, seconds: (now - start) / 1000, waits }
    },
    close: async () => database.close(),
  }
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The ratio is that of whole runs; the spread over rounds shows how much the disk wavered. */
function report(name: string, turns: readonly Turn[], bare: readonly Turn[]): void {
  const rates = turns.map(rateOf)
  const appends = sum(turns.map(turn => turn.appends))
  const waits = turns.flatMap(turn => turn.waits)
  print([
    name,
    rateOf(total(turns)),
    quantile(rates, 0),
    quantile(rates, 0.999),
    appends / sum(turns.map(({ commits }) => commits)),
    quantile(waits, 0.5),
    quantile(waits, 0.99),
    rateOf(total(turns)) / rateOf(total(bare)),
  ])
}

function rateOf({ appends, seconds }: Pick<Turn, 'appends' | 'seconds'>): number {
  return appends / seconds
}

function total(turns: readonly Turn[]): Pick<Turn, 'appends' | 'seconds'> {
  return {
    appends: sum(turns.map(({ appends }) => appends)),
    seconds: sum(turns.map(({ seconds }) => seconds)),
  }
}

function print(cells: readonly (string | number)[]): void {
  const [name, ...rest] = cells
  const columns = rest.map(cell =>
    (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell).padStart(11),
  )
  console.log(String(name).padEnd(26) + columns.join(''))
}

async function compare(root: string, tables: number): Promise<void> {
  const folder = (): Promise<string> => mkdtemp(join(root, 'run-'))
  const runners = [bareRunner(await folder(), tables)]
  for (const shape of shapes) runners.push(await storeRunner(await folder(), tables, shape))
  const turns = runners.map((): Turn[] => [])
  // Round 0 warms everything up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (let place = 0; place < runners.length; place++) {
      const at = (place + round) % runners.length
      const turn = await runners[at].turn(round)
      if (round > 0) turns[at].push(turn)
    }
  }
  console.log(`\n${tables === 1 ? 'one append at a time' : `${tables} tables at once`}`)
  print(['', 'appends/s', 'slowest', 'fastest', 'a commit', 'p50 ms', 'p99 ms', 'of bare'])
  for (const [at, { name }] of runners.entries()) report(name, turns[at], turns[0])
  for (const runner of runners) await runner.close()
}

const root = await mkdtemp(join(tmpdir(), 'adit-bench-'))
try {
  for (const tables of [1, 50, 500]) await compare(root, tables)
} finally {
  await rm(root, { recursive: true })
}
