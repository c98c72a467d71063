import type { Words } from '../words/speech.ts'
import type { Cast } from './crew.ts'

/** The gnomes by face and name, for the bots of a table. */
export function castList(words: Words): Cast {
  return Object.entries(words.cast)
}
