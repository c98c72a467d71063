import { existsSync } from 'node:fs'
import { existsAlready, fault, noDatabase, noFile } from '../fault.ts'
import { examine, type Restored } from '../restore.ts'
import { holdFolder } from '../store/folder.ts'
import { openSqliteStore } from '../store/sqlite.ts'
import { claimFolder, databaseFile } from '../store/sqlite-files.ts'
import { type Carried, carry } from './carry.ts'
import { readPostgres, writePostgres } from './postgres-end.ts'
import { readSqlite, writeSqlite } from './sqlite-end.ts'

/** From the folder of a server that is stopped into a shared database that is empty. */
export async function moveToPostgres(folder: string, url: string): Promise<Carried> {
  if (!existsSync(databaseFile(folder))) throw noDatabase(folder)
  const release = await holdFolder(folder)
  try {
    // Brings a file of an older version up to date, as a start would.
    await (await openSqliteStore({ folder })).close()
    return await fromFile(databaseFile(folder), url)
  } finally {
    await release()
  }
}

/** And back, once every node is stopped: whatever they did later would be lost. */
export async function moveToSqlite(url: string, folder: string): Promise<Carried> {
  if (existsSync(databaseFile(folder))) throw existsAlready(databaseFile(folder))
  await claimFolder(folder, { isEmpty: true })
  const release = await holdFolder(folder)
  try {
    return await toFile(url, databaseFile(folder), { isMoved: true })
  } finally {
    await release()
  }
}

/** A copy of a shared database while it is played on: a file as a server by itself has one. */
export async function backupShared(url: string, to: string): Promise<void> {
  if (existsSync(to)) throw existsAlready(to)
  await toFile(url, to, { isMoved: false })
}

/** Such a copy, or a server's own file, into a shared database that is empty. */
export async function restoreShared(url: string, from: string): Promise<Restored> {
  if (!existsSync(from)) throw noFile(from)
  const { isCurrent, ...restored } = examine(from)
  if (!isCurrent) {
    throw fault(
      `${from} is of an older version: restore it into a folder and move that`,
      'database-older',
      { path: from },
    )
  }
  await fromFile(from, url)
  return restored
}

async function fromFile(file: string, url: string): Promise<Carried> {
  const source = readSqlite(file)
  try {
    return await carry(source, await writePostgres(url))
  } finally {
    source.close()
  }
}

async function toFile(
  url: string,
  file: string,
  { isMoved }: { readonly isMoved: boolean },
): Promise<Carried> {
  const source = await readPostgres(url)
  try {
    const playing = isMoved ? await source.nodes() : []
    if (playing.length > 0) {
      throw fault(`stop every node first: ${playing.join(', ')}`, 'nodes-run', {
        nodes: playing.join(', '),
      })
    }
    return await carry(source, await writeSqlite(file))
  } finally {
    await source.close()
  }
}
