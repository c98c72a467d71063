import type { Language } from '@adit/i18n'
import { en, type SaboteurTableWords } from './en.ts'
import { ru } from './ru.ts'

const words: Readonly<Record<Language, SaboteurTableWords>> = { en, ru }

export function saboteurWords(language: Language): SaboteurTableWords {
  return words[language]
}

export type { SaboteurTableWords }
