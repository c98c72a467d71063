import { nth } from '@adit/kernel'
import type { Language } from './languages.ts'

/** A word in the forms that a language has for it; `name` is the plain one. */
export interface Forms {
  readonly name: string
  readonly [form: string]: string
}

export type Slot = string | number | Forms
export type Slots = Readonly<Record<string, Slot>>

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

function counted(language: Language, forms: string, count: number): string {
  const { rules, forms: order } = countingOf(language)
  const choices = forms.split('|')
  const chosen = nth(choices, Math.min(order.indexOf(rules.select(count)), choices.length - 1))
  return chosen.replace('#', String(count))
}

/** name, form, ^ for a capital letter, counted forms, and the full stop behind it. */
const SLOT = /\{([a-z]+)(?:\.([a-z]+))?(\^)?(?::([^}]*))?\}(\.?)/gi

/**
 * Puts values into a message. `{name}` is the value, `{tool.gen}` another form of it, `{card.a^}`
 * the same with a capital letter; `{count:a card|# cards}` is the form of a noun that goes with the
 * number `count`, which stands for #. A value that ends a sentence swallows its full stop.
 */
export function fill(language: Language, message: string, slots: Slots = {}): string {
  return message.replace(
    SLOT,
    (_all, name: string, form: string | undefined, capital, forms, stop) => {
      const value = slots[name] ?? `{${name}}`
      const text =
        forms === undefined ? inForm(value, form) : counted(language, forms, Number(value))
      const said = capital === undefined ? text : text.charAt(0).toUpperCase() + text.slice(1)
      return /[.!?…]$/.test(said) ? said : said + stop
    },
  )
}

function inForm(value: Slot, form: string | undefined): string {
  if (typeof value !== 'object') return String(value)
  return (form === undefined ? undefined : value[form]) ?? value.name
}

/** People count seats from 1. */
export function countedFromOne(slots: Slots = {}): Slots {
  return typeof slots.seat === 'number' ? { ...slots, seat: slots.seat + 1 } : slots
}

/** British lists have no comma before the last: "Ida, Kuno and Hob". */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' }

export function listOf(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language] ?? language, { type: 'conjunction' }).format(words)
}
