import type { AnyTitle, Refusal } from '@adit/kernel'
import { type Catalogue, COMMON_REFUSALS, type TitleWords } from './catalogue.ts'
import { en } from './en/index.ts'
import { fill } from './fill.ts'
import type { Language } from './language.ts'
import { treasureTeller } from './my-treasure/teller.ts'
import { ru } from './ru/index.ts'

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, ru }

/** Puts one game into the words of one language. */
export interface Teller<Move, Event> {
  readonly words: TitleWords
  /** A sentence for the log; undefined for what is not worth one. */
  tell(event: Event, names: readonly string[]): string | undefined
  /** A move as a choice: "draw a card". */
  say(move: Move, names: readonly string[]): string
  /** The game's own reasons; undefined if it has no such key. */
  explain(refusal: Refusal): string | undefined
}

export type AnyTeller = Teller<unknown, unknown>

const tellers: Readonly<Record<string, (language: Language) => AnyTeller>> = {
  'my-treasure': language => treasureTeller(language, catalogues[language].games['my-treasure']),
}

export function tellerFor(title: Pick<AnyTitle, 'name'>, language: Language): AnyTeller {
  const make = tellers[title.name]
  if (make === undefined) throw new Error(`no words for ${title.name}`)
  return make(language)
}

/** Why not, in words, with the rule's id where there is one. */
export function explain(refusal: Refusal, language: Language, teller?: AnyTeller): string {
  const common = COMMON_REFUSALS.find(key => key === refusal.key)
  const sentence =
    common === undefined
      ? (teller?.explain(refusal) ?? refusal.key)
      : fill(language, catalogues[language].refusals[common], refusal.slots)
  return refusal.rule === undefined ? sentence : `${sentence} (${refusal.rule})`
}
