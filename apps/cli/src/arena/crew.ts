import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { type AnyGame, type Parsed, parsed, unreadable } from '@adit/kernel'
import { type ArenaPlan, type Job, type JobDone, Stage } from './plan.ts'
import { ProgramFault } from './program.ts'

/** Who plays the deals: threads, or for one job at a time this thread itself. */
export interface Crew {
  /** Takes jobs until none is left, and hands on what is done; `stop` ends it early. */
  run(jobs: Iterator<Job>, done: (result: JobDone) => void, stop: () => boolean): Promise<void>
}

/** Lets Ctrl-C and the bar through between two deals. */
const breath = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export function crewOf(plan: ArenaPlan, game: AnyGame, count: number): Crew {
  return count <= 1 ? alone(plan, game) : together(plan, count)
}

function alone(plan: ArenaPlan, game: AnyGame): Crew {
  return {
    async run(jobs, done, stop) {
      const stage = new Stage(plan, game)
      try {
        for (let job = jobs.next(); job.done !== true && !stop(); job = jobs.next()) {
          done(await stage.play(job.value))
          await breath()
        }
      } finally {
        stage.close()
      }
    },
  }
}

/** What a thread answers: a deal, or why there is none. */
export type Reply = JobDone | { readonly failed: string } | { readonly fault: string }

function together(plan: ArenaPlan, count: number): Crew {
  const work = (jobs: Iterator<Job>, done: (result: JobDone) => void, stop: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./player-thread.mjs', import.meta.url), {
        workerData: plan,
      })
      const next = (): void => {
        const job = stop() ? undefined : jobs.next()
        const message = job === undefined || job.done === true ? 'done' : job.value
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
        worker.postMessage(message)
      }
      worker.on('message', (reply: Reply) => {
        if ('fault' in reply || 'failed' in reply) {
          reject('failed' in reply ? new ProgramFault(reply.failed) : new Error(reply.fault))
          void worker.terminate()
          return
        }
        done(reply)
        next()
      })
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      next()
    })
  return {
    async run(jobs, done, stop) {
      // Threads that compile TypeScript at the same time can end the process: they find it done.
      await import('./player.ts')
      flushCompileCache()
      await Promise.all(Array.from({ length: count }, () => work(jobs, done, stop)))
    },
  }
}

/** A line of an earlier, interrupted run. */
export function readDone(line: string): Parsed<JobDone> {
  try {
    const read: unknown = JSON.parse(line)
    return isDone(read) ? parsed(read) : unreadable('arena-other-file')
  } catch {
    return unreadable('arena-other-file')
  }
}

/** The file is the arena's own; what is checked is that it is one, not each figure in it. */
function isDone(read: unknown): read is JobDone {
  return (
    typeof read === 'object' &&
    read !== null &&
    'pair' in read &&
    'deal' in read &&
    'games' in read &&
    Array.isArray(read.games)
  )
}
