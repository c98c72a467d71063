import type { MessagePort } from 'node:worker_threads'
import { titleNamed } from '@adit/shelf'
import type { Reply } from './crew.ts'
import { type ArenaPlan, type Job, Stage } from './plan.ts'
import { ProgramFault } from './program.ts'

/** A thread of the arena: plays the deals it is sent. The plan was checked before it was started. */
export function servePlays(port: MessagePort, plan: ArenaPlan): void {
  const title = titleNamed(plan.title)
  if (title === undefined) throw new Error('a thread of no arena')
  const stage = new Stage(plan, title.open(plan.config))

  port.on('message', (job: Job | 'done') => {
    if (job === 'done') {
      stage.close()
      port.close()
      return
    }
    const failed = (error: unknown): Reply =>
      error instanceof ProgramFault ? { failed: error.program } : { fault: String(error) }
    stage.play(job).then(
      reply => port.postMessage(reply),
      (error: unknown) => port.postMessage(failed(error)),
    )
  })
}
