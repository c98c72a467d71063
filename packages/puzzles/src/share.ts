import { type Day, dayBefore, numberInYear } from './day.ts'
import { type Puzzled, puzzled } from './puzzle.ts'
import { FULL } from './score.ts'

/** What was reached: by day and title the score, and on which day that was. */
export interface Dug {
  readonly score: number
  readonly on: Day
}
export type Diary = Readonly<Record<Day, Readonly<Partial<Record<Puzzled, Dug>>>>>

const SIGNS: Readonly<Record<Puzzled, string>> = {
  saboteur: '▲',
  'nimble-gnomes': '✦',
  'my-treasure': '●',
}
const PARTS = 5

/** A score as signs: so many of five are filled. */
export function signsOf(score: number): string {
  const filled = Math.round((score * PARTS) / FULL)
  return '◆'.repeat(filled) + '◇'.repeat(PARTS - filled)
}

export function totalOf(day: Diary[Day] | undefined): number {
  return puzzled.reduce((sum, title) => sum + (day?.[title]?.score ?? 0), 0)
}

/** The days in a row on which something was finished on the day itself, up to today or yesterday. */
export function streakAt(diary: Diary, today: Day): number {
  let day = isKept(diary, today) ? today : dayBefore(today)
  let streak = 0
  for (; isKept(diary, day); day = dayBefore(day)) streak++
  return streak
}

export function bestStreak(diary: Diary): number {
  const kept = Object.keys(diary).filter(day => isKept(diary, day))
  return Math.max(0, ...kept.map(day => streakAt(diary, day)))
}

function isKept(diary: Diary, day: Day): boolean {
  return Object.values(diary[day] ?? {}).some(dug => dug.on === day)
}

/** What can be sent to anyone: no cell, no card, no name. `streak` is the word for it. */
export function shareText(diary: Diary, day: Day, streak: string): string {
  const dug = diary[day] ?? {}
  const head = `Adit ${numberInYear(day)} · ${totalOf(dug)}/${puzzled.length * FULL} · ${streak} ${streakAt(diary, day)}`
  const lines = puzzled.flatMap(title => {
    const one = dug[title]
    return one === undefined ? [] : [`${SIGNS[title]} ${signsOf(one.score)}`]
  })
  return [head, ...lines].join('\n')
}
