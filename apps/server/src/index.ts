import { join } from 'node:path'
import type { Carried } from './carry/carry.ts'
import type { Cooled } from './cold/cool.ts'
import type { Checked } from './database.ts'
import type { Parts } from './parts.ts'
import type { Restored } from './restore.ts'
import type { Running } from './server.ts'
import type { Settings } from './settings.ts'
import { keepCompiled } from './threads.ts'

export type { BackupSettings } from './backups.ts'
export type { Checked, Problem } from './database.ts'
export { serverRefusals } from './refusals.ts'
export type { Running } from './server.ts'
export { defaults, type Limits, type LogLevel, logLevels, type Settings } from './settings.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PAGES = join(ROOT, 'apps/web/dist')
/** Milliseconds after which a start is over. */
const SETTLED = 1_000

/** The server as others start it. Its parts are loaded only when wanted, and kept compiled. */
export async function serve(
  settings: Partial<Settings> & Pick<Settings, 'folder'>,
  parts: Partial<Parts> = {},
): Promise<Running> {
  keepCompiled()
  const { startServer } = await import('./server.ts')
  const { giveBackGarbage } = await import('./garbage.ts')
  const running = await startServer({ pages: PAGES, ...settings }, parts)
  // Not before the first to come have been answered: it takes a moment.
  setTimeout(giveBackGarbage, SETTLED).unref()
  return running
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

/** Puts a copy in place of a database that is gone. */
export async function restore(folder: string, from: string): Promise<Restored> {
  const restoring = await import('./restore.ts')
  return restoring.restore(folder, from)
}

/** Makes the tables of a database that several nodes share, or brings them to the newest version. */
export async function migrate(
  store: string,
): Promise<{ readonly from: number; readonly to: number }> {
  const { migrateDatabase } = await import('./store/postgres/postgres.ts')
  return migrateDatabase(store)
}

/** Copies a database that several nodes share into a file as a server by itself has one. */
export async function backupShared(url: string, to: string): Promise<void> {
  const moving = await import('./carry/move.ts')
  await moving.backupShared(url, to)
}

/** Such a file into a shared database that is empty. */
export async function restoreShared(url: string, from: string): Promise<Restored> {
  const moving = await import('./carry/move.ts')
  return moving.restoreShared(url, from)
}

/** Carries all that a server keeps from its folder into a shared database, or back. */
export async function move(
  to: 'postgres' | 'sqlite',
  folder: string,
  url: string,
): Promise<Carried> {
  const moving = await import('./carry/move.ts')
  return to === 'postgres' ? moving.moveToPostgres(folder, url) : moving.moveToSqlite(url, folder)
}

/** The same as `check` for a database that several nodes share. */
export async function checkShared(url: string, cold?: string): Promise<Checked> {
  const { openPostgresStore } = await import('./store/postgres/postgres.ts')
  const { checkStore } = await import('./check-store.ts')
  const { readingCold } = await import('./cluster.ts')
  const store = await openPostgresStore({ url, name: 'adit checks', wait: 0 })
  try {
    return await checkStore(cold === undefined ? store : await readingCold(store, cold))
  } finally {
    await store.close()
  }
}

/** Moves games that ended before that time out of a shared database into a folder, each verified. */
export async function cool(url: string, folder: string, ended: number): Promise<Cooled> {
  const [{ openPostgresStore }, { coolGames }, { openFolder }] = await Promise.all([
    import('./store/postgres/postgres.ts'),
    import('./cold/cool.ts'),
    import('./cold/objects.ts'),
  ])
  const store = await openPostgresStore({ url, name: 'adit cools', wait: 0 })
  try {
    return await coolGames(store, openFolder(folder), ended)
  } finally {
    await store.close()
  }
}

/** And all of them back; returns how many. */
export async function warm(url: string, folder: string): Promise<number> {
  const [{ openPostgresStore }, { warmGames }, { openFolder }] = await Promise.all([
    import('./store/postgres/postgres.ts'),
    import('./cold/cool.ts'),
    import('./cold/objects.ts'),
  ])
  const store = await openPostgresStore({ url, name: 'adit warms', wait: 0 })
  try {
    return await warmGames(store, openFolder(folder))
  } finally {
    await store.close()
  }
}

/** Replays every stored game and compares hashes. */
export async function check(folder: string): Promise<Checked> {
  const database = await import('./database.ts')
  return database.check(folder)
}
