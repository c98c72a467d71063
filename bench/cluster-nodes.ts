import { quickRandom } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { type NodeProcess, startNode } from '../apps/server/trial/cluster/node.ts'
import { Crowd, Group } from '../apps/server/trial/crowd.ts'
import { readMetrics } from '../apps/server/trial/metrics.ts'
import { ServerProcess } from '../apps/server/trial/process.ts'
import { TestNats } from '../apps/server/trial/servers/nats.ts'
import { freePort, TestPostgres } from '../apps/server/trial/servers/postgres.ts'
import { timeBelow, timeOf } from './processor.ts'

/** What a move costs at one node and at two, with a table's people together and apart. */
export interface Cost {
  readonly moves: number
  readonly seconds: number
  /** Processor milliseconds a move. */
  readonly node: number
  readonly database: number
  readonly hub: number
  readonly appendsPerCommit: number
  /** Bytes a move that go out to all viewers together, and to the database's log. */
  readonly sent: number
  readonly logged: number
  /** Milliseconds from a move to its last viewer. */
  readonly wait: number
}

export type Placement = 'together' | 'apart'

const SEATS = 4
const WARM = 2_000
const MEASURED = 8_000
/** Between two looks at how many moves are due. */
const TICK = 5

interface Server {
  readonly pid: number
  readonly port: number
}

/** As many moves as go, or so many a second and node. */
export type Rate = number | 'all'

/** What each node has to do. */
export interface Load {
  readonly rate: Rate
  readonly tables: number
}

/** Several nodes over a PostgreSQL and a NATS of their own. */
export async function measureNodes(count: number, placement: Placement, load: Load): Promise<Cost> {
  const postgres = await TestPostgres.start({ durable: true })
  const nats = await TestNats.start()
  const name = await postgres.database()
  const nodes: NodeProcess[] = []
  try {
    for (let at = 0; at < count; at++) {
      nodes.push(
        await startNode({
          node: `n${at}`,
          port: await freePort(),
          store: postgres.url(name),
          hub: nats.url(),
          skew: 0,
          loss: 0,
          seed: at,
        }),
      )
    }
    return await measure(nodes, placement, load, {
      database: () => timeBelow(postgres.pid),
      hub: () => timeOf(nats.pid),
      logged: () => postgres.logged(),
    })
  } finally {
    await Promise.all(nodes.map(node => node.stop()))
    await Promise.all([postgres.stop(), nats.stop()])
  }
}

/** One process over SQLite, beside which the others are read. */
export async function measureAlone(folder: string, load: Load): Promise<Cost> {
  const server = await ServerProcess.start(folder)
  const nothing = async (): Promise<number> => 0
  try {
    const others = { database: nothing, hub: nothing, logged: nothing }
    return await measure([server], 'together', load, others)
  } finally {
    await server.stop()
  }
}

interface Others {
  database(): Promise<number>
  hub(): Promise<number>
  logged(): Promise<number>
}

async function measure(
  servers: readonly Server[],
  placement: Placement,
  { rate, tables: each }: Load,
  others: Others,
): Promise<Cost> {
  const ports = servers.map(({ port }) => port)
  const crowd = new Crowd(ports, (group, seat) => (placement === 'apart' ? seat : group))
  const tables = each * servers.length
  const groups = Array.from({ length: tables }, (_none, at) => new Group(crowd, `g${at}`, at))
  for (const group of groups) await group.arrive(SEATS)
  for (const [at, group] of groups.entries()) {
    await group.open(shelf[Math.floor(at / servers.length) % shelf.length]?.name ?? '')
  }
  const stop = drive(crowd, rate === 'all' ? rate : rate * servers.length)
  await sleep(WARM)
  const before = await look(servers, others)
  crowd.waits = []
  crowd.bytes = 0
  await sleep(MEASURED)
  const after = await look(servers, others)
  const { waits, bytes } = crowd
  stop()
  await sleep(1_000)
  for (const group of groups) group.leave()
  const moves = after.moves - before.moves
  return {
    moves,
    seconds: (after.at - before.at) / 1_000,
    node: (after.node - before.node) / moves,
    database: (after.database - before.database) / moves,
    hub: (after.hub - before.hub) / moves,
    appendsPerCommit: (after.appends - before.appends) / (after.commits - before.commits),
    sent: bytes / moves,
    logged: (after.logged - before.logged) / moves,
    wait: waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0,
  }
}

/** Makes them play; returns how to stop. */
function drive(crowd: Crowd, rate: Rate): () => void {
  if (rate === 'all') {
    crowd.hurry()
    return () => {
      crowd.isEager = false
    }
  }
  const random = quickRandom(1)
  const began = performance.now()
  let sent = 0
  // By the clock, so that a machine that is late does not make it slower.
  const ticking = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * rate
    for (; sent < due; sent++) crowd.sendOne(random)
  }, TICK)
  return () => clearInterval(ticking)
}

async function look(servers: readonly Server[], others: Others) {
  const sums = { moves: 0, appends: 0, commits: 0, node: 0 }
  for (const { port, pid } of servers) {
    const text = await readMetrics(port)
    sums.moves += metric(text, /^adit_commands_total\{type="move",outcome="done"[^}]*\} (\d+)/m)
    sums.appends += metric(text, /^adit_store_append_seconds_count(?:\{[^}]*\})? (\d+)/m)
    sums.commits += metric(text, /^adit_store_commits(?:\{[^}]*\})? (\d+)/m)
    sums.node += await timeOf(pid)
  }
  const [database, hub, logged] = await Promise.all([
    others.database(),
    others.hub(),
    others.logged(),
  ])
  return { ...sums, database, hub, logged, at: performance.now() }
}

function metric(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0)
}

function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}
