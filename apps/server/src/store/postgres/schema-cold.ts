/** Finished games may lie outside the database: their rows go, and come back. */
export const coldStep = `
  -- Entries up to this number lie elsewhere.
  ALTER TABLE tables ADD COLUMN cold bigint NOT NULL DEFAULT 0;
  CREATE INDEX cold_tables ON tables (id) WHERE cold > 0;
  ALTER TABLE summaries ADD COLUMN cold boolean NOT NULL DEFAULT false;
  CREATE INDEX coolable_summaries ON summaries (updated, table_id)
    WHERE stage = 'finished' AND NOT cold;

  CREATE FUNCTION cool_table(table_ text, head_ bigint) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM tables WHERE id = table_ AND head = head_ AND cold = 0 FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    DELETE FROM snapshots WHERE table_id = table_;
    DELETE FROM entries WHERE table_id = table_;
    UPDATE tables SET cold = head_ WHERE id = table_;
    UPDATE summaries SET cold = true WHERE table_id = table_;
    RETURN true;
  END $$;

  -- rows: [[seq, at, kind, body, hash] …], all that left.
  CREATE FUNCTION warm_table(table_ text, rows jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM tables WHERE id = table_ AND cold = jsonb_array_length(rows) FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    INSERT INTO entries (table_id, seq, at, kind, body, hash)
      SELECT table_, (one->>0)::bigint, (one->>1)::bigint, one->>2, one->>3, one->>4
      FROM jsonb_array_elements(rows) AS given (one);
    UPDATE tables SET cold = 0 WHERE id = table_;
    UPDATE summaries SET cold = false WHERE table_id = table_;
    RETURN true;
  END $$;
  `
