import type { DatabaseSync } from 'node:sqlite'
import { linkOf } from '@adit/table/store'
import { count, text } from './columns.ts'

/** A log with a gap is a chain up to it; what comes after stands without a hash. */
export function linkEntries(database: DatabaseSync): void {
  const tables = database.prepare('SELECT DISTINCT table_id FROM entries').all()
  const log = database.prepare('SELECT * FROM entries WHERE table_id = ? ORDER BY seq')
  const add = database.prepare(
    'INSERT INTO linked (table_id, seq, at, kind, body, hash) VALUES (?, ?, ?, ?, ?, ?)',
  )
  for (const { table_id } of tables) {
    const table = text(table_id)
    let hash = ''
    for (const [before, row] of log.all(table).entries()) {
      const [seq, at] = [count(row.seq), count(row.at)]
      const [kind, body] = [text(row.kind), text(row.body)]
      const isNext = seq === before + 1
      if (isNext) hash = linkOf(hash, table, { seq, at, kind, body })
      add.run(table, seq, at, kind, body, isNext ? hash : '')
    }
  }
}

/** Stands in the SQL where the entries are linked: a function that SQLite calls back does not outlive its thread. */
export const LINKING = '-- link the entries --'

/**
 * Version 2: every log is a chain of hashes whose last one is noted apart; snapshots; packed logs;
 * owners; when people were last here, and their sessions; the journal of the house.
 */
export const version2 = `
  CREATE TABLE linked (
    table_id TEXT NOT NULL REFERENCES tables,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  ${LINKING}

  DROP TABLE entries;
  ALTER TABLE linked RENAME TO entries;

  ALTER TABLE tables ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN hash TEXT NOT NULL DEFAULT '';
  UPDATE tables SET (seq, hash) = (
    SELECT seq, hash FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1
  ) WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id);

  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;

  CREATE TABLE packed (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL
  ) STRICT;

  ALTER TABLE summaries ADD COLUMN owner TEXT NOT NULL DEFAULT '';
  UPDATE summaries SET owner = coalesce((
    SELECT json_extract(body, '$.host') FROM entries
    WHERE table_id = summaries.table_id AND seq = 1 AND json_valid(body)
  ), '');
  ALTER TABLE summaries ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX summaries_by_age ON summaries (stage, updated, table_id) WHERE packed = 0;
  CREATE INDEX summaries_by_owner ON summaries (owner) WHERE stage <> 'finished';

  ALTER TABLE identities ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE identities SET seen = max(created, unixepoch() * 1000);
  CREATE INDEX identities_by_age ON identities (seen, id);

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_identity ON sessions (identity);
  CREATE INDEX sessions_by_expiry ON sessions (expires);
  CREATE INDEX codes_by_identity ON codes (identity);

  CREATE TABLE journal (
    seq INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
`
