import { deflateRawSync } from 'node:zlib'
import { type Parsed, parsed, type Refusal } from '@adit/kernel'
import { printRecordLine } from '@adit/shelf'
import { fill } from '@adit/words'
import { type Answer, CODES, done, refused } from '../answer.ts'
import { readWhere, type Where } from '../config.ts'
import type { Desk } from '../desk.ts'
import { bold } from '../paint.ts'
import { openRecord } from '../record-file.ts'
import { refusedRecord } from './replay.ts'

export interface OpenFlags {
  readonly at?: string
  readonly line?: string
  readonly address?: string
}

/** Where `npm start` serves the page. */
const HERE = 'http://localhost:8080'

/** A link that brings a whole record to the page's replay: no server has to know the game. */
export async function open(desk: Desk, path: string, flags: OpenFlags): Promise<Answer> {
  const read = readFlags(flags)
  if (!read.ok) return refused(desk, read.why, { code: CODES.usage })
  const { at, line, address } = read.value
  const opened = await openRecord(desk.terminal, line === undefined ? { path } : { path, line })
  if (!opened.ok) return refusedRecord(desk, opened.why)
  const { game, record, start } = opened.value
  const begun = start === undefined ? {} : { start: game.notation.printPosition(start) }
  const text = printRecordLine(game, { ...record, ...begun })
  const carried = deflateRawSync(text).toString('base64url')
  const link = `${address}/replay/file#record=${carried}${at === undefined ? '' : `&at=${at}`}`
  const said = fill(desk.language, desk.words.open.link, { moves: record.moves.length })
  return done(`${said}\n${bold(link)}`, { title: record.title, moves: record.moves.length, link })
}

function readFlags(flags: OpenFlags): Parsed<Where & { readonly address: string }> {
  const where = readWhere(flags)
  if (!where.ok) return where
  const { address = HERE } = flags
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    return { ok: false, why: bad(address) }
  return parsed({ ...where.value, address: new URL(address).origin })
}

function bad(address: string): Refusal {
  return { key: 'bad-address', slots: { address: address.slice(0, 60) } }
}
