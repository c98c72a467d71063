import { chmod, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { makeFolder } from './folder.ts'

export function databaseFile(folder: string): string {
  return join(folder, 'adit.sqlite')
}

/** What is kept of a database of that version when it is migrated. */
export function versionCopy(folder: string, version: number): string {
  return join(folder, `adit-version-${version}.sqlite`)
}

/** Hidden cards and tokens' secrets lie here: nobody else on the machine may read them. */
const OWN_FOLDER = 0o700
const OWN_FILE = 0o600

/** Makes the folder and, unless it shall be empty, its database, and closes both to everyone else. */
export async function claimFolder(
  folder: string,
  { isEmpty = false }: { readonly isEmpty?: boolean } = {},
): Promise<void> {
  await makeFolder(folder, OWN_FOLDER)
  await chmod(folder, OWN_FOLDER)
  // SQLite gives its logs the mode of the database, so that has to be right before they are made.
  if (!isEmpty) await makeOwn(databaseFile(folder))
  for (const name of await readdir(folder)) {
    if (name.includes('.sqlite')) await chmod(join(folder, name), OWN_FILE)
  }
}

/** Makes a file that nobody else may read. */
export async function makeOwn(file: string): Promise<void> {
  const handle = await open(file, 'a', OWN_FILE)
  await handle.close()
}

/** So many pages that the copy is one step: one moment in time, whatever is written meanwhile. */
const ALL_PAGES = 0x7fff_ffff

/** Copies a live database. The target appears only once it is whole and on disk. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  await rm(part, { force: true })
  await makeOwn(part)
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, part, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  await syncPath(part)
  await rename(part, to)
  await syncPath(dirname(to))
}

/** Works on folders too: a new name is as good as lost until its folder is on disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
