import type { Language, TerminalWords } from '@adit/words'
import type { Terminal } from './terminal.ts'

/** What every command is given: the world, and the language to speak. */
export interface Desk {
  readonly terminal: Terminal
  readonly language: Language
  readonly words: TerminalWords
  /** The result goes out as data, and whatever a person is shown goes to the error stream. */
  readonly json: boolean
}
