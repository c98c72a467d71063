import type { AnyTitle } from '@adit/kernel'
import type { AnyTeller } from '../../../words/explain-game.ts'
import type { Change, Pick } from './picks.ts'

interface Named {
  readonly name: string
  readonly help: string
}

export function optionWords(teller: AnyTeller, option: string): Named {
  return teller.words.options[option] ?? { name: option, help: '' }
}

export function valueWords(teller: AnyTeller, option: string, value: string): Named {
  return teller.words.options[option]?.values?.[value] ?? { name: value, help: '' }
}

/** What a pick is called: its value, or for a switch the option itself. */
export function pickWords(teller: AnyTeller, { option, value }: Pick): Named {
  return value === undefined ? optionWords(teller, option) : valueWords(teller, option, value)
}

/** What would be there after a change; undefined if the change only switches something off. */
export function changeName(teller: AnyTeller, { option, to }: Change): string | undefined {
  return to === undefined ? undefined : valueWords(teller, option, to).name
}

/** Where the page shows each option of a title. It follows from the options' kinds and words alone. */
export interface Layout {
  /** The choice that shapes all others, each value with a sentence: an edition. */
  readonly main: string | undefined
  readonly sets: readonly string[]
  readonly fine: readonly string[]
}

export function layoutOf(title: AnyTitle, teller: AnyTeller): Layout {
  const names = Object.keys(title.options)
  const isMain = (name: string): boolean => {
    const option = title.options[name]
    if (option?.kind !== 'choice') return false
    return option.values.every(value => valueWords(teller, name, value).help !== '')
  }
  const [first] = names
  const main = first !== undefined && isMain(first) ? first : undefined
  const sets = names.filter(name => title.options[name]?.kind === 'set')
  return { main, sets, fine: names.filter(name => name !== main && !sets.includes(name)) }
}
