import { expect, it } from 'vitest'
import { fuzzTrial } from '../trial/fuzz.ts'
import { temporaryFolders } from './store/temporary.ts'

const folder = temporaryFolders()
const MEGABYTE = 2 ** 20

/** `npm run bench:server fuzz` sends a hundred thousand. */
it('takes no harm from malformed, replayed, reordered, oversized and foreign messages', async () => {
  const messages = 20_000
  const report = await fuzzTrial({ folder: await folder(), messages, games: 6, seed: 3 })
  expect(report).toMatchObject({ accepted: [], disturbed: [], leaks: [], problems: [] })
  expect(report.sent).toBe(messages)
  expect(report.hangUps).toBeGreaterThan(5)
  // Every game was played to its end, and every deal can be drawn again.
  expect([report.tables, report.verified]).toEqual([6, 6])
  const [early, late] = report.held
  expect(late - early).toBeLessThan(8 * MEGABYTE)
  expect(report.memory).toBeLessThan(256 * MEGABYTE)
})
