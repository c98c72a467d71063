import type { Task } from '@adit/table'
import { answer } from './thought.ts'

/** A worker of its own for bots: a slow one keeps neither the page nor the tables waiting. */
self.addEventListener('message', ({ data }: MessageEvent<{ nth: number; task: Task }>) => {
  const { nth, task } = data
  try {
    self.postMessage({ nth, move: answer(task) })
  } catch (error) {
    self.postMessage({ nth, error: error instanceof Error ? error.message : String(error) })
  }
})
