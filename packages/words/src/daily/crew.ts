import { nth, type Seat } from '@adit/kernel'
import type { Language } from '../languages.ts'
import { chapter } from '../library.ts'
import type { CastName } from '../table/cast.ts'

/** The gnomes of lessons and puzzles, in the order in which they sit. */
export const companions: readonly CastName[] = ['hob', 'vera', 'kuno', 'nell', 'ost']

/** Who sits where in a puzzle: one seat is the reader's, the others are gnomes. */
export function crewNames(language: Language, seats: number, self: Seat): readonly string[] {
  const { cast, you } = chapter(language, 'table')
  return Array.from({ length: seats }, (_none, seat) =>
    seat === self ? you.name : cast[nth(companions, seat < self ? seat : seat - 1)].name,
  )
}
