import { type HostPorts, type Task, type Thought, thinkingTime, times } from '@adit/table'

/** What the bots' worker is asked, one question at a time. */
export interface Question {
  readonly task: Task
  /** Milliseconds. */
  readonly time: number
}
type Reply = Thought | { readonly error: string }

interface Waiting extends PromiseWithResolvers<Thought | undefined> {
  readonly task: Task
  readonly due: number
}

/** Sends questions to the bots' worker, or asks here where a worker may not start another. */
export function thinking(): HostPorts['think'] {
  if (typeof Worker === 'undefined') {
    return async task => (await import('./thought.ts')).answer(task, times.thinking)
  }
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  return inTurn({
    ask: question => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
      worker.postMessage(question)
    },
    onReply: hear => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data))
    },
    now: () => performance.now(),
  })
}

interface Thinker {
  ask(question: Question): void
  onReply(hear: (reply: Reply) => void): void
  now(): number
}

/** One after another, each with its part of the time; who would come too late is not asked. */
export function inTurn({ ask, onReply, now }: Thinker): HostPorts['think'] {
  const waiting: Waiting[] = []
  let asked: Waiting | undefined
  const next = (): void => {
    while (asked === undefined) {
      const one = waiting.shift()
      if (one === undefined) return
      const time = thinkingTime(one.due - now(), 1, waiting.length)
      if (time <= 0) one.resolve(undefined)
      else {
        asked = one
        ask({ task: one.task, time })
      }
    }
  }
  onReply(reply => {
    if ('move' in reply) asked?.resolve(reply)
    else asked?.reject(new Error(reply.error))
    asked = undefined
    next()
  })
  return task => {
    const one = { ...Promise.withResolvers<Thought | undefined>(), task, due: now() + task.within }
    waiting.push(one)
    next()
    return one.promise
  }
}
