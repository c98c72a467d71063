import type { Refusal } from '@adit/kernel'
import type { Backup, KeptTable, Player } from '@adit/table'
import type { Wanted } from '../replay/branching.ts'
import type { Dial } from '../wire.ts'
import type { Advised, Reconsidered } from './hall.ts'
import type { Calling } from './worker.ts'

let started: Worker | undefined

/** One worker serves the page; it starts with the first table that needs it. */
function hallWorker(): Worker {
  if (started !== undefined) return started
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  started = worker
  worker.addEventListener('error', event => {
    if (isMissing(event) && started === worker) started = undefined
  })
  return worker
}

/** Its script did not come. What goes wrong within a script is an `ErrorEvent`. */
function isMissing(event: Event): boolean {
  return !(event instanceof ErrorEvent)
}

/** To the tables of this device, as someone who sits at it. */
export function dialLocal(who: Player): Dial {
  return events => {
    const { port1: port, port2 } = new MessageChannel()
    port.addEventListener('message', ({ data }: MessageEvent<string>) => {
      // The first, empty text says that the hall is open.
      if (data === '') events.up()
      else events.text(data)
    })
    port.start()
    const worker = hallWorker()
    const lost = (event: Event): void => {
      if (isMissing(event)) events.down()
    }
    worker.addEventListener('error', lost)
    worker.postMessage({ type: 'welcome', who } satisfies Calling, [port2])
    return {
      send: text => port.postMessage(text),
      close: () => {
        worker.removeEventListener('error', lost)
        port.postMessage('')
        port.close()
      },
    }
  }
}

/** The record of a finished game of this device; undefined if there is none. */
export async function localRecord(table: string): Promise<string | undefined> {
  const record = await ask<string>({ type: 'record', table })
  return record === '' ? undefined : record
}

/** Plays on from a moment of a finished game: the new table, or why not. */
export function askForBranch(wanted: Wanted): Promise<string | Refusal> {
  return ask({ type: 'branch', wanted })
}

/** The coach of this device: a much better move than this one, if there is any. */
export function askCoach(of: Reconsidered): Promise<Advised | undefined> {
  return ask({ type: 'advise', of })
}

/** Every table of somebody at this device. */
export function takeOutTables(member: string): Promise<readonly KeptTable[]> {
  return ask({ type: 'take-out', member })
}

/** Tables of a backup; how many of them were not here. */
export function putBackTables(tables: Backup['tables']): Promise<number> {
  return ask({ type: 'put-back', tables })
}

/** One question, one answer, of the type that the worker gives to such a question. */
function ask<Answer>(call: Calling): Promise<Answer> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      resolve(data)
      port.close()
    })
    port.start()
    hallWorker().postMessage(call, [port2])
  })
}
