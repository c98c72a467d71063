import { expect, it } from 'vitest'
import { crashTrial } from '../trial/crash.ts'
import { temporaryFolders } from './store/temporary.ts'

const folder = temporaryFolders()

/** `npm run bench:server crash` kills fifty times. */
it('loses no acknowledged move when the server is killed in mid-game', async () => {
  const report = await crashTrial({
    folder: await folder(),
    groups: 9,
    kills: 5,
    lives: [300, 900],
    seed: 5,
    patience: 60_000,
  })
  expect(report).toMatchObject({ wrong: [], refusals: [], problems: [], complaints: [], others: 0 })
  expect(report.verified).toBe(report.games)
  expect(report.tables).toBe(report.games)
  expect(report.acknowledged).toBeGreaterThan(100)
})
