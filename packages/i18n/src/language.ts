/** The languages Adit speaks. The first is the one to fall back on. */
export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some(language => language === text)
}

/** The best of ours for a list such as a browser's or LANG's: `ru-RU`, `ru_RU.UTF-8`, `en`. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tongue = wish.toLowerCase().split(/[-_.]/)[0]
    if (isLanguage(tongue)) return tongue
  }
  return LANGUAGES[0]
}
