import { nth } from '@adit/kernel'

/**
 * A day of the calendar as people write it, `2027-01-01`: text and whole numbers only. No clock and no
 * time zone comes near it, so a day is the same day on every device.
 */
export type Day = string

const FORM = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/
/** The first of March is the first day of a year that is counted like this: leap days come last. */
const DAYS_BEFORE_MONTH = [306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275] as const

/** Days since the first of March of the year 0; undefined for what is no day of the calendar. */
export function dayNumber(day: Day): number | undefined {
  const read = readDay(day)
  if (read === undefined) return undefined
  const [year, month, date] = read
  const from = month < 3 ? year - 1 : year
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  return 365 * from + leaps + nth(DAYS_BEFORE_MONTH, month - 1) + date - 1
}

function readDay(day: Day): readonly [year: number, month: number, date: number] | undefined {
  const [, year = 0, month = 0, date = 0] = FORM.exec(day)?.map(Number) ?? []
  if (month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return undefined
  return [year, month, date]
}

/** 0 is Monday. The first of March of the year 0 would have been a Wednesday. */
export function weekdayOf(day: Day): number {
  return (sure(day, dayNumber) + 2) % 7
}

/** The number of the day in its year, from 1. */
export function numberInYear(day: Day): number {
  return sure(day, dayNumber) - sure(`${day.slice(0, 4)}-01-01`, dayNumber) + 1
}

export function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** How many days later the second is. */
export function daysBetween(one: Day, other: Day): number {
  return sure(other, dayNumber) - sure(one, dayNumber)
}

export function dayAfter(day: Day): Day {
  const [year, month, date] = sure(day, readDay)
  if (date < daysIn(year, month)) return printDay(year, month, date + 1)
  return month < 12 ? printDay(year, month + 1, 1) : printDay(year + 1, 1, 1)
}

export function dayBefore(day: Day): Day {
  const [year, month, date] = sure(day, readDay)
  if (date > 1) return printDay(year, month, date - 1)
  return month > 1 ? printDay(year, month - 1, daysIn(year, month - 1)) : printDay(year - 1, 12, 31)
}

export function printDay(year: number, month: number, date: number): Day {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}

function sure<T>(day: Day, read: (day: Day) => T | undefined): T {
  const found = read(day)
  if (found === undefined) throw new Error(`no day: ${day}`)
  return found
}
