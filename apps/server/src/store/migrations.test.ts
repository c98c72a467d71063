import { readdir, rename } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { brokenLink } from '@adit/table'
import { move } from '@adit/table/contract'
import { expect, it } from 'vitest'
import { migrations } from './migrations.ts'
import { openSqliteStore } from './sqlite.ts'
import { databaseFile, versionCopy } from './sqlite-files.ts'
import { temporaryFolders } from './temporary.ts'

const newFolder = temporaryFolders()
const now = migrations.length
const second = "ALTER TABLE identities ADD COLUMN badge TEXT NOT NULL DEFAULT 'none';"
const third = 'CREATE TABLE badges (name TEXT PRIMARY KEY) STRICT;'
const ann = { id: 'ann', name: 'Ann', avatar: 'red', body: '{}', created: 1, seen: 2 }

/** A folder with a file as the last Adit left it. */
async function upToDate(): Promise<string> {
  const folder = await newFolder()
  const store = await openSqliteStore({ folder })
  await store.append(move('a', 0))
  await store.putIdentity(ann)
  await store.close()
  return folder
}

/** A folder with a file of version 1 in it, as the first Adit left it. */
async function ofVersionOne(): Promise<string> {
  const folder = await newFolder()
  const database = new DatabaseSync(databaseFile(folder))
  database.exec(migrations[0])
  database.exec(`
    PRAGMA application_id = 0x41646974;
    PRAGMA user_version = 1;
    INSERT INTO tables VALUES ('a', 7), ('b', 7), ('holed', 7);
    INSERT INTO entries VALUES ('a', 1, 7, 'opened', '{"type":"opened","host":"ann"}');
    INSERT INTO entries VALUES ('a', 2, 8, 'chatted', '{"text":"гном\n"}');
    INSERT INTO entries VALUES ('b', 1, 7, 'opened', 'torn');
    INSERT INTO entries VALUES ('holed', 1, 7, 'opened', '{}'), ('holed', 3, 9, 'moved', '{}');
    INSERT INTO summaries VALUES ('a', 'open', 1, 7, 'toy', 'ann', '{}');
    INSERT INTO summaries VALUES ('b', 'open', 1, 7, 'toy', '', '{}');
    INSERT INTO identities VALUES ('ann', 'Ann', 'red', '{}', 1);
  `)
  database.close()
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

it('a file of version 1 gets its chain, its heads and its owners, and loses nothing', async () => {
  const folder = await ofVersionOne()
  const store = await openSqliteStore({ folder })
  const rows = await store.read('a')
  expect(rows.map(({ seq, at, body }) => [seq, at, body])).toEqual([
    [1, 7, '{"type":"opened","host":"ann"}'],
    [2, 8, '{"text":"гном\n"}'],
  ])
  expect(brokenLink('a', rows)).toBeUndefined()
  expect(await store.head('a')).toEqual({ seq: 2, hash: rows[1].hash })
  expect(await store.owned('ann')).toBe(1)
  expect(await store.identity('ann')).toMatchObject({ name: 'Ann', created: 1 })
  expect((await store.identity('ann'))?.seen).toBeGreaterThan(1)
  expect(await store.append(move('a', 2))).toEqual({ outcome: 'appended', seq: 3 })
  expect(brokenLink('a', await store.read('a'))).toBeUndefined()
  // What was damaged before is kept as it was, and still shows.
  expect(brokenLink('holed', await store.read('holed'))).toBe(2)
  expect(await store.complaints()).toEqual([])
  await store.close()
  expect(versionOf(versionCopy(folder, 1))).toBe(1)
})

it('a file is migrated step by step, and a copy of it kept', async () => {
  const folder = await upToDate()
  const store = await openSqliteStore({ folder, migrations: [...migrations, second, third] })
  expect(await store.read('a')).toHaveLength(1)
  expect(await store.identity('ann')).toEqual(ann)
  expect(await store.append(move('a', 1))).toEqual({ outcome: 'appended', seq: 2 })
  expect(await store.complaints()).toEqual([])
  await store.close()
  expect(versionOf(databaseFile(folder))).toBe(now + 2)
  expect(versionOf(versionCopy(folder, now))).toBe(now)
})

it('the copy is a database one can go back to', async () => {
  const folder = await upToDate()
  await (await openSqliteStore({ folder, migrations: [...migrations, second] })).close()
  await rename(versionCopy(folder, now), databaseFile(folder))
  const store = await openSqliteStore({ folder })
  expect(await store.read('a')).toHaveLength(1)
  await store.close()
})

it('a file that is up to date is opened as it is', async () => {
  const folder = await upToDate()
  await (await openSqliteStore({ folder })).close()
  expect(await readdir(folder)).toEqual(['adit.sqlite'])
})

it('a file of a newer version is refused and left alone', async () => {
  const folder = await upToDate()
  await (await openSqliteStore({ folder, migrations: [...migrations, second] })).close()
  await expect(openSqliteStore({ folder })).rejects.toThrow(
    `adit.sqlite: it is of version ${now + 1}, and this Adit knows versions up to ${now}: start the newer Adit`,
  )
  expect(versionOf(databaseFile(folder))).toBe(now + 1)
})

it('a step that fails undoes the steps before it', async () => {
  const folder = await upToDate()
  const steps = [...migrations, third, 'ALTER TABLE nowhere ADD COLUMN badge TEXT']
  await expect(openSqliteStore({ folder, migrations: steps })).rejects.toThrow('nowhere')
  expect(versionOf(databaseFile(folder))).toBe(now)
  const store = await openSqliteStore({ folder, migrations: [...migrations, third] })
  expect(await store.read('a')).toHaveLength(1)
  await store.close()
})

it('a step that leaves a reference to nothing is undone', async () => {
  const folder = await upToDate()
  const steps = [...migrations, 'DELETE FROM tables']
  await expect(openSqliteStore({ folder, migrations: steps })).rejects.toThrow('refers to nothing')
  const store = await openSqliteStore({ folder })
  expect(await store.tables()).toEqual(['a'])
  await store.close()
})
