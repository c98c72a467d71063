import type { Pack } from './chapters.ts'

/** One language: its code, its own name for itself, and where its words are. */
interface LanguageLine {
  readonly code: string
  readonly name: string
  readonly load: () => Promise<Pack>
}

/** The languages Adit speaks, a line each. The first is the one to fall back on. */
export const languages = [
  { code: 'en', name: 'English', load: async () => (await import('./en/index.ts')).en },
  { code: 'de', name: 'Deutsch', load: async () => (await import('./de/index.ts')).de },
  { code: 'ru', name: 'Русский', load: async () => (await import('./ru/index.ts')).ru },
] as const satisfies readonly LanguageLine[]

export type Language = (typeof languages)[number]['code']
export const LANGUAGES: readonly Language[] = languages.map(({ code }) => code)

export function isLanguage(text: string): text is Language {
  return languages.some(({ code }) => code === text)
}

/** The best of ours for a list such as a browser's or LANG's: `ru-RU`, `ru_RU.UTF-8`, `en`. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [tongue = ''] = wish.toLowerCase().split(/[-_.]/)
    if (isLanguage(tongue)) return tongue
  }
  return languages[0].code
}

export function lineOf(language: Language): (typeof languages)[number] {
  return languages.find(({ code }) => code === language) ?? languages[0]
}

export function inEveryLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  const made = LANGUAGES.map(language => [language, make(language)] as const)
  // Object.fromEntries forgets that the keys are the languages, all of them.
  return Object.fromEntries(made) as Readonly<Record<Language, T>>
}
