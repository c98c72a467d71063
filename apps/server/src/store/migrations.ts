import type { DatabaseSync } from 'node:sqlite'
import { count } from './columns.ts'
import { LINKING, linkEntries, version2 } from './version-2.ts'
import { version3 } from './version-3.ts'

/**
 * The first makes version 1 of the schema, the second turns it into version 2, and so on. One that
 * was ever released is never edited: files of its making are out there.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE summaries (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    stage TEXT NOT NULL,
    public INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    title TEXT NOT NULL,
    members TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX public_summaries ON summaries (stage, updated, table_id) WHERE public = 1;

  CREATE TABLE members (
    identity TEXT NOT NULL,
    stage TEXT NOT NULL,
    updated INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables,
    PRIMARY KEY (identity, stage, updated, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE timers (
    table_id TEXT NOT NULL REFERENCES tables,
    name TEXT NOT NULL,
    due INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, name)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX timers_by_due ON timers (due, table_id, name);

  CREATE TABLE commands (
    client TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (client, id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX commands_by_time ON commands (at);

  CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX codes_by_expiry ON codes (expires);

  CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  version2,
  version3,
]

/** "Adit" in ASCII: tells our files from any other program's. */
export const APPLICATION = 0x41_64_69_74

/** A step is SQL, but for the one thing that is reckoned here. */
function run(database: DatabaseSync, step: string): void {
  const [first = '', ...rest] = step.split(LINKING)
  database.exec(first)
  for (const part of rest) {
    linkEntries(database)
    database.exec(part)
  }
}

/**
 * Brings a database to the newest version, or throws and leaves it as it was. `keepCopy` is called
 * before a database that holds anything is touched.
 */
export async function migrate(
  database: DatabaseSync,
  steps: readonly string[],
  keepCopy: (version: number) => Promise<void>,
): Promise<void> {
  const version = versionOf(database)
  refuseForeign(database, version)
  refuseNewer(version, steps.length)
  if (version === steps.length) return
  if (version > 0) await keepCopy(version)
  // A step may rebuild a table that others refer to, which SQLite allows only with this off.
  database.exec('PRAGMA foreign_keys = OFF')
  database.exec('BEGIN IMMEDIATE')
  try {
    // Another process may have migrated the file while this one waited for the lock.
    const current = versionOf(database)
    refuseNewer(current, steps.length)
    for (const step of steps.slice(current)) run(database, step)
    if (database.prepare('PRAGMA foreign_key_check').get() !== undefined) {
      throw new Error('the migration left a row that refers to nothing')
    }
    database.exec(`PRAGMA application_id = ${APPLICATION}`)
    database.exec(`PRAGMA user_version = ${steps.length}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
  database.exec('PRAGMA foreign_keys = ON')
}

function versionOf(database: DatabaseSync): number {
  return count(database.prepare('PRAGMA user_version').get()?.user_version)
}

function refuseNewer(version: number, known: number): void {
  if (version <= known) return
  throw new Error(
    `it is of version ${version}, and this Adit knows versions up to ${known}: ` +
      'start the newer Adit that wrote it, or restore a backup',
  )
}

function refuseForeign(database: DatabaseSync, version: number): void {
  const application = count(database.prepare('PRAGMA application_id').get()?.application_id)
  const empty = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined
  if (application === APPLICATION || (empty && version === 0 && application === 0)) return
  throw new Error('it is a database, but not one of Adit')
}
