import type { Thought } from '@adit/table'
import type { Question } from './thinking.ts'
import { answer } from './thought.ts'

/** A worker of its own for bots: a slow one keeps neither the page nor the tables waiting. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
  self.postMessage(thought(data))
})

function thought({ task, time }: Question): Thought | { readonly error: string } {
  try {
    return answer(task, time)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
