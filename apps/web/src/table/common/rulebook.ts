import type { Language } from '@adit/words'
import type { Face } from '../../art/index.ts'

/** A card as it is printed, with the word on its plate. */
export interface Plate {
  readonly face: Face
  readonly title?: string
}

/** A row of the ledger: its id, and the editions in its column, all of them if it names none. */
export interface Row {
  readonly id: string
  readonly editions: readonly string[]
}

/** What a title has for the book of its rules: `table/<title>/rulebook.ts`. */
export interface Rulebook {
  /** By rule: the cards that it is about. */
  readonly platesIn: (language: Language) => Readonly<Record<string, readonly Plate[]>>
  /** The cards of each row of the ledger's tables of components, table by table. */
  readonly components: readonly (readonly (readonly Face[])[])[]
  /** What the ledger calls the edition that is played, where there are several. */
  readonly editionIn?: (options: unknown) => string
  /** Whether a row has anything to say at a table of these options. */
  readonly applies: (row: Row, options: unknown) => boolean
}
