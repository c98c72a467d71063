import { coldStep } from './schema-cold.ts'
import { passkeyStep } from './schema-passkeys.ts'

/**
 * The steps from an empty database to today's, each run once and never changed once it was
 * released. Ids are compared byte by byte, as everywhere else.
 *
 * A table's row holds the number of its last entry. To append is to move that number on from the
 * expected one: of two who try at once the second waits, finds another number and has changed
 * nothing. The key of `entries` would refuse a fork even so.
 */
export const steps: readonly string[] = [
  `
  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    opened bigint NOT NULL,
    head bigint NOT NULL,
    hash text NOT NULL
  ) WITH (fillfactor = 70);

  CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY,
    seq bigint NOT NULL,
    body text NOT NULL
  );

  CREATE TABLE summaries (
    table_id text COLLATE "C" PRIMARY KEY,
    stage text NOT NULL,
    public boolean NOT NULL,
    updated bigint NOT NULL,
    title text NOT NULL,
    owner text COLLATE "C" NOT NULL,
    members text NOT NULL,
    body text NOT NULL,
    packed boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 70);

  CREATE INDEX public_summaries ON summaries (stage, updated, table_id) WHERE public;
  CREATE INDEX summaries_by_age ON summaries (stage, updated, table_id) WHERE NOT packed;
  CREATE INDEX summaries_by_owner ON summaries (owner) WHERE stage <> 'finished';

  CREATE TABLE members (
    identity text COLLATE "C" NOT NULL,
    stage text NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (identity, stage, table_id)
  );

  CREATE TABLE timers (
    table_id text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    due bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, name)
  );

  CREATE INDEX timers_by_due ON timers (due, table_id, name);

  CREATE TABLE commands (
    client text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    answer text NOT NULL,
    PRIMARY KEY (client, id)
  );

  CREATE INDEX commands_by_time ON commands (at);

  CREATE TABLE identities (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    avatar text NOT NULL,
    body text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
  );

  CREATE INDEX identities_by_age ON identities (seen, id);

  CREATE TABLE sessions (
    id text COLLATE "C" PRIMARY KEY,
    identity text COLLATE "C" NOT NULL REFERENCES identities,
    body text NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL
  );

  CREATE INDEX sessions_by_identity ON sessions (identity, created, id);
  CREATE INDEX sessions_by_expiry ON sessions (expires);

  CREATE TABLE codes (
    code text COLLATE "C" PRIMARY KEY,
    identity text COLLATE "C" NOT NULL REFERENCES identities,
    expires bigint NOT NULL
  );

  CREATE INDEX codes_by_expiry ON codes (expires);
  CREATE INDEX codes_by_identity ON codes (identity);

  CREATE TABLE meta (
    key text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
  );

  CREATE TABLE journal (
    seq bigint PRIMARY KEY,
    at bigint NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    hash text NOT NULL
  );

  -- The nodes and when each was last there; one that is deaf does not hear the others.
  CREATE TABLE nodes (
    name text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    deaf boolean NOT NULL
  ) WITH (fillfactor = 50);

  -- Tokens left to each caller: what is dear is counted for all nodes together.
  CREATE TABLE rates (
    kind text COLLATE "C" NOT NULL,
    caller text COLLATE "C" NOT NULL,
    filled double precision NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (kind, caller)
  ) WITH (fillfactor = 70);

  CREATE INDEX rates_by_time ON rates (at);
  `,
  `
  -- The hash of a row, as chain.ts has it. \`raw\` is the body in hex where the database cannot hold it.
  CREATE FUNCTION link(previous text, log text, seq bigint, at bigint, kind text, body text, raw text)
  RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(sha256(
      convert_to(concat(previous, E'\\n', log, E'\\n', seq, E'\\n', at, E'\\n', kind, E'\\n'), 'UTF8')
      || coalesce(decode(raw, 'hex'), convert_to(body, 'UTF8'))), 'hex')
  $$;

  -- Takes appends in order, each wholly or not at all, and answers each. An append is
  -- {t: table, x: expected, at, e: [[kind, body, raw?] …], c?: [client, id, answer], n?: snapshot,
  --  s?: [stage, public, title, members, body, owner], b?: body of the summary, set?: [[name, due, body] …], clear?: [name …]}.
  CREATE FUNCTION append_batch(batch jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    one jsonb;
    entry jsonb;
    answers jsonb := '[]';
    id_ text;
    expected bigint;
    last_ bigint;
    at_ bigint;
    count_ integer;
    hash_ text;
    head_ bigint;
    answer_ text;
    listed record;
  BEGIN
    FOR one IN SELECT value FROM jsonb_array_elements(batch) LOOP
      id_ := one->>'t';
      expected := (one->>'x')::bigint;
      at_ := (one->>'at')::bigint;
      count_ := jsonb_array_length(one->'e');

      -- Whoever does the same command elsewhere is waited for here.
      IF one ? 'c' THEN
        INSERT INTO commands (client, id, at, answer)
          VALUES (one->'c'->>0, one->'c'->>1, at_, one->'c'->>2) ON CONFLICT DO NOTHING;
        IF NOT FOUND THEN
          SELECT answer INTO STRICT answer_ FROM commands
            WHERE client = one->'c'->>0 AND id = one->'c'->>1;
          answers := answers || jsonb_build_object('outcome', 'repeated', 'answer', answer_);
          CONTINUE;
        END IF;
      END IF;

      -- And whoever appends to the same table here.
      IF expected = 0 AND count_ > 0 THEN
        INSERT INTO tables (id, opened, head, hash) VALUES (id_, at_, 0, '') ON CONFLICT DO NOTHING;
      END IF;
      SELECT hash INTO hash_ FROM tables WHERE id = id_ AND head = expected FOR NO KEY UPDATE;
      IF NOT FOUND THEN
        IF one ? 'c' THEN
          DELETE FROM commands WHERE client = one->'c'->>0 AND id = one->'c'->>1;
        END IF;
        SELECT head INTO head_ FROM tables WHERE id = id_;
        IF head_ IS NULL AND expected = 0 THEN
          answers := answers || jsonb_build_object('mistake', 'store: no first entry');
        ELSE
          answers := answers
            || jsonb_build_object('outcome', 'conflict', 'seq', coalesce(head_, 0));
        END IF;
        CONTINUE;
      END IF;

      last_ := expected;
      IF count_ > 0 THEN
        FOR entry IN SELECT value FROM jsonb_array_elements(one->'e') LOOP
          last_ := last_ + 1;
          hash_ := link(hash_, id_, last_, at_, entry->>0, entry->>1, entry->>2);
          INSERT INTO entries (table_id, seq, at, kind, body, hash)
            VALUES (id_, last_, at_, entry->>0, entry->>1, hash_);
        END LOOP;
        UPDATE tables SET head = last_, hash = hash_ WHERE id = id_;
      END IF;

      IF one ? 'n' THEN
        INSERT INTO snapshots (table_id, seq, body) VALUES (id_, last_, one->>'n')
          ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body;
      END IF;

      IF one ? 's' THEN
        SELECT stage, members INTO listed FROM summaries WHERE table_id = id_;
        INSERT INTO summaries (table_id, stage, public, updated, title, members, body, owner)
          VALUES (id_, one->'s'->>0, (one->'s'->1)::boolean, at_, one->'s'->>2, one->'s'->>3,
            one->'s'->>4, one->'s'->>5)
          ON CONFLICT (table_id) DO UPDATE SET stage = excluded.stage, public = excluded.public,
            updated = excluded.updated, title = excluded.title, members = excluded.members,
            body = excluded.body, owner = excluded.owner, packed = false;
        IF listed.members IS DISTINCT FROM one->'s'->>3 OR listed.stage IS DISTINCT FROM one->'s'->>0
        THEN
          DELETE FROM members WHERE identity = ANY (string_to_array(listed.members, ' '))
            AND stage = listed.stage AND table_id = id_;
          INSERT INTO members (identity, stage, table_id)
            SELECT identity, one->'s'->>0, id_
            FROM unnest(string_to_array(one->'s'->>3, ' ')) AS identity;
        END IF;
      END IF;

      IF one ? 'b' THEN
        UPDATE summaries SET body = one->>'b' WHERE table_id = id_;
      END IF;

      IF one ? 'clear' THEN
        DELETE FROM timers WHERE table_id = id_
          AND name = ANY (ARRAY(SELECT jsonb_array_elements_text(one->'clear')));
      END IF;
      IF one ? 'set' THEN
        INSERT INTO timers (table_id, name, due, body)
          SELECT id_, timer->>0, (timer->>1)::bigint, timer->>2
          FROM jsonb_array_elements(one->'set') AS given (timer)
          ON CONFLICT (table_id, name) DO UPDATE SET due = excluded.due, body = excluded.body;
      END IF;

      answers := answers || jsonb_build_object('outcome', 'appended', 'seq', last_);
    END LOOP;
    RETURN answers;
  END $$;
  `,
  `
  -- Deletes a table with all that belongs to it, if that is still its last entry.
  CREATE FUNCTION remove_table(table_ text, head_ bigint) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM tables WHERE id = table_ AND head = head_ FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    DELETE FROM members m USING summaries s WHERE s.table_id = table_ AND m.table_id = table_
      AND m.stage = s.stage AND m.identity = ANY (string_to_array(s.members, ' '));
    DELETE FROM summaries WHERE table_id = table_;
    DELETE FROM timers WHERE table_id = table_;
    DELETE FROM snapshots WHERE table_id = table_;
    DELETE FROM entries WHERE table_id = table_;
    DELETE FROM tables WHERE id = table_;
    RETURN true;
  END $$;

  CREATE FUNCTION remove_identity(id_ text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE summaries SET members =
        array_to_string(array_remove(string_to_array(members, ' '), id_), ' ')
      WHERE table_id = ANY (ARRAY(SELECT table_id FROM members WHERE identity = id_));
    DELETE FROM members WHERE identity = id_;
    DELETE FROM sessions WHERE identity = id_;
    DELETE FROM codes WHERE identity = id_;
    DELETE FROM identities WHERE id = id_;
  END $$;

  -- One writer of the journal at a time: each line is linked to the one before.
  CREATE FUNCTION add_note(at_ bigint, kind_ text, body_ text, raw_ text)
  RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE last_ record;
  BEGIN
    LOCK TABLE journal IN SHARE ROW EXCLUSIVE MODE;
    SELECT seq, hash INTO last_ FROM journal ORDER BY seq DESC LIMIT 1;
    INSERT INTO journal (seq, at, kind, body, hash) VALUES (coalesce(last_.seq, 0) + 1, at_, kind_,
      body_, link(coalesce(last_.hash, ''), '@journal', coalesce(last_.seq, 0) + 1, at_, kind_,
        body_, raw_));
    RETURN coalesce(last_.seq, 0) + 1;
  END $$;
  `,
  passkeyStep,
  coldStep,
]
