import { type Parsed, parsed, unreadable } from '@adit/kernel'
import { parseRecord } from '@adit/shelf'
import { fieldsOf, jsonIn } from '../fields.ts'
import { LONGEST_NOTE, type Margin } from './marginalia.ts'

/** A game as it travels with others in one file: its record as text, and what was written beside it. */
export interface Packed extends Margin {
  readonly record: string
  /** When it was played; 0 if nobody knows. */
  readonly at: number
}

/** No archive is larger than this: it is read as a whole. */
const LONGEST = 60_000_000
const MOST_GAMES = 2_000

/** One line a game, a record file's own fields beside what was added: `{"record":{…},"star":true,"note":""}`. */
export function printArchive(games: readonly Packed[]): string {
  const lines = games.map(({ record, isStarred, note, at }) =>
    JSON.stringify({ record: JSON.parse(record), star: isStarred, note, at }),
  )
  return lines.map(line => `${line}\n`).join('')
}

export interface Unpacked {
  readonly games: readonly Packed[]
  /** Lines that held no game that can be shown, counted from 1. */
  readonly faults: readonly number[]
}

/** The door for archives, whoever wrote them: each record passes the one door of records. */
export function parseArchive(text: string): Parsed<Unpacked> {
  if (text.length > LONGEST) return unreadable('record-too-long', { most: LONGEST })
  const lines = text.split('\n')
  const games: Packed[] = []
  const faults: number[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const game = games.length < MOST_GAMES ? unpack(line) : undefined
    if (game === undefined) faults.push(at + 1)
    else games.push(game)
  }
  return parsed({ games, faults })
}

/** A bare record is a game without notes, so that files of records are read too. */
function unpack(line: string): Packed | undefined {
  const { record, star, note, at, ...odd } = fieldsOf(jsonIn(line))
  if (record === undefined) return admitted({ record: line, isStarred: false, note: '', at: 0 })
  if (Object.keys(odd).length > 0) return undefined
  const isSound =
    typeof star === 'boolean' &&
    typeof note === 'string' &&
    note.length <= LONGEST_NOTE &&
    typeof at === 'number' &&
    Number.isSafeInteger(at) &&
    at >= 0
  return isSound
    ? admitted({ record: JSON.stringify(record), isStarred: star, note, at })
    : undefined
}

function admitted(packed: Packed): Packed | undefined {
  return parseRecord(packed.record).ok ? packed : undefined
}
