import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

export function databaseFile(folder: string): string {
  return join(folder, 'adit.sqlite')
}

/** What is kept of a database of that version when it is migrated. */
export function versionCopy(folder: string, version: number): string {
  return join(folder, `adit-version-${version}.sqlite`)
}

/** So many pages that the copy is one step: one moment in time, whatever is written meanwhile. */
const ALL_PAGES = 0x7fff_ffff

/** Copies a live database. The target appears only once it is whole and on disk. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  await rm(part, { force: true })
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
