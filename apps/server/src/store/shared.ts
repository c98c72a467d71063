import type { Linked, Store, StoredTimer } from '@adit/table/store'
import type { Rate } from '../rate.ts'

/** The store cannot be reached now, and nothing was asked of it: whoever asked should come again. */
export class Away extends Error {}

/** A store that several nodes work on at once. */
export interface SharedStore extends Store {
  /** The number of the last entry of each of these tables; unknown ones are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Timers due at `now`, put off until then for everyone else: whoever claims them acts, and should
   * it die they come again. They are given back as they were due.
   */
  claimTimers(now: number, until: number, limit?: number): Promise<readonly StoredTimer[]>
  /** Whether this caller has a token left, counted for all nodes together. */
  take(kind: string, caller: string, rate: Rate, now: number): Promise<boolean>
  /** This node is there; a deaf one does not hear what the others say. */
  sign(node: string, at: number, isDeaf: boolean): Promise<void>
  /** The nodes that have signed since then. */
  nodes(since: number): Promise<readonly { readonly name: string; readonly isDeaf: boolean }[]>
  /** What the store's own clock says: the nodes' clocks may differ. */
  time(): Promise<number>
}

/** A store whose finished games can lie elsewhere. */
export interface ColdStore {
  /** The entries up to this number lie elsewhere; 0 if none do. */
  coldUntil(table: string): Promise<number>
  /** Finished tables whose entries are all here, last changed before that time, oldest first. */
  coolable(
    ended: number,
    after?: { readonly updated: number; readonly table: string },
    limit?: number,
  ): Promise<readonly { readonly updated: number; readonly table: string }[]>
  /** Those that lie elsewhere, by id. */
  coldTables(
    after: string,
    limit: number,
  ): Promise<readonly { readonly table: string; readonly until: number }[]>
  /** Deletes the entries and the snapshot of a table, if that is still its last entry. */
  cool(table: string, seq: number): Promise<boolean>
  /** Puts them back. */
  warm(table: string, rows: readonly Linked[]): Promise<boolean>
}

/** The disk did not take it: whoever asked should come again. */
export class Unstored extends Error {}
