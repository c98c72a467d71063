import { nth } from '@adit/kernel'
import type { Append, Appended } from '@adit/table'
import type { QueryConfig, QueryResultRow } from 'pg'
import { Away, Unstored } from '../shared.ts'
import { asGiven, type BatchAnswer, readAnswers } from './batch.ts'
import { isPassing, type Line } from './line.ts'

/** Keeps the wait of the first in a batch short; the next batch forms meanwhile. */
const MOST_IN_BATCH = 64
/** Two batches in each other's way: the database ends one of them, and it is tried again. */
const MOST_TRIES = 5

interface Settling<Value> {
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}
interface Appending extends Settling<Appended> {
  readonly append: Append
}
interface Asking extends Settling<QueryResultRow[]> {
  readonly query: QueryConfig
}
type Job = Appending | Asking

/**
 * All writes of a node, in the order of the calls, over one connection. Appends that wait for the
 * commit before them go together as one statement, which is one transaction.
 */
export class WriteQueue {
  readonly #line: Line
  readonly #most: number
  readonly #jobs: Job[] = []
  #running: Promise<void> | undefined
  #isClosed = false
  #writes = 0
  #commits = 0

  constructor(line: Line, most: number) {
    this.#line = line
    this.#most = most
  }

  get counts(): { readonly writes: number; readonly commits: number; readonly waiting: number } {
    return { writes: this.#writes, commits: this.#commits, waiting: this.#jobs.length }
  }

  async append(append: Append): Promise<Appended> {
    this.check()
    // Declined before anything was asked of the database: surely not done.
    if (!this.#line.isUp || this.#jobs.length >= this.#most) return { outcome: 'busy' }
    return new Promise((resolve, reject) => {
      this.#push({ append, resolve, reject })
    })
  }

  async ask(query: QueryConfig): Promise<QueryResultRow[]> {
    this.check()
    if (!this.#line.isUp && !this.#line.isPatient) throw new Away('store: the database is away')
    if (this.#jobs.length >= this.#most) throw new Error(`store: busy, ${this.#most} writes wait`)
    return new Promise((resolve, reject) => {
      this.#push({ query, resolve, reject })
    })
  }

  check(): void {
    if (this.#isClosed) throw new Error('store: closed')
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running
  }

  #push(job: Job): void {
    this.#jobs.push(job)
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    // All that is asked for in one turn of the loop travels together.
    await new Promise(setImmediate)
    for (;;) {
      const batch = this.#takeBatch()
      if (batch.length > 0) await this.#send(batch)
      else {
        const job = this.#jobs.shift()
        if (job === undefined) break
        if ('query' in job) await this.#performQuery(job)
        this.#writes++
        this.#commits++
      }
    }
    this.#running = undefined
  }

  /** A line that broke meanwhile is nobody's mistake: whoever asked should come again. */
  async #performQuery({ query, resolve, reject }: Asking): Promise<void> {
    await this.#line.query(query).then(resolve, (error: unknown) => {
      reject(isPassing(error) ? new Unstored(`store: ${String(error)}`) : error)
    })
  }

  /** Appends from the front; one command never twice, for then their order would count. */
  #takeBatch(): Appending[] {
    const commands = new Set<string>()
    let count = 0
    while (count < MOST_IN_BATCH) {
      const job = this.#jobs[count]
      if (job === undefined || !('append' in job)) break
      const { command } = job.append
      if (command !== undefined) {
        const key = `${command.client} ${command.id}`
        if (commands.has(key)) break
        commands.add(key)
      }
      count++
    }
    return this.#jobs.splice(0, count).filter(job => 'append' in job)
  }

  async #send(batch: readonly Appending[]): Promise<void> {
    // In one order everywhere, or two nodes would wait for each other. Stable: a table's own stay.
    const sorted = batch.toSorted(byTable)
    try {
      const answers = await this.#perform(sorted)
      for (const [at, job] of sorted.entries()) settle(job, nth(answers, at))
    } catch (error) {
      const isAlone = batch.length === 1
      if (isAlone || isPassing(error)) for (const { reject } of batch) reject(error)
      // Something was wrong with one of them, and nothing was done: the others go without it.
      else for (const job of batch) await this.#send([job])
    }
  }

  async #perform(batch: readonly Appending[]): Promise<BatchAnswer[]> {
    const values = [JSON.stringify(batch.map(({ append }) => asGiven(append)))]
    for (let tries = 1; ; tries++) {
      try {
        const text = 'SELECT append_batch($1) AS answers'
        const row = nth(await this.#line.query({ name: 'append', text, values }), 0)
        this.#writes += batch.length
        this.#commits++
        return readAnswers(row.answers)
      } catch (error) {
        if (tries === MOST_TRIES || !isDeadlock(error)) throw error
      }
    }
  }
}

function settle(job: Appending, answer: BatchAnswer): void {
  if ('mistake' in answer) job.reject(new Error(answer.mistake))
  else job.resolve(answer)
}

function byTable(one: Appending, other: Appending): number {
  const [a, b] = [one.append.table, other.append.table]
  return a < b ? -1 : a > b ? 1 : 0
}

/** Ended by the database for another's sake: surely not done. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('40')
}
