import { availableParallelism } from 'node:os'
import type { Task } from '@adit/table'
import { Piscina } from 'piscina'
import type { Metrics } from '../metrics.ts'

const MEGABYTES = 192
/** More than this and the newcomers' moves are drawn by lot rather than played in an hour. */
const MOST_WAITING = 2_000
/** Without work the threads end: an idle server should not hold memory for bots. */
const IDLE = 30_000

/** Bots think in threads of their own: the slowest of them never holds up a table. */
export class Bots {
  readonly #metrics: Metrics
  #pool: Piscina<Task, string> | undefined

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  async think(task: Task): Promise<string> {
    this.#pool ??= openPool()
    const end = this.#metrics.botSeconds.startTimer()
    try {
      return await this.#pool.run(task)
    } finally {
      end()
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}

function openPool(): Piscina<Task, string> {
  return new Piscina({
    filename: new URL('./think.ts', import.meta.url).href,
    name: 'think',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
}
