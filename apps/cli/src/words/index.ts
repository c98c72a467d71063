import type { Language } from '@adit/i18n'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { Words } from './words.ts'

export const words: Readonly<Record<Language, Words>> = { en, ru }
