import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../../src/store/sqlite-files.ts'
import type { ServerProcess } from '../process.ts'
import { sleep } from './time.ts'

/** What befalls a server without anyone meaning harm. */

export async function gap(server: ServerProcess): Promise<string> {
  await sleep(1_000)
  server.freeze()
  await sleep(2_000)
  server.thaw()
  await sleep(2_000)
  return 'stopped and went on'
}

/** The wall clock that the server is given is set back and forth. */
export async function clockSteps(server: ServerProcess): Promise<string> {
  const steps = [-20_000, 20_000, -3_600_000, 3_600_000, -500, 86_400_000, -86_400_000]
  for (const step of steps) {
    server.stepClock(step)
    await sleep(500)
  }
  const overdue = await server.metric('adit_overdue_seconds')
  if (overdue > 5) throw new Error(`a clock is ${overdue} s overdue`)
  return `${steps.length} steps, nothing overdue`
}

/** No file of the server's may grow: every write that needs room fails as on a full disk. */
export async function fullDisk(server: ServerProcess): Promise<string> {
  await sleep(500)
  server.limitFiles(0)
  await sleep(1_500)
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`)
  server.limitFiles('unlimited')
  for (let tries = 0; tries < 50; tries++) {
    await sleep(100)
    const again = await fetch(`http://127.0.0.1:${server.port}/readyz`)
    if (again.ok) return `/readyz ${ready.status}, well again ${tries / 10} s after there was room`
  }
  throw new Error('not ready 5 s after there was room again')
}

export async function lockedDisk(_server: ServerProcess, folder: string): Promise<string> {
  const other = new DatabaseSync(databaseFile(folder), { timeout: 2_000 })
  other.exec('BEGIN IMMEDIATE')
  await sleep(3_000)
  other.exec('ROLLBACK')
  other.close()
  await sleep(1_000)
  return 'held for 3 s'
}
