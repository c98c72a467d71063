import { nth } from '@adit/kernel'
import { Client, type ClientConfig, type QueryConfig, type QueryResultRow } from 'pg'
import { Away } from '../shared.ts'

export interface LineSettings {
  readonly url: string
  /** Shown in the database's list of connections. */
  readonly name: string
  /** Milliseconds for one statement; whoever takes longer is taken for gone. */
  readonly patience?: number
  /** How many statements may be under way at once, one unless told: then their order is nobody's. */
  readonly lanes?: number
  /** For so many milliseconds after it was opened a line that breaks is waited for. */
  readonly starting?: number
  /** Called when the line is up again, with the time it was down. */
  readonly healed?: (down: number) => void
  /** Asked of a new connection before anything else; throws if it will not do. */
  readonly admit?: (client: Client) => Promise<void>
}

const PATIENCE = 8_000
const CONNECTING = 3_000
/** Between two attempts: a database that recovers is not helped by thousands of them. */
const PAUSE = 250
const AT_ONCE = 10

/** The database is there and recovers, starts or stops; or its machine does. */
const PASSING = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08006'])

/** What the driver says of a connection that ended under a statement. */
const BROKEN = /connection terminated|timeout|not queryable|client was closed/i

/**
 * One connection that heals by itself. While it is down every call is declined at once (`Away`), so
 * that nobody waits for a database that is not there. A statement under way when it breaks is
 * rejected with the cause: it may or may not have been done.
 */
export class Line {
  readonly #settings: LineSettings
  #client: Client | undefined
  #lost: number | undefined
  #retry: NodeJS.Timeout | undefined
  #isClosed = false
  readonly #lanes: Promise<unknown>[]
  #turn = 0
  /** Whoever starts has nothing else to do than to wait. */
  #patientUntil = 0

  constructor(settings: LineSettings) {
    this.#settings = settings
    this.#lanes = Array.from({ length: settings.lanes ?? 1 }, () => Promise.resolve())
  }

  get isUp(): boolean {
    return this.#client !== undefined
  }

  /** Waits so many milliseconds for a database that is on its way; any other cause is thrown. */
  async open(wait: number): Promise<void> {
    const until = performance.now() + wait
    for (;;) {
      try {
        this.#client = await this.#connect()
        this.#patientUntil = performance.now() + (this.#settings.starting ?? 0)
        return
      } catch (error) {
        if (!isPassing(error) || performance.now() >= until) throw error
        await sleep(PAUSE)
      }
    }
  }

  /** One statement after another, in the order of the calls, in each of the lanes. */
  query(query: QueryConfig): Promise<QueryResultRow[]> {
    const lane = this.#turn++ % this.#lanes.length
    const asked = nth(this.#lanes, lane).then(() => this.#ask(query))
    this.#lanes[lane] = asked.catch(() => undefined)
    return asked
  }

  async #ask(query: QueryConfig): Promise<QueryResultRow[]> {
    while (this.#client === undefined && !this.#isClosed && this.isPatient) await sleep(PAUSE)
    const client = this.#client
    if (this.#isClosed) throw new Error('store: closed')
    if (client === undefined) throw new Away('store: the database is away')
    try {
      const { rows } = await client.query<QueryResultRow>(query)
      return rows
    } catch (error) {
      if (isPassing(error)) this.#drop(client)
      throw error
    }
  }

  /** A node has just been started: what it reads first it cannot do without. */
  get isPatient(): boolean {
    return performance.now() < this.#patientUntil
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#client?.end()
    this.#client = undefined
  }

  async #connect(): Promise<Client> {
    const { url, name, admit, lanes = 1, patience = PATIENCE } = this.#settings
    const client = new Client({
      ...configOf(url, name),
      // A frozen machine answers nothing and closes nothing.
      query_timeout: patience,
      pipeline: lanes > 1,
    })
    // Also when nothing is under way: an error that nobody hears would end the process.
    client.on('error', () => this.#drop(client))
    client.on('end', () => this.#drop(client))
    try {
      await client.connect()
      await admit?.(client)
      return client
    } catch (error) {
      destroy(client)
      throw error
    }
  }

  #drop(client: Client): void {
    if (this.#client !== client || this.#isClosed) return
    this.#client = undefined
    this.#lost = performance.now()
    destroy(client)
    // It may only have been the connection.
    this.#heal(AT_ONCE)
  }

  #heal(pause = PAUSE): void {
    this.#retry = setTimeout(() => {
      this.#connect().then(
        client => this.#back(client),
        () => {
          if (!this.#isClosed) this.#heal()
        },
      )
    }, pause)
  }

  #back(client: Client): void {
    if (this.#isClosed) {
      destroy(client)
      return
    }
    this.#client = client
    this.#settings.healed?.(performance.now() - (this.#lost ?? performance.now()))
  }
}

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code !== 'string') return BROKEN.test(error.message)
  return PASSING.has(code) || /^E[A-Z]/.test(code)
}

/** Numbers up to 2^53 are all there are: times and sequence numbers. */
const BIGINT = 20

export function configOf(url: string, name: string): ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    // Every look-up is by a key. A plan made while the tables were empty would walk them for ever.
    options: '-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan',
    types: {
      getTypeParser: (type: number) => (text: string) => parseColumn(type, text),
    },
  }
}

function parseColumn(type: number, text: string): unknown {
  switch (type) {
    case 16:
      return text === 't'
    case BIGINT:
    case 21:
    case 23:
    case 701:
      return Number(text)
    case 114:
    case 3802:
      return JSON.parse(text)
    default:
      return text
  }
}

function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}

function destroy(client: Client): void {
  client.end().catch(() => {})
}
