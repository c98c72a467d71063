import { digest } from '@adit/fairness'
import { everyLog, JOURNAL, type Linked, type Store } from '@adit/table'
import { type Checked, chainProblems, checkLog, type Found, type Problem } from './check-log.ts'

/** The same as `check` does to a file, for a store that is not one. */
export async function checkStore(store: Store): Promise<Checked> {
  const sum = { tables: 0, moves: 0, verified: 0, others: 0 }
  const problems: Problem[] = []
  const blame = (table: string, found: readonly Found[]): void => {
    problems.push(...found.map(problem => ({ table, ...problem })))
  }
  let heads = ''
  for await (const { table, entries: rows } of everyLog(store)) {
    const [head, kept] = await Promise.all([store.head(table), store.snapshot(table)])
    heads += `${table} ${head?.seq ?? 0} ${head?.hash ?? ''}\n`
    const result = checkLog(table, rows, kept?.body)
    sum.tables++
    sum.moves += result.moves
    sum.verified += result.verified ? 1 : 0
    sum.others += result.isOther ? 1 : 0
    blame(table, chainProblems(table, { rows, isTorn: false }, head))
    blame(table, result.problems)
  }
  const rows = await journalOf(store)
  blame(JOURNAL, chainProblems(JOURNAL, { rows, isTorn: false }, rows.at(-1)))
  return { ...sum, digest: digest(heads), complaints: [], problems }
}

async function journalOf(store: Store): Promise<Linked[]> {
  const rows: Linked[] = []
  for (;;) {
    const more = await store.notes({ after: rows.at(-1)?.seq ?? 0 })
    if (more.length === 0) return rows
    rows.push(...more)
  }
}
