import { chapter, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { loadSpeech } from '../../words/speech.ts'
import { Hourglasses, timeText } from './time-left.ts'

await loadEveryLanguage()

const speech = await loadSpeech('ru')
const telling = { speech, words: chapter('ru', 'page/common'), isCalm: false }

describe('an hourglass', () => {
  const game = {
    view: undefined,
    asked: [{ seat: 1, since: 7, due: 60_000 }],
    gate: { since: 7, people: [0, 1], on: [0], due: 45_000 },
  }

  it('is as long as it was when it was first seen, by the clock of this device', () => {
    const glasses = new Hourglasses()
    expect(glasses.of({ game, ahead: 500 }, 1, 19_500)).toEqual({ left: 40_000, total: 40_000 })
    expect(glasses.of({ game, ahead: 500 }, 1, 49_500)).toEqual({ left: 10_000, total: 40_000 })
    expect(glasses.of({ game, ahead: 0 }, 0, 0)).toBeUndefined()
  })

  it('is another for a round that waits for people', () => {
    const glasses = new Hourglasses()
    expect(glasses.ofGate({ game, ahead: 0 }, 15_000)).toEqual({ left: 30_000, total: 30_000 })
    expect(glasses.ofGate({ game, ahead: 0 }, 50_000)).toEqual({ left: 0, total: 30_000 })
    expect(glasses.ofGate({ game: undefined, ahead: 0 }, 0)).toBeUndefined()
  })
})

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
