import { type Task, type Thought, times } from '@adit/table'
import { answerTask } from '@adit/table/thought'

/** What a thread of the pool does: asks one bot for one move, which ends its thinking in good time. */
export function think(task: Task): Thought {
  const end = performance.now() + times.thinking
  return answerTask(task, () => performance.now() > end)
}
