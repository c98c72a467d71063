import { chapter, type Language } from '@adit/words'
import type { Cast } from './crew.ts'

/** The gnomes by face and name, for the bots of a table. */
export function castList(language: Language): Cast {
  return Object.entries(chapter(language, 'table').cast).map(([face, { name }]) => [face, name])
}
