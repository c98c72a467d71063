/** Version 3: passkeys, and what they are asked to sign. */
export const version3 = `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities ON DELETE CASCADE,
    body TEXT NOT NULL,
    counter INTEGER NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_identity ON passkeys (identity, created, id);

  CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenges_by_expiry ON challenges (expires);
`
