import type { Language } from './languages.ts'

export type Slots = Readonly<Record<string, string | number>>

/** The order in which a message writes the forms of a counted noun; a language has some of them. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

interface Counting {
  readonly rules: Intl.PluralRules
  readonly forms: readonly Intl.LDMLPluralRule[]
}

const countings = new Map<Language, Counting>()

function countingOf(language: Language): Counting {
  const known = countings.get(language)
  if (known !== undefined) return known
  const rules = new Intl.PluralRules(language)
  const { pluralCategories } = rules.resolvedOptions()
  const counting = { rules, forms: ORDER.filter(form => pluralCategories.includes(form)) }
  countings.set(language, counting)
  return counting
}

function formOf(language: Language, count: number): number {
  const { rules, forms } = countingOf(language)
  return forms.indexOf(rules.select(count))
}

/**
 * Puts values into a message: `{name}` is the value, `{count:coin|coins}` the form of a noun that
 * goes with the number `count` (Russian has three: `{count:монета|монеты|монет}`).
 */
export function fill(language: Language, message: string, slots: Slots = {}): string {
  return message.replace(/\{([a-z]+)(?::([^}]*))?\}/gi, (_all, name: string, forms?: string) => {
    const value = slots[name] ?? `{${name}}`
    if (forms === undefined) return String(value)
    const choices = forms.split('|')
    return choices[Math.min(formOf(language, Number(value)), choices.length - 1)]
  })
}

/** People count seats from 1. */
export function countedFromOne(slots: Slots = {}): Slots {
  return typeof slots.seat === 'number' ? { ...slots, seat: slots.seat + 1 } : slots
}

export function listOf(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
}
