import type { Language } from './language.ts'

export type Slots = Readonly<Record<string, string | number>>

/** The forms a language has for a counted noun, in the order they are written in a message. */
const FORMS: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many'],
}

const rules = new Map<Language, Intl.PluralRules>()

function formOf(language: Language, count: number): number {
  let plural = rules.get(language)
  if (plural === undefined) {
    plural = new Intl.PluralRules(language)
    rules.set(language, plural)
  }
  const at = FORMS[language].indexOf(plural.select(count))
  return at < 0 ? FORMS[language].length - 1 : at
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
