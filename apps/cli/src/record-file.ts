import { type Parsed, parsed, unreadable } from '@adit/kernel'
import {
  isPositionFile,
  type OpenedPosition,
  type OpenedRecord,
  parsePositionFile,
  parseRecord,
} from '@adit/shelf'
import { onDisk } from './disk.ts'
import type { Terminal } from './terminal.ts'

/** A little more than a record may have, so that reading stops and the shelf still says why. */
const ENOUGH = 4_100_000

export interface RecordPlace {
  /** A path, or `-` for standard input. */
  readonly path: string
  /** Which line of a file of many records, counted from 1. */
  readonly line?: number
}

/** The record or position in a file, checked as far as the shelf does: its moves are read, not yet played. */
export async function openRecord(
  terminal: Terminal,
  { path, line }: RecordPlace,
): Promise<Parsed<OpenedRecord & Partial<OpenedPosition>>> {
  const text = await onDisk(path, () =>
    line === undefined ? readWhole(terminal, path) : readLine(terminal, path, line),
  )
  if (!text.ok) return text
  return isPositionFile(text.value) ? parsePositionFile(text.value) : parseRecord(text.value)
}

async function readWhole(terminal: Terminal, path: string): Promise<Parsed<string>> {
  let text = ''
  for await (const piece of terminal.files.read(path)) {
    text += piece
    if (text.length > ENOUGH) break
  }
  const bare = withoutMark(text)
  return holdsSeveral(bare) ? unreadable('several-records', { path }) : parsed(bare)
}

async function readLine(terminal: Terminal, path: string, wanted: number): Promise<Parsed<string>> {
  let line = ''
  let at = 1
  let begun = false
  for await (const piece of terminal.files.read(path)) {
    for (const [nth, text] of piece.split('\n').entries()) {
      if (nth > 0) {
        if (at === wanted) return parsed(withoutMark(line))
        at++
        begun = false
      }
      begun ||= text !== ''
      if (at === wanted) line += text
    }
    if (line.length > ENOUGH) break
  }
  if (at === wanted && begun) return parsed(withoutMark(line))
  return unreadable('no-such-line', { path, line: wanted, lines: begun ? at : at - 1 })
}

/** Windows editors put a mark at the start that JSON does not know. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/** JSON lines: the first line is a whole value, and there is another. */
function holdsSeveral(text: string): boolean {
  const end = text.indexOf('\n')
  if (end < 0 || text.slice(end).trim() === '') return false
  try {
    JSON.parse(text.slice(0, end))
    return true
  } catch {
    return false
  }
}
