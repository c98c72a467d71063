import { availableParallelism } from 'node:os'
import type { Task, Thought } from '@adit/table'
import { Piscina } from 'piscina'
import type { Metrics } from '../metrics.ts'
import { compileFirst } from '../threads.ts'
import { Turns } from './turns.ts'

const MEGABYTES = 192
const THREADS = Math.max(1, availableParallelism() - 1)
/** With more than so many before it for each thread, a question is thought about less deeply. */
const EASY = 8
/** Without work the threads end: an idle server should not hold memory for bots. */
const IDLE = 30_000

interface Asked {
  readonly task: Task
  readonly answer: PromiseWithResolvers<Thought>
}

/** Bots think in threads of their own: the slowest of them never holds up a table. */
export class Bots {
  readonly #metrics: Metrics
  readonly #turns = new Turns<Asked>()
  #pool: Promise<Piscina<Task, Thought>> | undefined
  #thinking = 0

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  async think(task: Task): Promise<Thought> {
    const answer = Promise.withResolvers<Thought>()
    if (!this.#turns.push(task.table, { task, answer })) throw new Error('too many bots wait')
    const end = this.#metrics.botSeconds.startTimer()
    this.#next()
    try {
      return await answer.promise
    } finally {
      end()
    }
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy()
  }

  #next(): void {
    while (this.#thinking < THREADS) {
      const depth = depthAt(this.#turns.waiting)
      const asked = this.#turns.shift()
      if (asked === undefined) return
      this.#pool ??= openPool()
      this.#thinking++
      const { task, answer } = asked
      const playouts = Math.ceil(task.playouts * depth)
      this.#pool
        .then(pool => pool.run({ ...task, playouts }))
        .then(answer.resolve, answer.reject)
        .finally(() => {
          this.#thinking--
          this.#next()
        })
    }
  }
}

/** Which part of its playouts a bot has when so many wait: how many do is no secret of any game. */
function depthAt(waiting: number): number {
  return Math.min(1, (EASY * THREADS) / Math.max(1, waiting))
}

async function openPool(): Promise<Piscina<Task, Thought>> {
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
