import { admit, type Linked } from '@adit/table'
import type { QueryConfig, QueryResultRow } from 'pg'
import type { ColdStore } from '../shared.ts'
import { stow } from './text.ts'

type Ask = (query: QueryConfig) => Promise<QueryResultRow[]>

/** Logs that have left the database. */
export function coldIn(read: Ask, write: Ask): ColdStore {
  return {
    async coldUntil(table) {
      const values = [admit.admitWord('table', table)]
      const text = 'SELECT cold FROM tables WHERE id = $1'
      return (await read({ name: 'cold-until', text, values })).at(0)?.cold ?? 0
    },
    async coolable(ended, after = { updated: 0, table: '' }, limit = 100) {
      const text =
        "SELECT updated, table_id FROM summaries WHERE stage = 'finished' AND NOT cold " +
        'AND updated < $1 AND (updated, table_id) > ($2, $3) ORDER BY updated, table_id LIMIT $4'
      const values = [ended, after.updated, after.table, limit]
      const rows = await read({ name: 'coolable', text, values })
      return rows.map(({ updated, table_id: table }) => ({ updated, table }))
    },
    async coldTables(after, limit) {
      const text = 'SELECT id, cold FROM tables WHERE cold > 0 AND id > $1 ORDER BY id LIMIT $2'
      const rows = await read({ name: 'cold-tables', text, values: [after, limit] })
      return rows.map(({ id: table, cold: until }) => ({ table, until }))
    },
    async cool(table, seq) {
      const values = [admit.admitWord('table', table), admit.admitNumber('seq', seq)]
      const text = 'SELECT cool_table($1, $2) AS done'
      return (await write({ name: 'cool', text, values })).at(0)?.done === true
    },
    async warm(table, rows) {
      const values = [admit.admitWord('table', table), JSON.stringify(rows.map(asGiven))]
      const text = 'SELECT warm_table($1, $2) AS done'
      return (await write({ name: 'warm', text, values })).at(0)?.done === true
    },
  }
}

function asGiven({ seq, at, kind, body, hash }: Linked) {
  return [seq, at, kind, stow(body), hash]
}
