import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Backups } from './backups.ts'
import { temporaryFolders } from './store/temporary.ts'

const newFolder = temporaryFolders()
const HOUR = 3_600_000

it('copies when the last copy is old enough, keeps so many, and touches nothing else', async () => {
  const folder = join(await newFolder(), 'copies')
  const clock = { now: Date.UTC(2026, 10, 15, 8) }
  const open = () =>
    new Backups(
      { folder, every: 24 * HOUR, keep: 2 },
      to => writeFile(to, 'copy'),
      () => clock.now,
    )
  const backups = open()
  await Promise.all([backups.look(), backups.look()])
  expect(await readdir(folder)).toEqual(['adit-2026-11-15T08-00-00.sqlite'])
  await writeFile(join(folder, 'adit-mine.sqlite'), 'mine')
  clock.now += 23 * HOUR
  await backups.look()
  expect(backups.age).toBe(23 * HOUR)
  // After a restart too, the last copy counts.
  await open().look()
  expect(await readdir(folder)).toHaveLength(2)
  for (let day = 0; day < 3; day++) {
    clock.now += 24 * HOUR
    await open().look()
  }
  expect((await readdir(folder)).sort()).toEqual([
    'adit-2026-11-18T07-00-00.sqlite',
    'adit-2026-11-19T07-00-00.sqlite',
    'adit-mine.sqlite',
  ])
})

it('does not take a copy that failed for one', async () => {
  const folder = await newFolder()
  const fails = async (): Promise<void> => {
    throw new Error('no room')
  }
  const backups = new Backups({ folder, every: HOUR, keep: 2 }, fails, () => 5)
  await expect(backups.look()).rejects.toThrow('no room')
  await expect(backups.look()).rejects.toThrow('no room')
  expect(backups.age).toBeUndefined()
})
