import { fill, type Language, type Slots } from '@adit/i18n'
import { en } from '../src/words/en/index.ts'
import { ru } from '../src/words/ru/index.ts'

/** What the page says, so that tests press what a person reads. */
export const words = { en, ru }

export function say(message: string, slots: Slots = {}, language: Language = 'en'): string {
  return fill(language, message, slots)
}
