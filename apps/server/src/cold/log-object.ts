import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { type Linked, linkOf, NO_LINK } from '@adit/table'
import * as v from 'valibot'

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A log as it lies in an object. A field may be added as optional, never changed or taken away. */
const logObject = v.object({
  format: v.literal('adit-log'),
  version: v.literal(1),
  table: v.string(),
  /** The last link of its chain; all others follow from the rows, and would not pack. */
  end: v.string(),
  /** Time, kind, body. */
  rows: v.array(v.strictTuple([count, v.string(), v.string()])),
})

/** No game comes near; an object is checked before it is unfolded in memory. */
const LONGEST = 256 << 20

/** Rows that are linked before others are served. */
const BREATH = 256

/** A few hundred folders, so that none holds millions of files. Letters of an id are all alike likely. */
export function nameOf(table: string): string {
  const id = /^[\w-]+$/.test(table) ? table : Buffer.from(table).toString('hex')
  return `${id.slice(0, 2)}/${id}.br`
}

export async function packLog(table: string, rows: readonly Linked[]): Promise<Uint8Array> {
  const log: v.InferOutput<typeof logObject> = {
    format: 'adit-log',
    version: 1,
    table,
    end: rows.at(-1)?.hash ?? NO_LINK,
    rows: rows.map(({ at, kind, body }) => [at, kind, body]),
  }
  return pack(JSON.stringify(log))
}

/** Throws if it is not the log of that table, as it was linked. */
export async function unpackLog(table: string, bytes: Uint8Array): Promise<Linked[]> {
  const text = await unpack(bytes, { maxOutputLength: LONGEST })
  const read = v.parse(logObject, JSON.parse(String(text)))
  if (read.table !== table) throw new Error('cold: an object holds the log of another table')
  let hash = NO_LINK
  const rows: Linked[] = []
  for (const [nth, [at, kind, body]] of read.rows.entries()) {
    const row = { seq: nth + 1, at, kind, body }
    hash = linkOf(hash, table, row)
    rows.push({ ...row, hash })
    if (rows.length % BREATH === 0) await setImmediate()
  }
  if (hash !== read.end) throw new Error('cold: an object was altered')
  return rows
}
