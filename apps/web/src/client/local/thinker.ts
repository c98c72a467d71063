import type { Task, Thought } from '@adit/table'
import { answer } from './thought.ts'

/** A worker of its own for bots: a slow one keeps neither the page nor the tables waiting. */
self.addEventListener('message', ({ data }: MessageEvent<{ nth: number; task: Task }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
  self.postMessage({ nth: data.nth, ...thought(data.task) })
})

function thought(task: Task): Thought | { readonly error: string } {
  try {
    return answer(task)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
