import { getPriority, setPriority } from 'node:os'
import { platform } from 'node:process'
import { type Task, type Thought, times } from '@adit/table'
import { answerTask } from '@adit/table/thought'

/** How much sooner the processor is given to whoever serves people. */
const GIVING_WAY = 10
const LAST = 19
// Only Linux has a priority for each thread.
if (platform === 'linux') setPriority(Math.min(LAST, getPriority() + GIVING_WAY))

/** What a thread of the pool does: asks one bot for one move, which ends its thinking in good time. */
export function think(task: Task): Thought {
  const end = performance.now() + times.thinking
  return answerTask(task, () => performance.now() > end)
}
