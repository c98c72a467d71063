import type { Language } from '@adit/i18n'
import type { Terminal } from './terminal.ts'
import type { Words } from './words/words.ts'

/** What every command is given: the world, and the language to speak. */
export interface Desk {
  readonly terminal: Terminal
  readonly language: Language
  readonly words: Words
  /** The result goes out as data, and whatever a person is shown goes to the error stream. */
  readonly json: boolean
}
