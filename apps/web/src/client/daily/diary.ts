import { type Day, type Diary, type Dug, dayNumber, type Puzzled, puzzled } from '@adit/puzzles'
import { Live } from '../../ui/live.ts'
import { fieldsOf } from '../fields.ts'
import { browserKeeping, type Keeping, readKept } from '../kept.ts'

const KEY = 'daily'

/** What is kept is read with care: anyone can write there. */
export function readDiary(keeping: Keeping): Diary {
  const kept = fieldsOf(readKept(keeping, KEY))
  const days = Object.entries(kept).filter(([day]) => dayNumber(day) !== undefined)
  return Object.fromEntries(days.map(([day, dug]) => [day, readDay(dug)]))
}

function readDay(kept: unknown): Partial<Record<Puzzled, Dug>> {
  const read: Partial<Record<Puzzled, Dug>> = {}
  for (const [title, dug] of Object.entries(fieldsOf(kept))) {
    const known = puzzled.find(one => one === title)
    if (known !== undefined && isDug(dug)) read[known] = dug
  }
  return read
}

function isDug(kept: unknown): kept is Dug {
  const { score, on } = fieldsOf(kept)
  const isScore = typeof score === 'number' && score >= 0 && score <= 100
  return isScore && typeof on === 'string' && dayNumber(on) !== undefined
}

export const diary = new Live<Diary>(readDiary(browserKeeping))

/** The first answer counts; what comes later is practice. */
export function keepDug(day: Day, title: Puzzled, dug: Dug): void {
  if (diary.value[day]?.[title] !== undefined) return
  diary.value = { ...diary.value, [day]: { ...diary.value[day], [title]: dug } }
  browserKeeping.write(KEY, JSON.stringify(diary.value))
}
