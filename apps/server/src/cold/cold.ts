import { admit, type Linked } from '@adit/table'
import { Away, type ColdStore, type SharedStore } from '../store/shared.ts'
import { nameOf, unpackLog } from './log-object.ts'
import type { Objects } from './objects.ts'
import { patiently } from './patience.ts'

/** Logs that are kept unpacked, and for how many milliseconds: whoever reads one reads it page by page. */
const MOST_KEPT = 4
const KEPT = 5_000

/** A store whose finished games may lie elsewhere: whoever reads a log does not notice. */
export function withCold<S extends SharedStore & ColdStore>(store: S, objects: Objects): S {
  const get = patiently(objects)
  const readWhole = keeping((table, until) => readCold({ get }, table, until))
  return {
    ...store,
    async read(table, page = {}) {
      const { after = 0 } = page
      const rows = await store.read(table, page)
      if (rows[0]?.seq === after + 1) return rows
      const until = await store.coldUntil(table)
      if (until <= after) return rows
      const limit = admit.admitLimit(page.limit)
      // What was said after the end is in the database.
      const cold = (await readWhole(table, until)).slice(after, after + limit)
      return [...cold, ...rows].slice(0, limit)
    },
  }
}

type ReadWhole = (table: string, until: number) => Promise<readonly Linked[]>

/** The same, but what was read just now is at hand: a log of many pages is fetched and checked once. */
function keeping(read: ReadWhole): ReadWhole {
  const kept = new Map<string, Promise<readonly Linked[]>>()
  return (table, until) => {
    const name = `${until}:${table}`
    const known = kept.get(name)
    if (known !== undefined) return known
    const made = read(table, until)
    const forget = (): void => {
      if (kept.get(name) === made) kept.delete(name)
    }
    kept.set(name, made)
    made.then(() => setTimeout(forget, KEPT).unref(), forget)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }
}

/** The entries of a cold game, up to that number. */
export async function readCold(
  objects: Pick<Objects, 'get'>,
  table: string,
  until: number,
): Promise<readonly Linked[]> {
  const bytes = await objects.get(nameOf(table)).catch((error: unknown) => {
    throw new Away(`cold: the objects are away: ${String(error)}`)
  })
  if (bytes === undefined) throw new Error('cold: an object is missing')
  const rows = await unpackLog(table, bytes)
  if (rows.length !== until) throw new Error('cold: an object holds another length of a log')
  return rows
}
