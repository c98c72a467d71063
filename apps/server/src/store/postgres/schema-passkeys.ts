/** Passkeys, and what they are asked to sign. */
export const passkeyStep = `
  CREATE TABLE passkeys (
    id text COLLATE "C" PRIMARY KEY,
    identity text COLLATE "C" NOT NULL REFERENCES identities ON DELETE CASCADE,
    body text NOT NULL,
    counter bigint NOT NULL,
    created bigint NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX passkeys_by_identity ON passkeys (identity, created, id);

  CREATE TABLE challenges (
    challenge text COLLATE "C" PRIMARY KEY,
    purpose text COLLATE "C" NOT NULL,
    expires bigint NOT NULL
  );
  CREATE INDEX challenges_by_expiry ON challenges (expires);
`
