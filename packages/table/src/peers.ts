import type { TableHost } from './host.ts'
import type { Stored } from './store/store.ts'

/** What is heard of a table from its hosts on other nodes. */
export interface Listener {
  /** Rows that are stored. They may have been heard before, or not follow on. */
  rows(rows: readonly Stored[]): void
  /** The log is at least so long. */
  head(seq: number): void
  /** Who watches at another node; takes the place of what it said before. */
  watching(node: string, players: readonly string[]): void
}

/**
 * The hosts of the same tables on other nodes. All that is said to them and heard from them may be
 * lost, doubled or late: the log alone is true.
 */
export interface Peers {
  /** Milliseconds that a host leaves to the one that wrote the last entry, which acts first. */
  readonly deference: number
  /** Who watches elsewhere is not known now, so nobody can be said to be gone. */
  readonly isBlind: boolean
  /** Resolves when listening has begun: whatever is stored later is in the log, or heard of. */
  join(table: string, listener: Listener): Promise<() => void>
  /** Who watches here from now on. */
  announce(table: string, players: readonly string[]): void
  /** This host found entries that it was not told of: others may lack them too. */
  nudge(table: string, seq: number): void
}

/** Passes on to a host what is heard, from before it is loaded: nothing of that is lost. */
export class Hearing implements Listener {
  #host: TableHost | undefined
  #hasMissed = false
  readonly #elsewhere = new Map<string, readonly string[]>()

  rows(rows: readonly Stored[]): void {
    if (this.#host === undefined) this.#hasMissed = true
    else this.#host.hear(rows)
  }

  head(seq: number): void {
    if (this.#host === undefined) this.#hasMissed = true
    else this.#host.hearOf(seq)
  }

  watching(node: string, players: readonly string[]): void {
    if (this.#host === undefined) this.#elsewhere.set(node, players)
    else this.#host.hearWatchers(node, players)
  }

  async attach(host: TableHost): Promise<void> {
    this.#host = host
    for (const [node, players] of this.#elsewhere) host.hearWatchers(node, players)
    if (this.#hasMissed) await host.refresh()
  }
}
