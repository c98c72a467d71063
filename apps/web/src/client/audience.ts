import type { Item } from '@adit/protocol'
import type { Seen } from './seen.ts'

/** Told of what has just happened, in order and nothing twice; `before` is how things stood. */
export type Hear = (news: readonly Item[], before: Seen, after: Seen) => void

/** Who is told what happens at one table. */
export class Audience {
  readonly #hearers = new Set<Hear>()
  readonly #renewals = new Set<(after: Seen) => void>()

  /** For all that moves, sounds or is announced. A fresh start brings no news. */
  readonly listen = (hear: Hear): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Told when all is known anew without any news: a fresh start, or who is here. */
  readonly onCut = (renew: (after: Seen) => void): (() => void) => {
    this.#renewals.add(renew)
    return () => this.#renewals.delete(renew)
  }

  tell(news: readonly Item[], before: Seen, after: Seen): void {
    for (const hear of this.#hearers) hear(news, before, after)
  }

  cut(after: Seen): void {
    for (const renew of this.#renewals) renew(after)
  }

  leave(): void {
    this.#hearers.clear()
    this.#renewals.clear()
  }
}
