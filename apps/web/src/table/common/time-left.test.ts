import { chapter, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { loadSpeech } from '../../words/speech.ts'
import { timeText } from './time-left.ts'

await loadEveryLanguage()

const speech = await loadSpeech('ru')
const telling = { speech, words: chapter('ru', 'page/common'), isCalm: false }

describe('time left', () => {
  it('is told in minutes and seconds, and in words when there is plenty', () => {
    expect(timeText(42_000, telling)).toBe('0:42')
    expect(timeText(3 * 3_600_000, telling)).toBe('около 3 часов')
    expect(timeText(2 * 86_400_000, telling)).toBe('около 2 дней')
  })

  it('has no seconds in calm mode until the last minute', () => {
    expect(timeText(95_000, { ...telling, isCalm: true })).toBe('меньше 2 минут')
    expect(timeText(42_000, { ...telling, isCalm: true })).toBe('0:42')
  })
})
