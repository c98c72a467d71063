/**
 * Where tables live. Everything that happens at a table is an entry in its log; the store knows the
 * order of entries and nothing of what they mean.
 *
 * What every adapter promises, and `contract.ts` tries:
 * - A write whose promise resolved is on disk (where the adapter has one) and every read that begins
 *   afterwards sees it. A write whose promise was rejected may or may not have happened: read to know.
 * - Writes take effect in the order of the calls, each wholly or not at all.
 * - A caller's mistake (a number that is none, text beyond `storeLimits`) rejects that call alone.
 * - A failure of the disk rejects the writes that met it. Reads go on, and so do later writes once the
 *   cause is gone; only a damaged database rejects every later call at once.
 * - Times are milliseconds since 1970 and always the caller's: the store has no clock.
 */
export interface TableStore {
  /** Adds entries to a table's log together with all that follows from them. */
  append(append: Append): Promise<Appended>
  /** A table's entries in order, those numbered `after` left out; none if there is no such table. */
  read(table: string, page?: Page<number>): Promise<readonly Stored[]>
  /** The last snapshot that came with an append. A cache: a store may have forgotten it. */
  snapshot(table: string): Promise<Snapshot | undefined>
  /** What a command was answered when it was first done; undefined if it was not, or forgotten. */
  answered(command: CommandKey): Promise<string | undefined>
}

/** A store that can list its tables: what a hall needs. */
export interface ListedStore extends TableStore {
  summary(table: string): Promise<Listed | undefined>
  /**
   * Latest first. A table touched between two pages moves to the front: a later page may lack it,
   * and none shows it twice at one time of update.
   */
  summaries(filter: Filter, page?: Page<Cursor>): Promise<readonly Listed[]>
  /** Finishes the writes already asked for; calls made later are rejected. */
  close(): Promise<void>
}

/** A store that walks all tables, keeps their timers, and knows people: what a server needs. */
export interface Store extends ListedStore, PeopleStore {
  /** Every row is linked to the one before it by its hash, see `chain.ts`. */
  read(table: string, page?: Page<number>): Promise<readonly Linked[]>
  /** The last entry as it was noted apart from the log, so that a log whose end is cut shows. */
  head(table: string): Promise<Head | undefined>
  /** The ids of all tables in ascending order, those after the one named. */
  tables(page?: Page<string>): Promise<readonly string[]>

  /** How many tables that are not finished someone has opened. */
  owned(owner: string): Promise<number>
  /** Tables of a stage whose summary is older than a time, the oldest first; no packed ones. */
  stale(stage: Stage, before: number, limit?: number): Promise<readonly Listed[]>
  /** Deletes a table with all that belongs to it, if `seq` is still its last entry. */
  remove(table: string, seq: number): Promise<boolean>
  /**
   * Keeps a table's log in less space, if `seq` is still its last entry. It reads as before, and can
   * be added to.
   */
  pack(table: string, seq: number): Promise<boolean>

  /**
   * Timers due at `now`, the longest due first. They stay until an append clears them: whoever acts
   * on one appends with the number it knows, so of two who try at once only one succeeds.
   */
  dueTimers(now: number, limit?: number): Promise<readonly StoredTimer[]>
  /** When the next timer is due; undefined if none is set. */
  nextDue(): Promise<number | undefined>

  /**
   * Forgets commands done, and codes, challenges and sessions run out before a time, at most `limit`
   * of each.
   */
  sweep(before: number, limit?: number): Promise<number>
}

/** What a store knows of people, and of what was done about them. */
export interface PeopleStore extends PasskeyStore {
  /** Keeps a person, in place of whatever was kept under this id. */
  putIdentity(identity: Identity): Promise<void>
  identity(id: string): Promise<Identity | undefined>
  /** Notes that a person was here; nothing else of them changes. */
  seeIdentity(id: string, seen: number): Promise<void>
  /** Forgets a person with their sessions, codes and passkeys; no list is theirs any more. */
  removeIdentity(id: string): Promise<void>
  /** Ids of people who were last here before a time, the longest away first. */
  staleIdentities(before: number, limit?: number): Promise<readonly string[]>

  /** Keeps a session in place of whatever was kept under its id. The identity must be kept. */
  putSession(session: Session): Promise<void>
  session(id: string): Promise<Session | undefined>
  /** Those of one person, the newest first. */
  sessions(identity: string): Promise<readonly Session[]>
  endSession(id: string): Promise<void>

  /** False if the code is in use already: draw another. The identity must have been kept before. */
  putCode(code: TransferCode): Promise<boolean>
  /** Whose code this is, to the first who asks before it runs out; undefined to all others. */
  takeCode(code: string, now: number): Promise<string | undefined>

  meta(key: string): Promise<string | undefined>
  setMeta(key: string, value: string): Promise<void>
  /** Sets a value unless there is one, and answers with the one that stands: for secrets. */
  keepMeta(key: string, value: string): Promise<string>

  /** Writes into the journal of the house: reports, and what was done. Returns its number. */
  note(note: StoredEntry & { readonly at: number }): Promise<number>
  /** The journal in order, linked as logs are. */
  notes(page?: Page<number>): Promise<readonly Linked[]>
}

/** What a store knows of the passkeys with which people come back. */
export interface PasskeyStore {
  /** False if there is one of this id already. The identity must be kept. */
  putPasskey(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  /** Those of one person, the oldest first. */
  passkeys(identity: string): Promise<readonly Passkey[]>
  /**
   * Notes that a passkey was used. False, and nothing changes, unless its count has moved on; one
   * that stays at 0 does not count.
   */
  usePasskey(id: string, counter: number, used: number): Promise<boolean>
  removePasskey(id: string): Promise<void>

  /** False if it is in use already: draw another. */
  putChallenge(challenge: Challenge): Promise<boolean>
  /** What a challenge was for, to the first who asks before it runs out; undefined to all others. */
  takeChallenge(challenge: string, now: number): Promise<string | undefined>
}

export interface StoredEntry {
  readonly kind: string
  /** JSON text; the store does not look into it. */
  readonly body: string
}

export interface Stored extends StoredEntry {
  readonly seq: number
  readonly at: number
}

/** A row that cannot be changed, left out or moved without its successors showing it. */
export interface Linked extends Stored {
  readonly hash: string
}

export interface Head {
  readonly seq: number
  readonly hash: string
}

/** A table as it stood after entry `seq`, so that it need not be made from all entries before. */
export interface Snapshot {
  readonly seq: number
  readonly body: string
}

export interface Append {
  readonly table: string
  /** The number of the last entry the writer knows of: 0 to open a table. */
  readonly expected: number
  readonly at: number
  /** Numbered `expected + 1` onwards. None at all changes only what lists and timers say. */
  readonly entries: readonly StoredEntry[]
  /** What lists say of the table from now on; left out, they say what they said. */
  readonly summary?: Summary
  /**
   * A new body for the summary, and the table keeps its place in the lists: a move costs one row so,
   * and not one for each member. Not together with `summary`; without one before it, it is nothing.
   */
  readonly retouch?: string
  readonly timers?: readonly TimerChange[]
  /** The table after these entries, as text; left out, the last snapshot stands. */
  readonly snapshot?: string
  /** Makes this append happen once, however often the command is sent, for whichever table. */
  readonly command?: CommandKey & { readonly answer: string }
}

/**
 * `seq` is the number of the table's last entry. Only `appended` changed anything. `repeated` goes
 * before `conflict`: a command done already is answered as it was, however stale its number.
 * `busy`: too many writes wait; tell the sender to come again.
 */
export type Appended =
  | { readonly outcome: 'appended'; readonly seq: number }
  | { readonly outcome: 'conflict'; readonly seq: number }
  | { readonly outcome: 'repeated'; readonly answer: string }
  | { readonly outcome: 'busy' }

/** A command as its sender numbers it; `client` keeps two senders' ids apart. */
export interface CommandKey {
  readonly client: string
  readonly id: string
}

export const stages = ['open', 'playing', 'finished'] as const
export type Stage = (typeof stages)[number]

export interface Summary {
  readonly stage: Stage
  readonly public: boolean
  readonly title: string
  /** The identity on whose account it is while it is not finished. */
  readonly owner: string
  /** Identities, each once: in whose list of tables this one stands. */
  readonly members: readonly string[]
  /** JSON text: whatever else a list shows. */
  readonly body: string
}

export interface Cursor {
  readonly updated: number
  readonly table: string
}

/** `updated` is the time of the append that brought the summary. Serves as the cursor after it. */
export interface Listed extends Summary, Cursor {}

/** Tables at one stage: those everybody may find, or those of one member. */
export type Filter =
  | { readonly stage: Stage; readonly public: true }
  | { readonly stage: Stage; readonly member: string }

/** Setting a timer that is set already moves it; clearing one that is not does nothing. */
export type TimerChange =
  | { readonly set: string; readonly due: number; readonly body: string }
  | { readonly clear: string }

export interface StoredTimer {
  readonly table: string
  readonly name: string
  readonly due: number
  readonly body: string
}

export interface Identity {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly body: string
  readonly created: number
  /** When they were last here. */
  readonly seen: number
}

/** One device of a person, for as long as its token is good. */
export interface Session {
  readonly id: string
  readonly identity: string
  readonly body: string
  readonly created: number
  readonly expires: number
}

export interface TransferCode {
  readonly code: string
  readonly identity: string
  /** From this moment on the code is worth nothing. */
  readonly expires: number
}

export interface Passkey {
  readonly id: string
  readonly identity: string
  /** JSON text: what its signatures are checked with. */
  readonly body: string
  /** How often it has signed, by its own count; 0 for ever where it keeps none. */
  readonly counter: number
  readonly created: number
  readonly used: number
}

/** What a passkey has to sign. */
export interface Challenge {
  readonly challenge: string
  readonly purpose: string
  /** From this moment on it is worth nothing. */
  readonly expires: number
}

/**
 * At most `limit` rows, `storeLimits.page` unless told; those that come after `after` only. Where
 * fewer come there are no more.
 */
export interface Page<After> {
  readonly after?: After
  readonly limit?: number
}

/** What lies beyond is a mistake of the caller's. Lengths are in UTF-16 units. */
export const storeLimits = {
  page: 1000,
  entries: 256,
  members: 64,
  timers: 64,
  /** Ids, kinds and names of timers. */
  word: 128,
  text: 1 << 20,
} as const
