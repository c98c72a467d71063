import { fill, LANGUAGES, type Language, type Slots } from '@adit/i18n'
import { Live } from '../ui/live.ts'
import type { Words } from './en/index.ts'

/** What the page says, in one language. */
export interface Speech {
  readonly language: Language
  readonly words: Words
  /** Puts values into a message of `words`. */
  fill(message: string, slots?: Slots): string
}

/** Only the language that is read is loaded. */
const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  ru: async () => (await import('./ru/index.ts')).ru,
}

export async function loadSpeech(language: Language): Promise<Speech> {
  const words = await loaders[language]()
  return { language, words, fill: (message, slots) => fill(language, message, slots) }
}

/** The language after this one: there are two, so one press changes it. */
export function otherLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]
}

export type { Words }
export { LANGUAGES, type Language }

/** The language of the page. Set before the first page is drawn, and again when it is changed. */
export const spoken = new Live<Speech | undefined>(undefined)

/** For everything that is drawn: by then a language is there. */
export function speech(): Speech {
  const now = spoken.value
  if (now === undefined) throw new Error('no language has been loaded')
  return now
}
