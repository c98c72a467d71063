import type { Language } from '@adit/i18n'
import { en, type TreasureTableWords } from './en.ts'
import { ru } from './ru.ts'

const words: Readonly<Record<Language, TreasureTableWords>> = { en, ru }

export function treasureTableWords(language: Language): TreasureTableWords {
  return words[language]
}

export type { TreasureTableWords }
