import type { Saying } from '@adit/protocol'
import { type Forms, fill, type Slot } from '../fill.ts'
import type { Language } from '../languages.ts'
import { chapter } from '../library.ts'
import { peopleIn } from '../people.ts'

/** What a game calls the things that are spoken of. */
export interface Terms {
  readonly goal?: (index: number) => Forms
  readonly card?: (name: string) => Forms
  readonly tool?: (name: string) => Forms
}

/** A phrase of a person or a gnome in the reader's language, its gaps filled. */
export function sayIn(
  language: Language,
  { phrase, slots }: Saying,
  names: readonly string[],
  terms: Terms = {},
): string {
  const { seat, card, goal, tool } = slots
  return fill(language, messageOf(language, phrase), {
    ...(seat === undefined ? {} : { seat: peopleIn(language, { names }).of(seat) }),
    ...(card === undefined ? {} : { card: named(terms.card, card) }),
    ...(goal === undefined ? {} : { goal: terms.goal?.(goal) ?? goal + 1 }),
    ...(tool === undefined ? {} : { tool: named(terms.tool, tool) }),
  })
}

/** A phrase with an ellipsis in each gap, to choose it by. */
export function sketchIn(language: Language, phrase: string): string {
  return fill(language, messageOf(language, phrase), GAPS)
}

const GAP: Forms = { name: '…', s: '…' }
const GAPS = { seat: GAP, card: GAP, goal: GAP, tool: GAP }

function messageOf(language: Language, phrase: string): string {
  const { phrases, gnomes } = chapter(language, 'talk')
  const all: Readonly<Record<string, string>> = { ...phrases, ...gnomes }
  return (Object.hasOwn(all, phrase) ? all[phrase] : undefined) ?? phrase
}

function named(term: ((name: string) => Forms) | undefined, name: string): Slot {
  return term?.(name) ?? name
}
