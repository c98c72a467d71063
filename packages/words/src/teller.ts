import type { AnyTitle, Refusal } from '@adit/kernel'
import { countedFromOne, type Forms, fill, type Slot } from './fill.ts'
import { formOf, type Two } from './forms.ts'
import type { Language } from './languages.ts'
import { type Company, peopleIn } from './people.ts'
import { tellers } from './register.ts'
import { tableReason } from './table-reason.ts'
import type { TitleWords } from './title-words.ts'

/** Puts one game into the words of one language. */
export interface Teller<Move, Event> {
  readonly words: TitleWords
  /** A sentence for the log; undefined for what is not worth one. */
  tell(event: Event, company: Company): string | undefined
  /** Where it happened, by number, where a sentence says it in words only. */
  cell?(event: Event): string | undefined
  /** A move as a choice: "draw a card". */
  say(move: Move, company: Company): string
  /** What a seat has in the end, where it is more than a number. */
  score?(score: number): string
  /** The game's own reasons; undefined if it has no such key. */
  explain(refusal: Refusal, company: Company): string | undefined
}

/** A game's reason in words: names of cards are put into the language, seats counted from 1. */
export function reasonIn(
  language: Language,
  refusals: Readonly<Record<string, string | Two>>,
  { key, slots = {} }: Refusal,
  named: (name: string) => Forms,
  company: Company,
): string | undefined {
  const said = Object.hasOwn(refusals, key) ? refusals[key] : undefined
  if (said === undefined) return undefined
  const told: Record<string, Slot> = {}
  for (const [slot, value] of Object.entries(countedFromOne(slots))) {
    told[slot] = typeof value === 'string' ? named(value) : value
  }
  const { seat } = slots
  if (typeof seat !== 'number') return fill(language, formOf(said, NOBODY), told)
  const people = peopleIn(language, company)
  const message = formOf(said, { seat, self: people.self })
  return fill(language, message, { ...told, B: people.of(seat) })
}

const NOBODY = { self: undefined }

/** What a seat has in the end, as people say it. */
export function scoreText(teller: AnyTeller, score: number): string {
  return teller.score?.(score) ?? String(score)
}

export type AnyTeller = Teller<unknown, unknown>

export function tellerFor(title: Pick<AnyTitle, 'name'>, language: Language): AnyTeller {
  const make = tellers[title.name]
  if (make === undefined) throw new Error(`no words for ${title.name}`)
  return make(language)
}

/** Why not, in words, with the rule's id where there is one. */
export function explain(
  refusal: Refusal,
  language: Language,
  teller?: AnyTeller,
  company: Company = { names: [] },
): string {
  const sentence =
    tableReason(refusal, language) ?? teller?.explain(refusal, company) ?? refusal.key
  return refusal.rule === undefined ? sentence : `${sentence} (${refusal.rule})`
}
