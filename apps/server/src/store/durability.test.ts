import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readRows } from '@adit/table'
import { expect, it } from 'vitest'
import { openSqliteStore } from './sqlite.ts'
import { temporaryFolders } from './temporary.ts'

const KILLS = 10
const tables = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const newFolder = temporaryFolders()

it(`nothing acknowledged is lost, and nothing is half done, over ${KILLS} kills`, async () => {
  const folder = await newFolder()
  const acknowledged = new Map<string, number>()
  for (let kill = 0; kill < KILLS; kill++) {
    const before = total(acknowledged)
    await appendUntilKilled(folder, acknowledged)
    expect(total(acknowledged)).toBeGreaterThan(before)
    await inspect(folder, acknowledged)
  }
})

function total(acknowledged: ReadonlyMap<string, number>): number {
  return [...acknowledged.values()].reduce((sum, seq) => sum + seq, 0)
}

async function appendUntilKilled(folder: string, acknowledged: Map<string, number>): Promise<void> {
  const program = fileURLToPath(new URL('./durability-child.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder, ...tables], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => {
    const [table, seq] = line.split(' ')
    acknowledged.set(table, Number(seq))
  })
  await Promise.race([once(lines, 'line'), ended])
  await setTimeout(Math.random() * 150)
  kill(child)
  await ended
}

function kill(child: ChildProcess): void {
  expect(child.exitCode, 'the child ended by itself').toBeNull()
  child.kill('SIGKILL')
}

async function inspect(folder: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openSqliteStore({ folder })
  expect(await store.complaints()).toEqual([])
  const timers = await store.dueTimers(Number.MAX_SAFE_INTEGER)
  for (const [table, seq] of acknowledged) {
    const log = await readRows(store, table)
    const last = String(log.length)
    expect(log.length).toBeGreaterThanOrEqual(seq)
    expect(
      log.every(({ seq: number, body }, at) => number === at + 1 && body === `${at + 1}`),
    ).toBe(true)
    expect(log.length % 2).toBe(0)
    expect((await store.summary(table))?.body).toBe(last)
    expect(timers.find(timer => timer.table === table)?.body).toBe(last)
    expect(await store.answered({ client: table, id: last })).toBe(last)
  }
  await store.close()
}
