import type { Item } from '@adit/protocol'
import type { Company } from '@adit/words'
import type { AnyTeller } from '../../../words/explain-game.ts'

/** What was done at each stop, in a sentence: the first that tells more than that a card was drawn. */
export class Deeds {
  readonly #moved: readonly (Item & { readonly type: 'moved' })[]
  readonly #stops: readonly number[]
  readonly #teller: AnyTeller
  readonly #company: Company

  constructor(
    items: readonly Item[],
    stops: readonly number[],
    telling: { readonly teller: AnyTeller; readonly company: Company },
  ) {
    this.#moved = items.filter(item => item.type === 'moved')
    this.#stops = stops
    this.#teller = telling.teller
    this.#company = telling.company
  }

  at(stop: number): string {
    const from = stop === 0 ? 0 : this.#stops[stop - 1]
    const told = this.#moved.slice(from, this.#stops[stop]).flatMap(item => item.told)
    const sentences = told.flatMap(event => {
      const text = isDraw(event) ? undefined : this.#teller.tell(event, this.#company)
      return text === undefined ? [] : [text]
    })
    return sentences[0] ?? ''
  }
}

function isDraw(event: unknown): boolean {
  return typeof event === 'object' && event !== null && Reflect.get(event, 'type') === 'drew'
}
