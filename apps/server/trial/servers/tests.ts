import { afterAll, beforeAll, describe, it } from 'vitest'
import { findNats, TestNats } from './nats.ts'
import { findPostgres, TestPostgres } from './postgres.ts'

/** Milliseconds; a busy machine takes its time. */
const STARTING = 120_000
const POSTGRES = 'apt-get install postgresql, or `npm test`, which fetches one'
const NATS = 'apt-get install nats-server'

/** Tests that start both servers themselves. */
export function describeWithServers(title: string, tests: () => void): void {
  if (findPostgres() === undefined) skip(title, 'PostgreSQL', POSTGRES)
  else if (findNats() === undefined) skip(title, 'nats-server', NATS)
  else describe(title, tests)
}

/**
 * Tests that need a real PostgreSQL. Where there is none they are counted as skipped, and the
 * reason is said aloud.
 */
export function describeWithPostgres(
  title: string,
  tests: (postgres: () => TestPostgres) => void,
): void {
  if (findPostgres() === undefined) {
    skip(title, 'PostgreSQL', POSTGRES)
    return
  }
  describe(title, () => {
    let postgres: TestPostgres | undefined
    beforeAll(async () => {
      postgres = await TestPostgres.start()
    }, STARTING)
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
    skip(title, 'nats-server', NATS)
    return
  }
  describe(title, () => {
    let nats: TestNats | undefined
    beforeAll(async () => {
      nats = await TestNats.start()
    }, STARTING)
    afterAll(() => nats?.stop())
    tests(() => {
      if (nats === undefined) throw new Error('NATS is not up')
      return nats
    })
  })
}

function skip(title: string, what: string, how: string): void {
  process.stderr.write(`\nSKIPPED, no ${what} on this machine (${how}): ${title}\n`)
  // A test of its own, so that it is counted.
  it.skip(`${title} (no ${what})`, () => {})
}
