import type { Append } from '@adit/table/store'
import type { Result, Write } from './sqlite-writes.ts'

/**
 * What travels between the main thread and the writer. Nearly all of it are appends of a move: they
 * go without the names of their fields, which would be written, sent and read with each of them.
 */
type Posted = readonly [
  table: string,
  expected: number,
  at: number,
  /** Kind and body in turn. */
  entries: readonly string[],
  command: readonly [client: string, id: string, answer: string] | undefined,
  rest: Rest | undefined,
]
type Rest = Pick<Append, 'summary' | 'retouch' | 'timers' | 'snapshot'>

export type Sent = Posted | Exclude<Write, { readonly kind: 'append' }>

export function post(write: Write): Sent {
  if (write.kind !== 'append') return write
  const { table, expected, at, entries, command, ...rest } = write.append
  const { summary, retouch, timers = [], snapshot } = rest
  const isPlain =
    summary === undefined && retouch === undefined && snapshot === undefined && timers.length === 0
  return [
    table,
    expected,
    at,
    entries.flatMap(({ kind, body }) => [kind, body]),
    command && [command.client, command.id, command.answer],
    isPlain ? undefined : rest,
  ]
}

export function unpost(sent: Sent): Write {
  if ('kind' in sent) return sent
  const [table, expected, at, flat, command, rest] = sent
  const entries: { kind: string; body: string }[] = []
  for (let nth = 0; nth < flat.length; nth += 2) {
    entries.push({ kind: flat[nth] ?? '', body: flat[nth + 1] ?? '' })
  }
  const [client = '', id = '', answer = ''] = command ?? []
  const asked = command && { command: { client, id, answer } }
  return { kind: 'append', append: { table, expected, at, entries, ...asked, ...rest } }
}

/** A number is where an append left its log; a mistake is what was wrong with this write alone. */
export type Answer = number | { readonly value: Result } | { readonly mistake: string }

export function answerWith(value: Result): Answer {
  const isAppended = typeof value === 'object' && value.outcome === 'appended'
  return isAppended ? value.seq : { value }
}
