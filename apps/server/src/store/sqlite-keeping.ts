import type { DatabaseSync } from 'node:sqlite'
import { nth } from '@adit/kernel'
import { bytes } from './columns.ts'
import { pack, unpack } from './packing.ts'
import { asLinked } from './sqlite-reads.ts'

/** What becomes of tables that nobody plays at: deleted, or kept in less space. */
export function prepareKeeping(database: DatabaseSync) {
  const isLast = database.prepare('SELECT 1 FROM tables WHERE id = ? AND seq = ?')
  const deletions = [
    'DELETE FROM entries WHERE table_id = ?',
    'DELETE FROM snapshots WHERE table_id = ?',
    'DELETE FROM packed WHERE table_id = ?',
    'DELETE FROM members WHERE table_id = ?',
    'DELETE FROM summaries WHERE table_id = ?',
    'DELETE FROM timers WHERE table_id = ?',
    'DELETE FROM tables WHERE id = ?',
  ].map(sql => database.prepare(sql))
  const kept = database.prepare('SELECT body FROM packed WHERE table_id = ?')
  const rows = database.prepare(
    'SELECT seq, at, kind, body, hash FROM entries WHERE table_id = ? ORDER BY seq',
  )
  const keep = database.prepare(
    'INSERT INTO packed (table_id, seq, body) VALUES (?, ?, ?) ' +
      'ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body',
  )
  const mark = database.prepare('UPDATE summaries SET packed = 1 WHERE table_id = ?')
  const [dropRows, dropSnapshot] = [nth(deletions, 0), nth(deletions, 1)]

  return {
    remove(table: string, seq: number): boolean {
      if (isLast.get(table, seq) === undefined) return false
      for (const deletion of deletions) deletion.run(table)
      return true
    },
    pack(table: string, seq: number): boolean {
      if (isLast.get(table, seq) === undefined) return false
      const before = kept.get(table)
      const loose = rows.all(table).map(asLinked)
      const whole = [...(before === undefined ? [] : unpack(bytes(before.body))), ...loose]
      mark.run(table)
      // A log with a hole is left as it is: whoever mends it needs all there is.
      if (whole.length !== seq || whole.some((row, at) => row.seq !== at + 1)) return false
      keep.run(table, seq, pack(whole))
      dropRows.run(table)
      dropSnapshot.run(table)
      return true
    },
  }
}
