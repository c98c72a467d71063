import type { Task, Thought } from '@adit/table'
import { answerTask } from '@adit/table/thought'

/** A bot's answer to a question, in so many milliseconds. Throws if there is no such title or bot. */
export function answer(task: Task, time: number): Thought {
  const end = performance.now() + time
  return answerTask(task, () => performance.now() > end)
}
