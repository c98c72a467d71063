import { type Task, times } from '@adit/table'
import { answerTask } from '@adit/table/thought'

/** A bot's answer to a question, in notation. Throws if there is no such title or bot. */
export function answer(task: Task): string {
  const end = performance.now() + times.thinking
  return answerTask(task, () => performance.now() > end)
}
