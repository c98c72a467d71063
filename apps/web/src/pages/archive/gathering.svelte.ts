import type { Listing } from '@adit/protocol'
import { keptRecords } from '../../client/archive/kept-records.ts'
import { Marginalia } from '../../client/archive/marginalia.ts'
import type { Entry } from '../../client/archive/sift.ts'
import { device } from '../../client/here.ts'
import { browserKeeping } from '../../client/kept.ts'
import type { Link } from '../../client/link.ts'
import { followMine } from '../../client/mine.ts'
import { Reading } from './reading.svelte.ts'

type Found = Omit<Entry, 'digest' | 'margin'>

/** One's own finished games, wherever they are, and what is read of them one after the other. */
export class Gathering {
  readonly #marginalia = new Marginalia(browserKeeping)
  #found: readonly Found[] = $state.raw([])
  readonly #reading = new Reading()
  /** Counts what was written beside games: they are read again. */
  #written = $state(0)
  readonly #stops: (() => void)[] = []

  readonly entries: readonly Entry[] = $derived.by(() => {
    void this.#written
    return this.#found
      .map(found => {
        const digest = this.#reading.of(found.id)
        const known =
          typeof digest === 'object' ? { at: digest.at || found.at, names: digest.names } : {}
        return { ...found, ...known, digest, margin: this.#marginalia.of(found.id) }
      })
      .sort((one, other) => other.at - one.at)
  })
  readonly unread: number = $derived(this.#found.length - this.#reading.count)

  open(): void {
    this.#stops.push(this.#follow(device.server, 'server'))
    if (device.hasLocal) this.#stops.push(this.#follow(device.local, 'device'))
    void this.takeKept()
  }

  /** What was taken in from files. */
  async takeKept(): Promise<void> {
    const kept = await keptRecords()
    this.#take(
      'file',
      kept.map(({ id, at, text }) => ({ id, at, from: 'file' as const, ...headOf(text) })),
    )
  }

  write(entry: Pick<Entry, 'id' | 'margin'>, margin: Partial<Entry['margin']>): void {
    this.#marginalia.put(entry.id, { ...entry.margin, ...margin })
    this.#written++
  }

  close(): void {
    for (const stop of this.#stops) stop()
    this.#reading.close()
  }

  #follow(link: Link, from: 'server' | 'device'): () => void {
    return followMine(link, message => {
      if (message.type !== 'tables' || message.which !== 'mine') return
      const over = message.tables.filter(({ stage }) => stage === 'finished')
      this.#take(
        from,
        over.map(listing => foundOf(listing, from)),
      )
    })
  }

  #take(from: Entry['from'], found: readonly Found[]): void {
    this.#found = [...this.#found.filter(one => one.from !== from), ...found]
    this.#reading.want(this.#found.map(({ id }) => id))
  }
}

export function foundOf({ table, title, names, updated }: Listing, from: Entry['from']): Found {
  return { id: table, title, names, at: updated, from }
}

/** What a record says of itself; it was read when it was taken in. */
function headOf(text: string): { readonly title: string; readonly names: readonly string[] } {
  const { title, seats } = JSON.parse(text)
  return { title, names: seats }
}
