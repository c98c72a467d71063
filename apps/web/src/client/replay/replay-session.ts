import type { Answer, Item } from '@adit/protocol'
import { Live } from '../../ui/live.ts'
import type { Seen } from '../seen.ts'
import type { Hear } from '../session.ts'
import type { Followed } from '../showing.ts'

/** A table of the past: it tells what happened when it is asked to, and nothing can be done there. */
export class ReplaySession implements Followed {
  readonly table: string
  readonly seen: Live<Seen | undefined>
  readonly decision = undefined
  readonly #listeners = new Set<Hear>()
  readonly #renewals = new Set<(after: Seen) => void>()

  constructor(first: Seen) {
    this.table = first.table
    this.seen = new Live<Seen | undefined>(first)
  }

  do(): Promise<Answer> {
    return Promise.resolve({ type: 'refused', why: { key: 'table-finished' } })
  }

  move(): Promise<Answer> {
    return this.do()
  }

  listen(hear: Hear): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  onCut(renew: (after: Seen) => void): () => void {
    this.#renewals.add(renew)
    return () => this.#renewals.delete(renew)
  }

  /** Goes on from what is shown to what came next. */
  tell(news: readonly Item[], after: Seen): void {
    const before = this.seen.value ?? after
    this.seen.value = after
    for (const hear of this.#listeners) hear(news, before, after)
  }

  /** Another moment, with nothing between. */
  cut(after: Seen): void {
    this.seen.value = after
    for (const renew of this.#renewals) renew(after)
  }
}
