import { type CastName, chapter, type Language } from '@adit/words'
import type { Mates } from '../../client/lesson-table.ts'

/** The gnomes of the lessons, whose sentences call them by name. */
const FACES: readonly CastName[] = ['hob', 'vera', 'kuno', 'nell']

export function mates(language: Language): Mates {
  const { cast } = chapter(language, 'table')
  return FACES.map(face => [cast[face].name, face])
}
