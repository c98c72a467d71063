import type { Task, Thought } from '@adit/table'

type Reply = { readonly nth: number } & (Thought | { readonly error: string })

/** Sends questions to the bots' worker, or asks here where a worker may not start another. */
export function thinking(): (task: Task) => Promise<Thought> {
  if (typeof Worker === 'undefined') {
    return async task => (await import('./thought.ts')).answer(task)
  }
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<number, PromiseWithResolvers<Thought>>()
  let count = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const waiting = asked.get(data.nth)
    asked.delete(data.nth)
    if ('move' in data) waiting?.resolve(data)
    else waiting?.reject(new Error(data.error))
  })
  return task => {
    const waiting = Promise.withResolvers<Thought>()
    asked.set(++count, waiting)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
    worker.postMessage({ nth: count, task })
    return waiting.promise
  }
}
