import { afterAll, beforeAll, describe, it } from 'vitest'
import { findNats, TestNats } from './nats.ts'
import { findPostgres, TestPostgres } from './postgres.ts'

const POSTGRES = 'apt-get install postgresql, or `npm test`, which fetches one'
const NATS = 'apt-get install nats-server'

/** Tests that start both servers themselves. */
export function describeWithServers(title: string, tests: () => void): void {
  if (findPostgres() === undefined) skip(title, 'PostgreSQL', POSTGRES)
  else if (findNats() === undefined) skip(title, 'nats-server', NATS)
  else describe(title, tests)
}

/** A server that tests may need, and what to say where there is none. */
interface Needed<Server> {
  readonly name: string
  readonly how: string
  isHere(): boolean
  start(): Promise<Server>
}

/**
 * Tests that need a real PostgreSQL. Where there is none they are counted as skipped, and the
 * reason is said aloud.
 */
export function describeWithPostgres(
  title: string,
  tests: (postgres: () => TestPostgres) => void,
): void {
  const isHere = (): boolean => findPostgres() !== undefined
  const start = (): Promise<TestPostgres> => TestPostgres.start()
  describeWith(title, { name: 'PostgreSQL', how: POSTGRES, isHere, start }, tests)
}

/** The same for a NATS server. */
export function describeWithNats(title: string, tests: (nats: () => TestNats) => void): void {
  const isHere = (): boolean => findNats() !== undefined
  const start = (): Promise<TestNats> => TestNats.start()
  describeWith(title, { name: 'nats-server', how: NATS, isHere, start }, tests)
}

function describeWith<Server extends { stop(): Promise<void> }>(
  title: string,
  { name, how, isHere, start }: Needed<Server>,
  tests: (server: () => Server) => void,
): void {
  if (!isHere()) {
    skip(title, name, how)
    return
  }
  describe(title, () => {
    let server: Server | undefined
    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server?.stop())
    tests(() => {
      if (server === undefined) throw new Error(`${name} is not up`)
      return server
    })
  })
}

function skip(title: string, what: string, how: string): void {
  process.stderr.write(`\nSKIPPED, no ${what} on this machine (${how}): ${title}\n`)
  // A test of its own, so that it is counted.
  it.skip(`${title} (no ${what})`, () => {})
}
