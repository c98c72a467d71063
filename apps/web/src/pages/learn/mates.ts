import { chapter, companions, type Language } from '@adit/words'
import type { Mates } from '../../client/lesson-table.ts'

/** The gnomes of the lessons, whose sentences call them by name. */
export function mates(language: Language): Mates {
  const { cast } = chapter(language, 'table')
  return companions.map(face => [cast[face].name, face])
}
