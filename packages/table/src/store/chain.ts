import { digest } from '@adit/fairness'
import type { Linked, Stored, StoredEntry } from './store.ts'

/** What stands for the row before the first. */
export const NO_LINK = ''

/** The log that a row belongs to: a table's id, or this for the journal of the house. */
export const JOURNAL = '@journal'

/** SHA-256 of a text, in hex. Whoever has a faster one than the page's brings it along. */
export type Sha256 = (text: string) => string

/**
 * The hash of a row: SHA-256 in hex over the hash of the row before it, the log's id, and the row's
 * own number, time, kind and body, each on a line. Only a body can hold a line's end, and it is last.
 */
export function linkOf(
  previous: string,
  log: string,
  { seq, at, kind, body }: Stored,
  sha256: Sha256 = digest,
): string {
  return sha256(`${previous}\n${log}\n${seq}\n${at}\n${kind}\n${body}`)
}

/** New entries as the rows that follow a head. */
export function linkAll(
  head: { readonly seq: number; readonly hash: string },
  log: string,
  at: number,
  entries: readonly StoredEntry[],
  sha256?: Sha256,
): Linked[] {
  let { seq, hash } = head
  return entries.map(({ kind, body }) => {
    const row = { seq: ++seq, at, kind, body }
    hash = linkOf(hash, log, row, sha256)
    return { ...row, hash }
  })
}

/** The number of the first row that does not follow from the one before; undefined if all do. */
export function brokenLink(log: string, rows: readonly Linked[]): number | undefined {
  let previous = NO_LINK
  for (const [at, row] of rows.entries()) {
    if (row.seq !== at + 1 || row.hash !== linkOf(previous, log, row)) return at + 1
    previous = row.hash
  }
  return undefined
}
