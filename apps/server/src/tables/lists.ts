import type { Listing, Message } from '@adit/protocol'
import { limits } from '@adit/protocol'
import type { Filter, Store } from '@adit/table'
import { listingOf, type Summary, summaryOf, type Table } from '@adit/table'

/** A table of which nothing was heard for so long is no longer offered to strangers. */
const OFFERED = 24 * 3_600_000
/** News of the lists travel together, so often at most. */
const PAUSE = 250
const GONE = 'gone'
/** Beyond so many tables some news is told twice, which does no harm. */
const MOST_TOLD = 10_000

export type News = Message & { readonly type: 'listed' | 'unlisted' }

interface Browser {
  readonly reader: string | undefined
  readonly send: (news: News) => void
}

interface Changed extends Summary {
  readonly table: string
  readonly updated: number
}

/** The public tables, live, and each person's own. */
export class Lists {
  readonly #store: Store
  readonly #now: () => number
  readonly #browsers = new Set<Browser>()
  /** What the browsers were last told of each table. Kept only while there are any. */
  readonly #told = new Map<string, string>()
  readonly #changed = new Map<string, Changed>()
  readonly #tellOthers: ((changed: Changed[]) => void) | undefined
  readonly #peek: (table: string) => Table | undefined
  #pause: NodeJS.Timeout | undefined

  /**
   * With `tellOthers`, what other nodes' browsers should see goes there too. `peek` shows a table in
   * memory: while all its people are here, what is stored of it does not say whose turn it is.
   */
  constructor(
    store: Store,
    now: () => number,
    peek: (table: string) => Table | undefined = () => undefined,
    tellOthers?: (changed: Changed[]) => void,
  ) {
    this.#peek = peek
    this.#store = store
    this.#now = now
    this.#tellOthers = tellOthers
  }

  /** Those with a free seat first, then those one may watch. */
  async offered(reader: string | undefined): Promise<Listing[]> {
    const since = this.#now() - OFFERED
    const isNew = ({ updated }: Listing): boolean => updated >= since
    const open = (await this.#read({ stage: 'open', public: true }, reader)).filter(isNew)
    const rest = limits.listings - open.length
    if (rest === 0) return open
    const playing = await this.#read({ stage: 'playing', public: true }, reader, rest)
    return [...open, ...playing.filter(isNew)]
  }

  /** Those that wait for the reader first; finished games last. */
  async own(reader: string): Promise<Listing[]> {
    const playing = await this.#read({ stage: 'playing', member: reader }, reader)
    const open = await this.#read({ stage: 'open', member: reader }, reader)
    const finished = await this.#read({ stage: 'finished', member: reader }, reader)
    const waiting = playing.filter(one => one.waiting)
    const others = playing.filter(one => !one.waiting)
    return [...waiting, ...others, ...open, ...finished].slice(0, limits.listings)
  }

  /** Public games that are over, the latest first: anybody may see them again. */
  finished(reader: string | undefined): Promise<Listing[]> {
    return this.#read({ stage: 'finished', public: true }, reader)
  }

  /** The public tables, and news of them from now on; returns how to stop. */
  async show(reader: string, send: (message: Message) => void): Promise<() => void> {
    // News first, then the list: what changes in between is told twice rather than never.
    const stop = this.browse(reader, send)
    send({ type: 'tables', which: 'public', tables: await this.offered(reader) })
    return stop
  }

  /** News of the public tables from now on; returns how to stop. */
  browse(reader: string | undefined, send: (news: News) => void): () => void {
    const browser = { reader, send }
    this.#browsers.add(browser)
    return () => {
      this.#browsers.delete(browser)
      if (this.#isUnread) this.#told.clear()
    }
  }

  /** A table's summary was stored anew. */
  changed(changed: Changed): void {
    if (this.#isUnread) return
    this.#changed.set(changed.table, changed)
    this.#pause ??= setTimeout(() => this.#flush(), PAUSE)
  }

  /** The same, stored by another node. */
  hear(changed: Changed): void {
    if (this.#browsers.size > 0) this.#tell(changed)
  }

  get #isUnread(): boolean {
    return this.#browsers.size === 0 && this.#tellOthers === undefined
  }

  close(): void {
    clearTimeout(this.#pause)
    this.#browsers.clear()
  }

  #flush(): void {
    this.#pause = undefined
    const news = [...this.#changed.values()].filter(changed => this.#tell(changed))
    if (news.length > 0) this.#tellOthers?.(news)
    this.#changed.clear()
  }

  /** Whether there was anything to tell. */
  #tell(changed: Changed): boolean {
    const listing = listingOf(changed, undefined)
    if (!listing.ok || listing.value.visibility === 'link') return false
    const { table } = changed
    const offered = changed.public && changed.stage !== 'finished'
    // Not when it changed last, nor whom it waits for: moves are no news here.
    const looks = offered ? JSON.stringify({ ...listing.value, updated: 0 }) : GONE
    if (this.#told.get(table) === looks) return false
    if (this.#told.size >= MOST_TOLD) this.#told.clear()
    this.#told.set(table, looks)
    for (const { reader, send } of this.#browsers) {
      const own = listingOf(changed, reader)
      if (!offered) send({ type: 'unlisted', table })
      else if (own.ok) send({ type: 'listed', listing: own.value })
    }
    return true
  }

  async #read(
    filter: Filter,
    reader: string | undefined,
    limit: number = limits.listings,
  ): Promise<Listing[]> {
    const rows = await this.#store.summaries(filter, { limit })
    return rows.flatMap(row => {
      const here = this.#peek(row.table)
      const listing = listingOf(here === undefined ? row : { ...row, ...summaryOf(here) }, reader)
      return listing.ok ? [listing.value] : []
    })
  }
}
