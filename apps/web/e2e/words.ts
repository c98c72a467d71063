import {
  chapter,
  fill,
  inEveryLanguage,
  type Language,
  loadEveryLanguage,
  type Slots,
} from '@adit/words'

await loadEveryLanguage()

/** What the page says, so that tests press what a person reads. */
export const words = inEveryLanguage(language => chapter(language, 'page'))

export const lessonWords = inEveryLanguage(language => chapter(language, 'lessons'))

export const dailyWords = inEveryLanguage(language => chapter(language, 'daily'))

export const bookWords = inEveryLanguage(language => chapter(language, 'page/book'))

export function say(message: string, slots: Slots = {}, language: Language = 'en'): string {
  return fill(language, message, slots)
}
