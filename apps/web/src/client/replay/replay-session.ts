import type { Answer, Item } from '@adit/protocol'
import { Live } from '../../ui/live.ts'
import { Audience } from '../audience.ts'
import type { Seen } from '../seen.ts'
import type { Followed } from '../showing.ts'

/** A table of the past: it tells what happened when it is asked to, and nothing can be done there. */
export class ReplaySession implements Followed {
  readonly table: string
  readonly seen: Live<Seen | undefined>
  readonly decision = undefined
  readonly #audience = new Audience()
  readonly listen = this.#audience.listen
  readonly onCut = this.#audience.onCut

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

  /** Goes on from what is shown to what came next. */
  tell(news: readonly Item[], after: Seen): void {
    const before = this.seen.value ?? after
    this.seen.value = after
    this.#audience.tell(news, before, after)
  }

  /** Another moment, with nothing between. */
  cut(after: Seen): void {
    this.seen.value = after
    this.#audience.cut(after)
  }
}
