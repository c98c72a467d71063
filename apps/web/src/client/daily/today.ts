import { type Day, printDay } from '@adit/puzzles'

/** The day on the reader's own calendar, as text. */
export function today(now = new Date()): Day {
  return printDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** A day as people of that language write it. No time zone is asked: noon is the same day everywhere. */
export function dayInWords(day: Day, language: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(noon)
}

export function monthInWords(day: Day, language: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, form).format(noon)
}

/** From Monday on, short. */
export function weekdaysInWords(language: string): readonly string[] {
  const form = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_none, nth) =>
    form.format(new Date(Date.UTC(2024, 0, 1 + nth, 12))),
  )
}
