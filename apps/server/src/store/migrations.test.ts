import { readdir, rename } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { move } from '@adit/table/contract'
import { expect, it } from 'vitest'
import { migrations } from './migrations.ts'
import { openSqliteStore } from './sqlite.ts'
import { databaseFile, versionCopy } from './sqlite-files.ts'
import { temporaryFolders } from './temporary.ts'

const newFolder = temporaryFolders()
const first = migrations.slice(0, 1)
const second = "ALTER TABLE identities ADD COLUMN badge TEXT NOT NULL DEFAULT 'none';"
const third = 'CREATE TABLE badges (name TEXT PRIMARY KEY) STRICT;'
const ann = { id: 'ann', name: 'Ann', avatar: 'red', body: '{}', created: 1 }

/** A folder with a file of version 1 in it, as the first Adit left it. */
async function ofVersionOne(): Promise<string> {
  const folder = await newFolder()
  const store = await openSqliteStore({ folder, migrations: first })
  await store.append(move('a', 0))
  await store.putIdentity(ann)
  await store.close()
  return folder
}

function versionOf(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true })
  const version = database.prepare('PRAGMA user_version').get()?.user_version
  database.close()
  return version
}

it('a new file is of the newest version and needs no copy', async () => {
  const folder = await newFolder()
  const store = await openSqliteStore({ folder })
  await store.close()
  expect(await readdir(folder)).toEqual(['adit.sqlite'])
  expect(versionOf(databaseFile(folder))).toBe(migrations.length)
})

it('a file of version 1 is migrated step by step, and a copy of it kept', async () => {
  const folder = await ofVersionOne()
  const store = await openSqliteStore({ folder, migrations: [...first, second, third] })
  expect(await store.read('a')).toHaveLength(1)
  expect(await store.identity('ann')).toEqual(ann)
  expect(await store.append(move('a', 1))).toEqual({ outcome: 'appended', seq: 2 })
  expect(await store.complaints()).toEqual([])
  await store.close()
  expect(versionOf(databaseFile(folder))).toBe(3)
  expect(versionOf(versionCopy(folder, 1))).toBe(1)
})

it('the copy is a database one can go back to', async () => {
  const folder = await ofVersionOne()
  await (await openSqliteStore({ folder, migrations: [...first, second] })).close()
  await rename(versionCopy(folder, 1), databaseFile(folder))
  const store = await openSqliteStore({ folder, migrations: first })
  expect(await store.read('a')).toHaveLength(1)
  await store.close()
})

it('a file that is up to date is opened as it is', async () => {
  const folder = await ofVersionOne()
  await (await openSqliteStore({ folder, migrations: first })).close()
  expect(await readdir(folder)).toEqual(['adit.sqlite'])
})

it('a file of a newer version is refused and left alone', async () => {
  const folder = await ofVersionOne()
  await (await openSqliteStore({ folder, migrations: [...first, second] })).close()
  await expect(openSqliteStore({ folder, migrations: first })).rejects.toThrow(
    'adit.sqlite: it is of version 2, and this Adit knows versions up to 1: start the newer Adit',
  )
  expect(versionOf(databaseFile(folder))).toBe(2)
})

it('a step that fails undoes the steps before it', async () => {
  const folder = await ofVersionOne()
  const steps = [...first, third, 'ALTER TABLE nowhere ADD COLUMN badge TEXT']
  await expect(openSqliteStore({ folder, migrations: steps })).rejects.toThrow('nowhere')
  expect(versionOf(databaseFile(folder))).toBe(1)
  const store = await openSqliteStore({ folder, migrations: [...first, third] })
  expect(await store.read('a')).toHaveLength(1)
  await store.close()
})

it('a step that leaves a reference to nothing is undone', async () => {
  const folder = await ofVersionOne()
  const steps = [...first, 'DELETE FROM tables']
  await expect(openSqliteStore({ folder, migrations: steps })).rejects.toThrow('refers to nothing')
  const store = await openSqliteStore({ folder, migrations: first })
  expect(await store.tables()).toEqual(['a'])
  await store.close()
})
