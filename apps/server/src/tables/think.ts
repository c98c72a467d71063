import { hrtime } from 'node:process'
import type { Task, Thought } from '@adit/table'
import { answerTask } from '@adit/table/thought'

export interface Question {
  readonly task: Task
  /** When the bot has to come to an end, by the clock of all threads. */
  readonly until: number
}

/** Milliseconds by a clock that is the same in every thread: each has a `performance` of its own. */
export function clockOfAll(): number {
  return Number(hrtime.bigint()) / 1e6
}

/** What a thread of the pool does: asks one bot for one move, which ends its thinking in good time. */
export function think({ task, until }: Question): Thought {
  return answerTask(task, () => clockOfAll() > until)
}
