import { admit, type Linked } from '@adit/table'
import { Away, type ColdStore, type SharedStore } from '../store/shared.ts'
import { nameOf, unpackLog } from './log-object.ts'
import type { Objects } from './objects.ts'

/** A store whose finished games may lie elsewhere: whoever reads a log does not notice. */
export function withCold<S extends SharedStore & ColdStore>(store: S, objects: Objects): S {
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
      const cold = (await readCold(objects, table, until)).slice(after)
      return [...cold, ...rows].slice(0, limit)
    },
  }
}

/** The entries of a cold game, up to that number. */
export async function readCold(
  objects: Objects,
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
