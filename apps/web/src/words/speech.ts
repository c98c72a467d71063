import { nth } from '@adit/kernel'
import {
  type Chapter,
  type Chapters,
  chapter,
  fill,
  LANGUAGES,
  type Language,
  load,
  type Slots,
} from '@adit/words'
import { Live } from '../ui/live.ts'

export type Words = Chapters['page']

/** What the page says, in one language. */
export interface Speech {
  readonly language: Language
  readonly words: Words
  /** Puts values into a message of `words`. */
  fill(message: string, slots?: Slots): string
}

type IsWanted = (name: Chapter) => boolean

/** What the page has asked for so far; another language is loaded as far. */
const wishes: IsWanted[] = [name => name === 'page' || name === 'table']
let coming: Language | undefined

/** Only the language that is read is loaded. */
export async function loadSpeech(language: Language): Promise<Speech> {
  coming = language
  await load(language, name => wishes.some(isWanted => isWanted(name)))
  return {
    language,
    words: chapter(language, 'page'),
    fill: (message, slots) => fill(language, message, slots),
  }
}

/** Fetches more words, in the language that is read and in the one that is on its way. */
export async function loadWords(isWanted: IsWanted): Promise<void> {
  wishes.push(isWanted)
  const read = [spoken.value?.language, coming].filter(language => language !== undefined)
  await Promise.all([...new Set(read)].map(language => load(language, isWanted)))
}

/** The language after this one: one press changes it. */
export function otherLanguage(language: Language): Language {
  return nth(LANGUAGES, (LANGUAGES.indexOf(language) + 1) % LANGUAGES.length)
}

/** The language of the page. Set before the first page is drawn, and again when it is changed. */
export const spoken = new Live<Speech | undefined>(undefined)

/** For everything that is drawn: by then a language is there. */
export function speech(): Speech {
  const now = spoken.value
  if (now === undefined) throw new Error('no language has been loaded')
  return now
}
