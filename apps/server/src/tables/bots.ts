import { availableParallelism } from 'node:os'
import { type Task, type Thought, thinkingTime } from '@adit/table'
import { Piscina } from 'piscina'
import type { Metrics } from '../metrics.ts'
import { compileFirst } from '../threads.ts'
import { clockOfAll, type Question } from './think.ts'
import { Turns } from './turns.ts'

const MEGABYTES = 192
const THREADS = Math.max(1, availableParallelism() - 1)
/** With more than so many before it for each thread, a question is thought about less deeply. */
const EASY = 8
/**
 * Without work the threads end: an idle server should not hold memory for bots. Not between two moves of
 * one table: a thread takes longer to begin than most bots to think.
 */
const IDLE = 300_000

interface Asked {
  readonly task: Task
  /** When an answer comes too late. */
  readonly due: number
  readonly answer: PromiseWithResolvers<Thought | undefined>
}

type Pool = Pick<Piscina<Question, Thought>, 'run' | 'destroy'>

/** Bots think in threads of their own: the slowest of them never holds up a table. */
export class Bots {
  readonly #metrics: Metrics
  readonly #threads: number
  readonly #open: () => Promise<Pool>
  readonly #turns = new Turns<Asked>()
  #pool: Promise<Pool> | undefined
  #thinking = 0

  constructor(metrics: Metrics, threads = THREADS, open: () => Promise<Pool> = openPool) {
    this.#metrics = metrics
    this.#threads = threads
    this.#open = open
  }

  /** Undefined if so many wait that there is no time for it. */
  async think(task: Task): Promise<Thought | undefined> {
    const answer = Promise.withResolvers<Thought | undefined>()
    const due = clockOfAll() + task.within
    const end = this.#metrics.botSeconds.startTimer()
    if (!this.#turns.push(task.table, { task, due, answer })) answer.resolve(undefined)
    this.#next()
    try {
      const thought = await answer.promise
      if (thought === undefined || clockOfAll() > due) this.#metrics.botsLate.inc()
      return thought
    } finally {
      end()
    }
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy()
  }

  #next(): void {
    while (this.#thinking < this.#threads) {
      const { waiting } = this.#turns
      const asked = this.#turns.shift()
      if (asked === undefined) return
      const { task, due, answer } = asked
      const now = clockOfAll()
      const time = thinkingTime(due - now, this.#threads, waiting - 1)
      if (time <= 0) {
        answer.resolve(undefined)
        continue
      }
      this.#pool ??= this.#open()
      this.#thinking++
      const playouts = Math.ceil(task.playouts * depthAt(waiting / this.#threads))
      this.#pool
        .then(pool => pool.run({ task: { ...task, playouts }, until: now + time }))
        .then(answer.resolve, answer.reject)
        .finally(() => {
          this.#thinking--
          this.#next()
        })
    }
  }
}

/** Which part of its playouts a bot has when so many wait for each thread. */
function depthAt(waiting: number): number {
  return Math.min(1, EASY / Math.max(1, waiting))
}

async function openPool(): Promise<Pool> {
  await compileFirst(() => import('./think.ts'))
  return new Piscina({
    filename: new URL('./think-thread.mjs', import.meta.url).href,
    name: 'think',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
}
