import { expect, test } from 'vitest'
import { readDiary } from './diary.ts'
import { dayInWords, today, weekdaysInWords } from './today.ts'

const keeping = (text: string) => ({ read: () => text, write: () => undefined })

test('what is kept is read with care', () => {
  const good = { '2026-11-15': { saboteur: { score: 66, on: '2026-11-15' } } }
  expect(readDiary(keeping(JSON.stringify(good)))).toEqual(good)
  const bad = {
    yesterday: good['2026-11-15'],
    '2026-11-14': {
      chess: { score: 1, on: '2026-11-14' },
      saboteur: { score: 900, on: '2026-11-14' },
    },
    '2026-11-13': null,
  }
  expect(readDiary(keeping(JSON.stringify(bad)))).toEqual({ '2026-11-14': {}, '2026-11-13': {} })
  expect(readDiary(keeping('{'))).toEqual({})
})

test('today is what the calendar on the wall says', () => {
  expect(today(new Date(2027, 0, 1, 0, 0, 1))).toBe('2027-01-01')
  expect(today(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
  expect(dayInWords('2026-11-15', 'en')).toContain('15')
  expect(dayInWords('2026-11-15', 'de')).toContain('Sonntag')
  expect(weekdaysInWords('en')[0]).toBe('Mon')
})
