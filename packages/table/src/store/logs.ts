import { type Linked, type Store, storeLimits } from './store.ts'

/** A table's rows as they are stored. */
export interface RawLog {
  readonly table: string
  readonly entries: readonly Linked[]
}

/** The whole log of a table, or what follows `after`, however many pages that takes. */
export async function readRows(
  store: Pick<Store, 'read'>,
  table: string,
  after = 0,
): Promise<Linked[]> {
  const entries: Linked[] = []
  for (;;) {
    const page = await store.read(table, { after: after + entries.length })
    for (const entry of page) entries.push(entry)
    if (page.length < storeLimits.page) return entries
  }
}

/** Every table's log, one at a time: for whoever checks or copies all there is. */
export async function* everyLog(store: Pick<Store, 'read' | 'tables'>): AsyncGenerator<RawLog> {
  let after: string | undefined
  for (;;) {
    const tables = await store.tables(after === undefined ? {} : { after })
    for (const table of tables) yield { table, entries: await readRows(store, table) }
    if (tables.length < storeLimits.page) return
    after = tables.at(-1)
  }
}
