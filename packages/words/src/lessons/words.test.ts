import { lessons } from '@adit/lessons'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, loadEveryLanguage } from '../index.ts'
import { chapter } from '../library.ts'
import { secondsOf, wordsOfLesson } from './words.ts'

await loadEveryLanguage()

/** How long a lesson may take, in seconds. */
const LONGEST = {
  saboteur: 180,
  saboteur2: 120,
  championship: 60,
  extras: 60,
  nimble: 120,
  treasure: 120,
}

describe.each(LANGUAGES)('the lessons in %s', language => {
  test.each(lessons)('$id says each step in one sentence, in time', lesson => {
    const words = wordsOfLesson(chapter(language, 'lessons'), lesson.id)
    for (const { id } of lesson.steps) {
      const { say } = words.steps[id]
      expect(say.split(/\s+/).length, say).toBeLessThanOrEqual(26)
      expect(say.match(/[.!?…](?=\s|$)/g), say).toHaveLength(1)
    }
    expect(secondsOf(words, lesson.steps)).toBeLessThanOrEqual(LONGEST[lesson.shelf])
  })
})
