import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fault, noFile } from './fault.ts'
import { count, text } from './store/columns.ts'
import { holdFolder } from './store/folder.ts'
import { APPLICATION, migrations } from './store/migrations.ts'
import { claimFolder, copyDatabase, databaseFile } from './store/sqlite-files.ts'

export interface Restored {
  readonly tables: number
  /** Games that were going on when the copy was taken: they stand as they stood then. */
  readonly playing: number
  /** When something last happened in it. */
  readonly until: number
}

/**
 * Puts a copy in place of a database that is gone. It never overwrites: whoever wants to go back
 * first moves the present one aside, and so decides to lose what was played since.
 */
export async function restore(folder: string, from: string): Promise<Restored> {
  if (!existsSync(from)) throw noFile(from)
  if (existsSync(databaseFile(folder))) {
    const path = databaseFile(folder)
    throw fault(
      `${folder} has a database: move ${path} and its -wal and -shm elsewhere first`,
      'database-there',
      { path },
    )
  }
  const { isCurrent: _any, ...restored } = examine(from)
  await claimFolder(folder, { isEmpty: true })
  const release = await holdFolder(folder)
  try {
    await copyDatabase(from, databaseFile(folder))
  } finally {
    await release()
  }
  return restored
}

interface Examined extends Restored {
  /** Of the version that this program writes. */
  readonly isCurrent: boolean
}

export function examine(file: string): Examined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const pragma = (name: string): number => count(database.prepare(`PRAGMA ${name}`).get()?.[name])
    if (pragma('application_id') !== APPLICATION) {
      throw fault(`${file} is no database of Adit`, 'database-foreign', { path: file })
    }
    const version = pragma('user_version')
    if (version > migrations.length) {
      throw fault(`${file} was written by a newer Adit`, 'database-newer', { path: file })
    }
    const isCurrent = version === migrations.length
    const sound = text(database.prepare('PRAGMA quick_check(1)').get()?.quick_check)
    if (sound !== 'ok') {
      throw fault(`${file} is damaged: ${sound}`, 'database-damaged', { path: file, error: sound })
    }
    const row = database
      .prepare(
        "SELECT count(*) AS tables, coalesce(sum(stage = 'playing'), 0) AS playing, " +
          'coalesce(max(updated), 0) AS until FROM summaries',
      )
      .get()
    return {
      tables: count(row?.tables),
      playing: count(row?.playing),
      until: count(row?.until),
      isCurrent,
    }
  } finally {
    database.close()
  }
}
