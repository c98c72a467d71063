import type { Task } from '@adit/table'

type Thought =
  | { readonly nth: number; readonly move: string }
  | { readonly nth: number; readonly error: string }

/** Sends questions to the bots' worker, or asks here where a worker may not start another. */
export function thinking(): (task: Task) => Promise<string> {
  if (typeof Worker === 'undefined') {
    return async task => (await import('./thought.ts')).answer(task)
  }
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<number, PromiseWithResolvers<string>>()
  let count = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    const waiting = asked.get(data.nth)
    asked.delete(data.nth)
    if ('move' in data) waiting?.resolve(data.move)
    else waiting?.reject(new Error(data.error))
  })
  return task => {
    const waiting = Promise.withResolvers<string>()
    asked.set(++count, waiting)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
    worker.postMessage({ nth: count, task })
    return waiting.promise
  }
}
