import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickRandom } from '@adit/kernel'
import { arrive, Client } from '../apps/server/trial/client.ts'
import { Crowd, Group } from '../apps/server/trial/crowd.ts'
import { ServerProcess } from '../apps/server/trial/process.ts'
import { openingOf } from '../apps/server/trial/seats.ts'

/**
 * usage: bench/bots.ts [tables] [seconds]
 *
 * How long people wait for a move to reach their table, on a server that does nothing else and on one
 * where masters play at 200 more tables; and how late its loop is. Over real sockets on this machine.
 */
const [tables = '200', seconds = '30'] = process.argv.slice(2)
const PEOPLE = 5
const SEATS = 4
const BOT_SEATS = 5
/** People's moves a second, at all their tables together. */
const RATE = 10
const TOGETHER = 10
/** The server takes stock of its loop every ten seconds. */
const SETTLING = 11_000

async function measure(server: ServerProcess): Promise<void> {
  const crowd = new Crowd(server.port)
  const groups = Array.from({ length: PEOPLE }, (_none, at) => new Group(crowd, `g${at}`, at))
  for (const group of groups) {
    await group.arrive(SEATS)
    await group.open('saboteur')
  }
  crowd.groups.push(...groups)
  await people(crowd)
  report('without bots', await during(server, crowd))
  const hosts = Array.from({ length: Number(tables) }, (_none, at) => at)
  for (let from = 0; from < hosts.length; from += TOGETHER) {
    await Promise.all(hosts.slice(from, from + TOGETHER).map(at => openBots(server.port, at)))
  }
  await sleep(SETTLING)
  report(`with ${tables} tables`, await during(server, crowd))
}

/** A table at which nobody but masters sits. */
async function openBots(port: number, at: number): Promise<void> {
  const client = await Client.open(port, await arrive(port, `Host ${at}`))
  const bots = Array.from({ length: BOT_SEATS }, (_none, seat) => ({ seat, bot: 'master' }))
  const opening = openingOf('saboteur', BOT_SEATS, { bots, sit: false, visibility: 'link' })
  const { table = '' } = await client.do({ type: 'open', opening })
  await client.do({ type: 'start', table })
  client.wire.cut()
}

interface Measured {
  readonly waits: readonly number[]
  readonly bots: number
  readonly thinking: number
  readonly late: number
}

async function during(server: ServerProcess, crowd: Crowd): Promise<Measured> {
  const moves = await server.metric('adit_bot_seconds_count')
  const spent = await server.metric('adit_bot_seconds_sum')
  crowd.waits = []
  await people(crowd)
  const waits = [...crowd.waits]
  const late = await server.metric('adit_loop_lag_seconds')
  const made = (await server.metric('adit_bot_seconds_count')) - moves
  const thought = (await server.metric('adit_bot_seconds_sum')) - spent
  return { waits, bots: made / Number(seconds), thinking: thought / Math.max(1, made), late }
}

/** People move at a steady rate. */
async function people(crowd: Crowd): Promise<void> {
  const random = quickRandom(7)
  const began = performance.now()
  for (let sent = 0; ; ) {
    const passed = (performance.now() - began) / 1_000
    if (passed >= Number(seconds)) return
    for (; sent < passed * RATE; sent++) crowd.sendOne(random)
    await sleep(5)
  }
}

function report(name: string, { waits, bots, thinking, late }: Measured): void {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
  console.log(
    `${name.padEnd(18)}a person's move: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (${sorted.length}); ` +
      `loop late by ${(late * 1_000).toFixed(0)} ms at the 99th; ` +
      `${bots.toFixed(0)} bots' moves/s, each ${(thinking * 1_000).toFixed(0)} ms after it was asked`,
  )
}

function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}

const folder = await mkdtemp(join(tmpdir(), 'adit-bench-'))
try {
  const server = await ServerProcess.start(folder)
  try {
    await measure(server)
  } finally {
    await server.stop()
  }
} finally {
  await rm(folder, { recursive: true })
}
process.exit()
