import type { Language } from './speech.ts'

/** Each language's own name for itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' }
