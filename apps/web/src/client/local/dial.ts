import type { Refusal } from '@adit/kernel'
import type { Player } from '@adit/table'
import type { Wanted } from '../replay/branching.ts'
import type { Dial } from '../wire.ts'
import type { Calling } from './worker.ts'

let started: Worker | undefined

/** One worker serves the page; it starts with the first table that needs it. */
function hallWorker(): Worker {
  started ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return started
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
    hallWorker().postMessage({ type: 'welcome', who } satisfies Calling, [port2])
    return {
      send: text => port.postMessage(text),
      close: () => {
        port.postMessage('')
        port.close()
      },
    }
  }
}

/** The record of a finished game of this device; undefined if there is none. */
export function localRecord(table: string): Promise<string | undefined> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port.addEventListener('message', ({ data }: MessageEvent<string>) => {
      resolve(data === '' ? undefined : data)
      port.close()
    })
    port.start()
    hallWorker().postMessage({ type: 'record', table } satisfies Calling, [port2])
  })
}

/** Plays on from a moment of a finished game: the new table, or why not. */
export function askForBranch(wanted: Wanted): Promise<string | Refusal> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port.addEventListener('message', ({ data }: MessageEvent<string | Refusal>) => {
      resolve(data)
      port.close()
    })
    port.start()
    hallWorker().postMessage({ type: 'branch', wanted } satisfies Calling, [port2])
  })
}
