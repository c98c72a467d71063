import type { Language } from '@adit/i18n'
import { en, type NimbleTableWords } from './en.ts'
import { ru } from './ru.ts'

const words: Readonly<Record<Language, NimbleTableWords>> = { en, ru }

export function nimbleTableWords(language: Language): NimbleTableWords {
  return words[language]
}

export type { NimbleTableWords }
