import { type Logged, limits, type Store } from './store.ts'

export interface Log {
  readonly table: string
  readonly entries: readonly Logged[]
}

/** The whole log of a table, or what follows `after`, however many pages that takes. */
export async function readLog(
  store: Pick<Store, 'read'>,
  table: string,
  after = 0,
): Promise<Logged[]> {
  const entries: Logged[] = []
  for (;;) {
    const page = await store.read(table, { after: after + entries.length })
    for (const entry of page) entries.push(entry)
    if (page.length < limits.page) return entries
  }
}

/** Every table's log, one at a time: for whoever checks or copies all there is. */
export async function* everyLog(store: Pick<Store, 'read' | 'tables'>): AsyncGenerator<Log> {
  let after: string | undefined
  for (;;) {
    const tables = await store.tables(after === undefined ? {} : { after })
    for (const table of tables) yield { table, entries: await readLog(store, table) }
    if (tables.length < limits.page) return
    after = tables.at(-1)
  }
}
