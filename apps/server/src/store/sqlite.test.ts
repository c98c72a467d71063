import { chmod, open, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { everyLog, type Linked, readRows } from '@adit/table'
import { move, serverAbilities, storeContract } from '@adit/table/contract'
import { describe, expect, it } from 'vitest'
import { unpack } from './packing.ts'
import { openSqliteStore } from './sqlite.ts'
import { databaseFile } from './sqlite-files.ts'
import { prepareReads } from './sqlite-reads.ts'
import { temporaryFolders } from './temporary.ts'

const newFolder = temporaryFolders()

storeContract('sqlite', async () => openSqliteStore({ folder: await newFolder() }), serverAbilities)

it('is closed to everyone else on the machine, also where it was open before', async () => {
  const folder = join(await newFolder(), 'data')
  const modes = async (): Promise<string[]> => {
    const names = (await readdir(folder)).sort()
    const paths = [folder, ...names.map(name => join(folder, name))]
    const each = await Promise.all(paths.map(async path => (await stat(path)).mode & 0o777))
    return each.map(mode => mode.toString(8))
  }
  const first = await openSqliteStore({ folder })
  await first.append(move('t', 0))
  await first.backup(join(folder, 'copy.sqlite'))
  expect(await modes()).toEqual(['700', '600', '600', '600', '600'])
  await first.close()

  await chmod(folder, 0o755)
  await chmod(databaseFile(folder), 0o644)
  await chmod(join(folder, 'copy.sqlite'), 0o644)
  const again = await openSqliteStore({ folder })
  expect(await modes()).toEqual(['700', '600', '600', '600', '600'])
  await again.close()
})

it('unpacks a log once for all who turn its pages to the end', async () => {
  const folder = await newFolder()
  const store = await openSqliteStore({ folder })
  const length = 40
  for (let seq = 0; seq < length; seq++) await store.append(move('t', seq))
  const rows = await readRows(store, 't')
  expect(await store.pack('t', length)).toBe(true)
  await store.append(move('t', length))
  await store.close()
  let unpacked = 0
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
  const reads = prepareReads(database, packed => {
    unpacked++
    return unpack(packed)
  })
  const read: Linked[] = []
  for (;;) {
    const page = reads.entries('t', read.length, 8)
    read.push(...page)
    if (page.length < 8) break
  }
  expect(read.slice(0, length)).toEqual(rows)
  expect(read).toHaveLength(length + 1)
  expect(unpacked).toBe(1)
  expect(reads.entries('t', 0, 8)).toEqual(rows.slice(0, 8))
  database.close()
})

describe('group commit', () => {
  it('puts the appends of many tables into few transactions', async () => {
    const store = await openSqliteStore({ folder: await newFolder() })
    const tables = Array.from({ length: 100 }, (_, at) => `t${at}`)
    await Promise.all(
      tables.map(async table => {
        for (let seq = 0; seq < 5; seq++) await store.append(move(table, seq))
      }),
    )
    const { writes, commits, waiting } = store.counts()
    expect({ writes, waiting }).toEqual({ writes: 500, waiting: 0 })
    expect(commits).toBeLessThan(writes / 4)
    for (const table of tables) expect(await store.read(table)).toHaveLength(5)
    await store.close()
  })

  it('leaves a mistake out and keeps its neighbours', async () => {
    const store = await openSqliteStore({ folder: await newFolder() })
    const settled = await Promise.allSettled([
      store.append(move('a', 0)),
      store.append(move('a', 1)),
      store.putCode({ code: 'X7', identity: 'nobody', expires: 1 }),
      store.append(move('a', 2)),
    ])
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(store.counts().commits).toBe(1)
    expect(await store.read('a')).toHaveLength(3)
    await store.close()
  })

  it('says it is busy instead of letting the queue grow', async () => {
    const store = await openSqliteStore({ folder: await newFolder(), mostWaiting: 10 })
    const asked = Array.from({ length: 13 }, (_, seq) => store.append(move('a', seq)))
    await expect(store.setMeta('key', 'value')).rejects.toThrow('busy')
    const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome)
    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'appended'))
    expect(outcomes.slice(10)).toEqual(['busy', 'busy', 'busy'])
    expect(await store.append(move('a', 10))).toEqual({ outcome: 'appended', seq: 11 })
    await store.close()
  })
})

describe('a database file', () => {
  it('is still there after closing, with everything in one file', async () => {
    const folder = await newFolder()
    const first = await openSqliteStore({ folder })
    await first.append(move('a', 0, { timers: [{ set: 'clock', due: 5, body: '{}' }] }))
    await first.close()
    expect(await readdir(folder)).toEqual(['adit.sqlite'])
    const second = await openSqliteStore({ folder })
    expect(await second.read('a')).toHaveLength(1)
    expect(await second.nextDue()).toBe(5)
    expect(await second.append(move('a', 1))).toEqual({ outcome: 'appended', seq: 2 })
    await second.close()
  })

  it('may be shared by two: one number goes to one of them', async () => {
    const folder = await newFolder()
    const stores = [await openSqliteStore({ folder }), await openSqliteStore({ folder })]
    for (let seq = 0; seq < 20; seq++) {
      const answers = await Promise.all(stores.map(store => store.append(move('a', seq))))
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['appended', 'conflict'])
      for (const store of stores) expect(await store.read('a')).toHaveLength(seq + 1)
    }
    await Promise.all(stores.map(store => store.close()))
  })

  it('is copied whole while play goes on', async () => {
    const folder = await newFolder()
    const store = await openSqliteStore({ folder })
    for (let seq = 0; seq < 5; seq++) await store.append(move('a', seq))
    const elsewhere = await newFolder()
    const copying = store.backup(databaseFile(elsewhere))
    await Promise.all([5, 6, 7].map(seq => store.append(move('a', seq))))
    await copying
    await expect(store.backup(databaseFile(elsewhere))).rejects.toThrow('exists already')
    await expect(store.backup(databaseFile(folder))).rejects.toThrow('exists already')
    await store.close()
    expect(await readdir(elsewhere)).toEqual(['adit.sqlite'])
    const copy = await openSqliteStore({ folder: elsewhere })
    expect((await readRows(copy, 'a')).length).toBeGreaterThanOrEqual(5)
    expect(await copy.complaints()).toEqual([])
    await copy.close()
  })
})

describe('a failure', () => {
  it('of a full disk reaches who meets it, reads go on, and all is well once there is room', async () => {
    const folder = await newFolder()
    const store = await openSqliteStore({ folder, mostPages: 64 })
    const entries = [{ kind: 'move', body: 'x'.repeat(5000) }]
    let acknowledged = 0
    const fill = async (): Promise<void> => {
      for (;;) {
        await store.append(move('a', acknowledged, { entries }))
        acknowledged++
      }
    }
    await expect(fill()).rejects.toThrow(/adit\.sqlite: database or disk is full/)
    expect(acknowledged).toBeGreaterThan(5)
    expect(store.counts().ailing).toMatch('full')
    expect(await store.read('a')).toHaveLength(acknowledged)
    // A small write still has room: from then on the store is well.
    await store.setMeta('word', 'x')
    expect(store.counts().ailing).toBeUndefined()
    await store.close()
    const roomier = await openSqliteStore({ folder })
    expect(await roomier.read('a')).toHaveLength(acknowledged)
    await roomier.close()
  })

  it('of a file that another holds for long passes with it', async () => {
    const folder = await newFolder()
    const store = await openSqliteStore({ folder, patience: 100 })
    const other = new DatabaseSync(databaseFile(folder))
    other.exec('BEGIN IMMEDIATE')
    await expect(store.append(move('a', 0))).rejects.toThrow('locked')
    expect(await store.read('a')).toEqual([])
    other.exec('ROLLBACK')
    other.close()
    expect(await store.append(move('a', 0))).toEqual({ outcome: 'appended', seq: 1 })
    await store.close()
  })

  it('of a damaged page reaches all who wait', async () => {
    const folder = await newFolder()
    const before = await openSqliteStore({ folder })
    await before.append(move('a', 0))
    await before.close()
    await damageEntries(databaseFile(folder))
    const store = await openSqliteStore({ folder })
    expect(await store.complaints()).not.toEqual([])
    const waiting = [store.append(move('b', 0)), store.append(move('a', 1)), store.sweep(1)]
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected')
    await expect(waiting[0]).rejects.toThrow('malformed')
    await expect(store.nextDue()).rejects.toThrow('malformed')
    await store.close()
  })

  it('to open says which file and why', async () => {
    const folder = await newFolder()
    await writeFile(databaseFile(folder), 'not a database at all, but long enough to look like one')
    await expect(openSqliteStore({ folder })).rejects.toThrow(/adit\.sqlite: file is not a data/)
    const foreign = await newFolder()
    const other = new DatabaseSync(databaseFile(foreign))
    other.exec('CREATE TABLE recipes (name TEXT)')
    other.close()
    await expect(openSqliteStore({ folder: foreign })).rejects.toThrow('not one of Adit')
    const inFile = join(databaseFile(folder), 'folder')
    await expect(openSqliteStore({ folder: inFile })).rejects.toThrow()
  })
})

describe('logs', () => {
  it('of a thousand tables and more are all walked', async () => {
    const store = await openSqliteStore({ folder: await newFolder() })
    const tables = Array.from({ length: 1203 }, (_, at) => `t${String(at).padStart(4, '0')}`)
    await Promise.all(tables.map(table => store.append(move(table, 0))))
    const walked: string[] = []
    for await (const { table } of everyLog(store)) walked.push(table)
    expect(walked).toEqual(tables)
    await store.close()
  })
})

/** Overwrites the page at the root of the log. */
async function damageEntries(file: string): Promise<void> {
  const database = new DatabaseSync(file)
  const find = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'")
  const page = Number(find.get()?.rootpage)
  database.close()
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(4096, 0xee), 0, 4096, (page - 1) * 4096)
  await handle.close()
}
