import type { Item } from '@adit/protocol'

const STAY = 4_000

/** What each seat has just said, for as long as a bubble stays. */
export class Saying {
  #said: Readonly<Record<number, string>> = $state.raw({})

  of(seat: number): string | undefined {
    return this.#said[seat]
  }

  /** `textOf` puts an item into words; what is muted has none. */
  hear(news: readonly Item[], textOf: (item: Item) => string | undefined): void {
    for (const item of news) {
      if ((item.type !== 'chatted' && item.type !== 'phrased') || !('seat' in item.from)) continue
      const text = textOf(item)
      if (text !== undefined) this.show(item.from.seat, text)
    }
  }

  show(seat: number, text: string): void {
    this.#said = { ...this.#said, [seat]: text }
    setTimeout(() => {
      if (this.#said[seat] !== text) return
      const { [seat]: _gone, ...rest } = this.#said
      this.#said = rest
    }, STAY)
  }
}
