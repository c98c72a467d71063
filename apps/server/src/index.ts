import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Checked } from './database.ts'
import type { Running } from './server.ts'
import type { Settings } from './settings.ts'

export type { Checked, Problem } from './database.ts'
export { serverRefusals } from './refusals.ts'
export type { Running } from './server.ts'
export { defaults, type Limits, type LogLevel, logLevels, type Settings } from './settings.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Where tools keep what they can make anew. */
const CACHE = join(ROOT, 'node_modules/.cache/adit')
const PAGES = join(ROOT, 'apps/web/dist')

/**
 * The server as others start it. The parts are loaded only when wanted, and after the cache of
 * compiled code is on: that halves the time to the first answer.
 */
export async function serve(
  settings: Partial<Settings> & Pick<Settings, 'folder'>,
): Promise<Running> {
  enableCompileCache(CACHE)
  // Threads started later look there as well.
  process.env.NODE_COMPILE_CACHE ??= CACHE
  const { startServer } = await import('./server.ts')
  return startServer({ pages: PAGES, ...settings })
}

/** Where to play, for the terminal. */
export async function greet(running: Running): Promise<string> {
  const { greeting } = await import('./greeting.ts')
  return greeting(running)
}

/** Copies the database of a server, running or not, into a new file. */
export async function backup(folder: string, to: string): Promise<void> {
  const database = await import('./database.ts')
  await database.backup(folder, to)
}

/** Replays every stored game and compares hashes. */
export async function check(folder: string): Promise<Checked> {
  const database = await import('./database.ts')
  return database.check(folder)
}
