import { type Parsed, parsed, type Refusal } from '@adit/kernel'
import { type OpenedRecord, parseRecord } from '@adit/shelf'
import { onDisk } from './disk.ts'
import type { Terminal } from './terminal.ts'

/** A record of a file, or why it is none. */
export interface RecordLine {
  readonly path: string
  /** Counted from 1; of a file with one record it is 1. */
  readonly line: number
  readonly read: Parsed<OpenedRecord>
}

/** A little more than a record may have, so that reading stops and the shelf still says why. */
const ENOUGH = 4_100_000

/**
 * Every record of a file, whether it holds one or one a line. What cannot be read is told in its place and
 * never stops the others.
 */
export async function eachRecord(
  terminal: Terminal,
  path: string,
  take: (found: RecordLine) => Promise<void>,
): Promise<Refusal | undefined> {
  const lines = new Lines()
  const done = await onDisk(path, async () => {
    for await (const piece of terminal.files.read(path)) {
      for (const line of lines.add(piece)) await take(opened(path, line))
      if (terminal.interrupted.aborted) break
    }
    for (const line of lines.end()) await take(opened(path, line))
    return parsed(true)
  })
  return done.ok ? undefined : done.why
}

interface Numbered {
  readonly at: number
  readonly text: string
}

function opened(path: string, { at, text }: Numbered): RecordLine {
  return { path, line: at, read: parseRecord(text) }
}

/** Cuts what comes in pieces into records: a line each, or all of it where the first line is no whole one. */
class Lines {
  #at = 1
  #rest = ''
  #isOne: boolean | undefined

  add(piece: string): readonly Numbered[] {
    // A record too long to be one is not gathered to its end.
    if (this.#rest.length < ENOUGH) this.#rest += piece
    if (this.#isOne === undefined && this.#rest.includes('\n')) {
      this.#rest = this.#rest.replace(/^\uFEFF/, '')
      this.#isOne = !isWhole(this.#rest.slice(0, this.#rest.indexOf('\n')))
    }
    if (this.#isOne !== false) return []
    const lines = this.#rest.split('\n')
    this.#rest = lines.pop() ?? ''
    return this.#numbered(lines)
  }

  end(): readonly Numbered[] {
    return this.#numbered([this.#rest])
  }

  #numbered(lines: readonly string[]): readonly Numbered[] {
    const from = this.#at
    this.#at += lines.length
    return lines
      .map((text, index) => ({ at: from + index, text }))
      .filter(({ text }) => text.trim() !== '')
  }
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
