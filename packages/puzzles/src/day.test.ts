import { expect, test } from 'vitest'
import { dayAfter, dayBefore, dayNumber, daysBetween, numberInYear, weekdayOf } from './day.ts'

test('a day is counted as the calendar counts it', () => {
  let day = '1999-12-31'
  for (const start = Date.UTC(1999, 11, 31), end = 3000; daysBetween('1999-12-31', day) < end; ) {
    const date = new Date(start + daysBetween('1999-12-31', day) * 86_400_000)
    expect(date.toISOString().slice(0, 10)).toBe(day)
    expect(weekdayOf(day)).toBe((date.getUTCDay() + 6) % 7)
    const next = dayAfter(day)
    expect(dayBefore(next)).toBe(day)
    day = next
  }
})

test('the number of a day begins anew with the year', () => {
  expect(numberInYear('2026-01-01')).toBe(1)
  expect(numberInYear('2026-11-15')).toBe(319)
  expect(numberInYear('2028-12-31')).toBe(366)
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '2026-04-31',
  'today',
  '2026-11-15 ',
])('%s is no day', text => {
  expect(dayNumber(text)).toBeUndefined()
})
