import { Worker } from 'node:worker_threads'
import { nth } from '@adit/kernel'
import { compileFirst } from '../threads.ts'
import { type Answer, post, type Sent } from './post.ts'
import { Unstored } from './shared.ts'
import { databaseFile } from './sqlite-files.ts'
import type { FromWriter, ToWriter, WriterSetup } from './sqlite-writer.ts'
import type { Result, Results, Write } from './sqlite-writes.ts'

/** The main thread's end of the writer. */
export interface Queue {
  /** As many writes wait as may. */
  isFull(): boolean
  send<Kind extends Write['kind']>(write: Extract<Write, { kind: Kind }>): Promise<Results[Kind]>
  /** Throws if the store was closed or has failed. */
  check(): void
  counts(): Counts
  close(): Promise<void>
}

export interface Counts {
  /** Writes answered so far, and the transactions that held them. */
  readonly writes: number
  readonly commits: number
  readonly waiting: number
  /** Why the last write could not be done; undefined once one could again. */
  readonly ailing?: string
}

interface Waiting {
  readonly resolve: (value: Result) => void
  readonly reject: (error: Error) => void
}

export async function startQueue(setup: WriterSetup, most: number): Promise<Queue> {
  await compileFirst(() => import('./sqlite-writer.ts'))
  const worker = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), { workerData: setup })
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const ready = Promise.withResolvers<void>()
  /** Answers come in the order of the calls, so the oldest waits at the front. */
  const waiting: Waiting[] = []
  const outbox: Sent[] = []
  let writes = 0
  let commits = 0
  let stopped: Error | undefined
  let ailing: string | undefined
  let closing: Promise<void> | undefined

  const fail = (why: string): void => {
    if (stopped !== undefined && waiting.length === 0) return
    stopped = new Error(`store: ${databaseFile(setup.folder)}: ${why}`)
    ready.reject(stopped)
    for (const { reject } of waiting.splice(0)) reject(stopped)
  }
  const settle = (answers: readonly Answer[]): void => {
    const answered = waiting.splice(0, answers.length)
    writes += answers.length
    commits++
    ailing = undefined
    for (const [at, answer] of answers.entries()) {
      const { resolve, reject } = nth(answered, at)
      if (typeof answer === 'number') resolve({ outcome: 'appended', seq: answer })
      else if ('mistake' in answer) reject(new Error(answer.mistake))
      else resolve(answer.value)
    }
  }
  /** What waited for this much is told; nothing that was acknowledged is touched by it. */
  const miss = (count: number, why: string): void => {
    ailing = why
    const error = new Unstored(`store: ${databaseFile(setup.folder)}: ${why}`)
    for (const { reject } of waiting.splice(0, count)) reject(error)
  }
  const tell = (message: ToWriter): void => worker.postMessage(message, [])
  const flush = (): void => {
    if (outbox.length === 0) return
    tell({ type: 'write', writes: outbox.splice(0) })
  }
  const check = (): void => {
    if (stopped !== undefined) throw stopped
  }

  worker.on('message', (message: FromWriter) => {
    if (message.type === 'ready') ready.resolve()
    else if (message.type === 'committed') settle(message.answers)
    else if (message.type === 'missed') miss(message.count, message.why)
    else fail(message.why)
  })
  worker.on('error', error => fail(error.message))
  worker.on('messageerror', error => fail(error.message))
  worker.on('exit', () => fail('the writer has ended'))
  await ready.promise

  return {
    isFull: () => waiting.length >= most,
    check,
    counts: () => ({
      writes,
      commits,
      waiting: waiting.length,
      ...(ailing === undefined ? {} : { ailing }),
    }),

    send(write) {
      check()
      // All that is asked for in one turn of the loop travels as one message.
      if (outbox.push(post(write)) === 1) setImmediate(flush)
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      waiting.push({ resolve, reject })
      // The writer answers each kind of write with its own kind of result.
      return promise as Promise<Results[typeof write.kind]>
    },

    close() {
      closing ??= (async () => {
        stopped ??= new Error('store: closed')
        flush()
        tell({ type: 'close' })
        await ended
      })()
      return closing
    },
  }
}
