import { botsFor } from '@adit/bots'
import { quickRandom } from '@adit/kernel'
import { printRecord, titleNamed } from '@adit/shelf'
import { type Backup, humanPace, type KeptTable, type Player } from '@adit/table'
import { pageClock } from '../page-clock.ts'
import type { Wanted } from '../replay/branching.ts'
import { freshNumber, freshTable } from './fresh.ts'
import { LocalHall, type Reconsidered } from './hall.ts'
import { openStore } from './kept-store.ts'
import { thinking } from './thinking.ts'

/** Tables without a server: the same host as there, in a worker of the page. */

const others = new BroadcastChannel('adit-tables')

const hall = openStore('adit').then(store => {
  const made = new LocalHall({
    store,
    title: titleNamed,
    bots: title => botsFor(title).map(bot => bot.name),
    random: quickRandom(freshNumber()),
    fresh: freshTable,
    ...pageClock,
    think: thinking(),
    pace: humanPace,
    trouble: error => reportError(error),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
    wrote: table => others.postMessage(table),
  })
  others.addEventListener('message', ({ data }: MessageEvent<string>) => {
    made.refresh(data).catch(reportError)
  })
  return made
})

/** The page's first message for each connection brings a port and says who is at its other end. */
export type Calling =
  | { readonly type: 'welcome'; readonly who: Player }
  | { readonly type: 'record'; readonly table: string }
  | { readonly type: 'branch'; readonly wanted: Wanted }
  | { readonly type: 'advise'; readonly of: Reconsidered }
  | { readonly type: 'take-out'; readonly member: string }
  | { readonly type: 'put-back'; readonly tables: Backup['tables'] }

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Calling>) => {
  if (port !== undefined) hall.then(made => answer(made, data, port)).catch(reportError)
})

async function answer(made: LocalHall, call: Calling, port: MessagePort): Promise<void> {
  switch (call.type) {
    case 'welcome':
      return serve(made, call.who, port)
    case 'record':
      return giveRecord(made, call.table, port)
    case 'branch':
      return port.postMessage(await made.branch(call.wanted))
    case 'advise':
      return port.postMessage(await made.advise(call.of))
    case 'take-out':
      return port.postMessage((await made.takeOut(call.member)) satisfies KeptTable[])
    case 'put-back':
      return port.postMessage(await made.putBack(call.tables))
  }
}

function serve(made: LocalHall, who: Player, port: MessagePort): void {
  port.postMessage('')
  const guest = made.welcome(who, text => port.postMessage(text))
  port.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // Ports do not tell when the other end is gone: an empty text says goodbye.
    if (data !== '') return guest.receive(data)
    guest.leave()
    port.close()
  })
  port.start()
}

async function giveRecord(made: LocalHall, table: string, port: MessagePort): Promise<void> {
  const record = await made.record(table)
  const title = record?.ok ? titleNamed(record.value.title) : undefined
  if (!record?.ok || title === undefined) return port.postMessage('')
  // The host checked it when the table was opened.
  const config = record.value.config as Parameters<typeof title.open>[0]
  port.postMessage(printRecord(title.open(config), record.value))
}
