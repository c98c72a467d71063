import { afterAll, beforeAll, describe } from 'vitest'
import { findNats, TestNats } from './nats.ts'
import { findPostgres, TestPostgres } from './postgres.ts'

/**
 * Tests that need a real PostgreSQL. Where there is none they are counted as skipped, and the
 * reason is said aloud.
 */
export function describeWithPostgres(
  title: string,
  tests: (postgres: () => TestPostgres) => void,
): void {
  if (findPostgres() === undefined) {
    skip(title, 'PostgreSQL', 'apt-get install postgresql, or `npm test`, which fetches one')
    return
  }
  describe(title, () => {
    let postgres: TestPostgres | undefined
    beforeAll(async () => {
      postgres = await TestPostgres.start()
    })
    afterAll(() => postgres?.stop())
    tests(() => {
      if (postgres === undefined) throw new Error('PostgreSQL is not up')
      return postgres
    })
  })
}

/** The same for a NATS server. */
export function describeWithNats(title: string, tests: (nats: () => TestNats) => void): void {
  if (findNats() === undefined) {
    skip(title, 'nats-server', 'apt-get install nats-server')
    return
  }
  describe(title, () => {
    let nats: TestNats | undefined
    beforeAll(async () => {
      nats = await TestNats.start()
    })
    afterAll(() => nats?.stop())
    tests(() => {
      if (nats === undefined) throw new Error('NATS is not up')
      return nats
    })
  })
}

function skip(title: string, what: string, how: string): void {
  process.stderr.write(`\nSKIPPED, no ${what} on this machine (${how}): ${title}\n`)
  describe.skip(`${title} (no ${what})`, () => {})
}
