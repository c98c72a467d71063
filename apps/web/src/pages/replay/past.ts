import { nth } from '@adit/kernel'
import { type Item, limits } from '@adit/protocol'

/** What was done and said in a game, found by the number of the move that is looked at. */
export class Past {
  readonly #items: readonly Item[]
  readonly #moved: readonly Item[]
  readonly #said: readonly Item[]

  /** In the order of their numbers. */
  constructor(items: readonly Item[]) {
    this.#items = items
    this.#moved = items.filter(item => item.type === 'moved')
    this.#said = items.filter(item => item.type !== 'moved')
  }

  /** As a table remembers it: what was said before the next move belongs to this one. */
  at(seq: number): { readonly log: readonly Item[]; readonly chat: readonly Item[] } {
    const moves = countUpTo(this.#moved, seq)
    const words = countUpTo(this.#said, this.endOf(seq))
    return {
      log: this.#moved.slice(Math.max(0, moves - limits.items), moves),
      chat: this.#said.slice(Math.max(0, words - limits.chatTail), words),
    }
  }

  between(from: number, to: number): readonly Item[] {
    return this.#items.slice(countUpTo(this.#items, from), countUpTo(this.#items, to))
  }

  /** The last number before the next move's. */
  endOf(seq: number): number {
    const next = this.#moved[countUpTo(this.#moved, seq)]
    return (next?.seq ?? Number.POSITIVE_INFINITY) - 1
  }
}

/** How many have this number or a lower one. */
function countUpTo(items: readonly Item[], seq: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (nth(items, middle).seq <= seq) low = middle + 1
    else high = middle
  }
  return low
}
