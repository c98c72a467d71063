import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quickRandom } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { attackTrial } from '../apps/server/trial/attack/attack.ts'
import { crashTrial } from '../apps/server/trial/crash.ts'
import { Crowd, Group } from '../apps/server/trial/crowd.ts'
import { fuzzTrial } from '../apps/server/trial/fuzz.ts'
import { ServerProcess } from '../apps/server/trial/process.ts'

/**
 * usage: bench/server.ts [load [TABLES] | crash | fuzz | attack [NAME]]
 *
 * A server under load, over real sockets on this machine: 500 tables of four unless told otherwise, a stream of 200 moves
 * a second, then as many as go; then the bare database with batches of the same size.
 */
const TABLES = Number(process.argv[3] ?? 500)
const SEATS = 4
const CALM = 200
const SECONDS = 10
/** Milliseconds of one turn at saturation; the bare database has half of that. */
const SLICE = 3_000
const ROUNDS = 4
const BODY = JSON.stringify({ type: 'moved', seat: 1, move: 'draw', events: 'x'.repeat(250) })
const MOVES_DONE = 'adit_commands_total{type="move",outcome="done"}'
/** So many groups arrive at once: arriving is not what is measured. */
const TOGETHER = 20

interface Rate {
  readonly moves: number
  readonly seconds: number
  readonly waits: readonly number[]
}

async function load(folder: string): Promise<void> {
  const began = performance.now()
  const server = await ServerProcess.start(folder)
  print('start to listening', `${Math.round(performance.now() - began)} ms`)
  try {
    await measure(server, folder)
  } finally {
    await server.stop()
  }
}

async function measure(server: ServerProcess, folder: string): Promise<void> {
  // A start is over when its garbage is given back.
  await sleep(2_000)
  const idle = await server.memory()
  print('idle memory', megabytes(idle))
  const crowd = new Crowd(server.port)
  const groups = Array.from({ length: TABLES }, (_none, at) => new Group(crowd, `g${at}`, at))
  await inTurns(groups, group => group.arrive(SEATS))
  const connected = await server.memory()
  print('sockets', String(await server.metric('adit_sockets')))
  print('memory a connection', kilobytes((connected - idle) / (TABLES * SEATS)))
  await inTurns(groups, (group, at) => group.open(shelf[at % shelf.length].name))
  const seated = await server.memory()
  print('tables', String(await server.metric('adit_tables')))
  print('memory a table', kilobytes((seated - connected) / TABLES))

  const calm = await phase(server, crowd, () => steady(crowd))
  report(`at ${CALM} moves/s`, calm)
  const rush: Rate[] = []
  const bare: Rate[] = []
  const database = openBare(folder)
  let batch = 1
  let processor = 0
  let worked = 0
  // They take turns: the mood of a disk and of a shared machine changes by the second.
  for (let round = 0; round <= ROUNDS; round++) {
    const cpu = await server.metric('process_cpu_seconds_total')
    const commits = await server.metric('adit_store_commits')
    const appends = await server.metric('adit_store_append_seconds_count')
    const moves = await server.metric(MOVES_DONE)
    const slice = await phase(server, crowd, () => hurry(crowd))
    // With those that were under way when the hurry ended: the processor has worked for them too.
    const done = (await server.metric(MOVES_DONE)) - moves
    const made = (await server.metric('adit_store_append_seconds_count')) - appends
    const spent = (await server.metric('process_cpu_seconds_total')) - cpu
    batch = Math.round(made / ((await server.metric('adit_store_commits')) - commits))
    const inserts = insertFor(database, batch)
    // Round 0 warms everything up and is not counted.
    if (round === 0) continue
    rush.push(slice)
    processor += spent
    worked += done
    bare.push(inserts)
  }
  report('at saturation', sum(rush))
  const each = ((processor * 1000) / worked).toFixed(2)
  print('processor a move', `${each} ms: the loop, the writer of the store, and V8's own threads`)
  print('memory under load', megabytes(await server.memory()))
  print('appends a commit', String(batch))
  print('bare database', `${rateOf(sum(bare)).toFixed(0)} inserts/s in such batches`)
  print('ratio', (rateOf(sum(rush)) / rateOf(sum(bare))).toFixed(2))
}

async function hurry(crowd: Crowd): Promise<void> {
  crowd.hurry()
  await sleep(SLICE)
  crowd.isEager = false
}

/** The moves stored and the waits for delivery while something goes on. */
async function phase(server: ServerProcess, crowd: Crowd, run: () => Promise<void>): Promise<Rate> {
  const before = await server.metric(MOVES_DONE).catch(() => 0)
  crowd.waits = []
  const began = performance.now()
  await run()
  const seconds = (performance.now() - began) / 1000
  const waits = [...crowd.waits]
  const moves = (await server.metric(MOVES_DONE)) - before
  await sleep(1000)
  return { moves, seconds, waits }
}

async function steady(crowd: Crowd): Promise<void> {
  const random = quickRandom(7)
  const began = performance.now()
  let sent = 0
  for (;;) {
    const passed = (performance.now() - began) / 1000
    if (passed >= SECONDS) return
    for (; sent < passed * CALM; sent++) crowd.sendOne(random)
    await sleep(1)
  }
}

function openBare(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(
    'CREATE TABLE entries (table_id TEXT, seq INTEGER, at INTEGER, kind TEXT, body TEXT, ' +
      'PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID',
  )
  return database
}

let rows = 0

/** Nothing but inserts of a move's size, so many to a transaction, each on disk before the next. */
function insertFor(database: DatabaseSync, batch: number): Rate {
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?)')
  const before = rows
  const began = performance.now()
  while (performance.now() - began < SLICE / 2) {
    database.exec('BEGIN')
    for (let at = 0; at < batch; at++) insert.run(`t${at}`, ++rows, Date.now(), 'moved', BODY)
    database.exec('COMMIT')
  }
  return { moves: rows - before, seconds: (performance.now() - began) / 1000, waits: [] }
}

function sum(rates: readonly Rate[]): Rate {
  return {
    moves: rates.reduce((total, rate) => total + rate.moves, 0),
    seconds: rates.reduce((total, rate) => total + rate.seconds, 0),
    waits: rates.flatMap(rate => rate.waits),
  }
}

function rateOf({ moves, seconds }: Rate): number {
  return moves / seconds
}

async function inTurns<T>(all: readonly T[], job: (one: T, at: number) => Promise<void>) {
  for (let from = 0; from < all.length; from += TOGETHER) {
    await Promise.all(all.slice(from, from + TOGETHER).map((one, at) => job(one, from + at)))
  }
}

function report(name: string, { moves, seconds, waits }: Rate): void {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
  const rate = (moves / seconds).toFixed(0)
  print(
    name,
    `${rate} moves/s stored and delivered to ${SEATS}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  )
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 2 ** 10).toFixed(1)} kB`
}

function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}

function print(name: string, value: string): void {
  console.log(name.padEnd(22) + value)
}

/** Kills the server again and again while games go on. */
async function crash(folder: string): Promise<void> {
  const report = await crashTrial({
    folder,
    groups: 24,
    kills: 50,
    lives: [100, 1_000],
    seed: 1,
    patience: 120_000,
  })
  const { games, verified, acknowledged, wrong, refusals, problems } = report
  print('kills', '50')
  print('games', `${games} begun, ${verified} finished and verified`)
  print('acknowledged moves', `${acknowledged}, of which ${wrong.length} lost or doubled`)
  verdict(verified === games, [...wrong, ...refusals, ...problems.map(one => JSON.stringify(one))])
}

/** What a server may hold more after ten times as many bad messages: its games have gone on. */
const MOST_GROWTH = 8 * 2 ** 20

/** All that should not be sent, at a server with games in progress. */
async function fuzz(folder: string): Promise<void> {
  const report = await fuzzTrial({ folder, messages: 100_000, games: 12, seed: 1 })
  const { sent, hangUps, accepted, disturbed, leaks, held, memory, tables, verified } = report
  print('bad messages', `${sent}, ${hangUps} of them answered by hanging up`)
  print('accepted', String(accepted.length))
  print('secrets leaked', String(leaks.length))
  print('games', `${tables} begun, ${verified} finished and verified`)
  print('memory held', held.map(megabytes).join(' after a tenth, at the end '))
  print('memory in all', megabytes(memory))
  const isBounded = held[1] - held[0] < MOST_GROWTH
  verdict(verified === tables && isBounded, [...accepted, ...disturbed, ...leaks])
}

/** What an attack may cost: bytes, and milliseconds of the loop. */
const MOST_MEMORY = 400 * 2 ** 20
const MOST_STALL = 50

/** Everything that someone may try at a server with the limits it has by itself. */
async function attack(folder: string, name: string | undefined): Promise<void> {
  let nth = 0
  const newFolder = async (): Promise<string> => join(folder, `attack-${++nth}`)
  const problems: string[] = []
  const cells = ['attack', 'memory', 'longest stall', 'games', 'disturbed', 'what came of it']
  console.log(`| ${cells.join(' | ')} |\n|---|---|---|---|---|---|`)
  for await (const one of attackTrial(newFolder, name === undefined ? undefined : [name])) {
    const stall = `${one.stall.toFixed(0)} ms`
    const row = [
      one.attack,
      megabytes(one.memory),
      stall,
      one.games,
      one.disturbed.length,
      one.outcome,
    ]
    console.log(`| ${row.join(' | ')} |`)
    // A server that was stopped was not held up by anything it did.
    const isStopped = one.attack === 'a gap of 2 s'
    if (one.memory > MOST_MEMORY) problems.push(`${one.attack}: ${megabytes(one.memory)}`)
    if (one.stall > MOST_STALL && !isStopped) problems.push(`${one.attack}: ${stall}`)
    problems.push(...one.disturbed.map(what => `${one.attack}: ${what}`))
  }
  verdict(true, problems)
}

function verdict(isWhole: boolean, problems: readonly string[]): void {
  for (const problem of problems.slice(0, 20)) console.log(problem)
  if (!isWhole || problems.length > 0) process.exitCode = 1
}

const folder = await mkdtemp(join(tmpdir(), 'adit-bench-'))
try {
  const [what] = process.argv.slice(2)
  if (what === 'crash') await crash(folder)
  else if (what === 'fuzz') await fuzz(folder)
  else if (what === 'attack') await attack(folder, process.argv[3])
  else await load(folder)
} finally {
  await rm(folder, { recursive: true })
}
process.exit()
