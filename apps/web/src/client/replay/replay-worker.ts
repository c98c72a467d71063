import { type Parsed, parsed } from '@adit/kernel'
import { check, type Tape, tape } from '@adit/protocol'
import { parseRecord, titleNamed } from '@adit/shelf'
import { fold, Replay, readLog, tapeOf, tapeOfRecord } from '@adit/table'
import { openStore } from '../local/kept-store.ts'
import type { Answering, Asking, Source } from './asking.ts'
import { chronicleOf } from './chronicle.ts'
import { Screening } from './screening.ts'

/** Finished games are played again here, so that the page never holds what an eye may not see. */

let screening: Screening | undefined
let shown: Replay | undefined

self.addEventListener('message', ({ data }: MessageEvent<Asking>) => {
  answer(data)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
    .then(said => self.postMessage(said))
    .catch(reportError)
})

async function answer(asking: Asking): Promise<Answering> {
  const { id } = asking
  if (asking.type === 'look') {
    if (screening === undefined) return { id, type: 'refused', why: { key: 'table-unknown' } }
    return { id, type: 'glimpse', glimpse: screening.look(asking.looking) }
  }
  if (asking.type === 'chart') {
    const chart = shown && chronicleOf(shown.title.name).chart?.(shown, asking.eye)
    return { id, type: 'chart', chart }
  }
  const read = await fetchTape(asking.source)
  if (!read.ok) return { id, type: 'refused', why: read.why }
  const replay = Replay.read(read.value, titleNamed)
  if (!replay.ok) return { id, type: 'refused', why: replay.why }
  shown = replay.value
  screening = new Screening(shown)
  const { table, info, seat } = read.value
  // Seeds would tell the deal to come.
  const { serverSeed: _seed, playerSeeds: _seeds, ...deal } = info.deal
  return { id, type: 'opened', opened: { table, info: { ...info, deal }, seat } }
}

function fetchTape(source: Source): Promise<Parsed<Tape>> {
  switch (source.at) {
    case 'device':
      return localTape(source.table, source.me)
    case 'server':
      return serverTape(source.table)
    case 'hand':
      return Promise.resolve(recordTape(source.text))
  }
}

async function localTape(table: string, me: string): Promise<Parsed<Tape>> {
  const store = await openStore('adit')
  const log = await readLog({ store }, table, 0)
  if (!log.ok) return log
  const folded = fold(log.value, titleNamed)
  return folded.ok ? tapeOf(folded.value, me) : folded
}

async function serverTape(table: string): Promise<Parsed<Tape>> {
  const answered = await fetch(`/api/v1/tables/${encodeURIComponent(table)}/tape`)
  const body: unknown = await answered.json()
  if (answered.ok) return check(tape, body)
  const why = typeof body === 'object' && body !== null ? Reflect.get(body, 'why') : undefined
  const key = typeof why === 'object' && why !== null ? Reflect.get(why, 'key') : undefined
  return { ok: false, why: { key: typeof key === 'string' ? key : 'table-unknown' } }
}

function recordTape(text: string): Parsed<Tape> {
  const opened = parseRecord(text)
  if (!opened.ok) return opened
  const { game, record } = opened.value
  return parsed(tapeOfRecord(game, record))
}
