import { type Task, type Thought, times } from '@adit/table'
import { answerTask } from '@adit/table/thought'

/** A bot's answer to a question. Throws if there is no such title or bot. */
export function answer(task: Task): Thought {
  const end = performance.now() + times.thinking
  return answerTask(task, () => performance.now() > end)
}
