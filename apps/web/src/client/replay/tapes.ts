import { type Parsed, parsed } from '@adit/kernel'
import { check, type Tape, tape } from '@adit/protocol'
import { parseRecord, titleNamed } from '@adit/shelf'
import { fold, readLog, tapeOf, tapeOfRecord } from '@adit/table'
import { keptRecord } from '../archive/kept-records.ts'
import { fieldsOf } from '../fields.ts'
import { openStore } from '../local/kept-store.ts'
import type { Source } from './asking.ts'

/** Only for workers: a tape holds all that was hidden. */
export function fetchTape(source: Source): Promise<Parsed<Tape>> {
  switch (source.at) {
    case 'device':
      return localTape(source.table, source.me)
    case 'server':
      return serverTape(source.table)
    case 'kept':
      return keptTape(source.record)
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
  const { key } = fieldsOf(fieldsOf(body).why)
  return { ok: false, why: { key: typeof key === 'string' ? key : 'table-unknown' } }
}

async function keptTape(id: string): Promise<Parsed<Tape>> {
  const text = await keptRecord(id)
  return text === undefined ? { ok: false, why: { key: 'table-unknown' } } : recordTape(text)
}

function recordTape(text: string): Parsed<Tape> {
  const opened = parseRecord(text)
  if (!opened.ok) return opened
  const { game, record } = opened.value
  return parsed(tapeOfRecord(game, record))
}
