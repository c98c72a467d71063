import type { Language } from '@adit/i18n'
import { type CommonWords, en } from './en.ts'
import { ru } from './ru.ts'

const words: Readonly<Record<Language, CommonWords>> = { en, ru }

export function commonWords(language: Language): CommonWords {
  return words[language]
}

export type { CommonWords }
