import type { Language } from '@adit/words'
import type { Face } from '../../art/index.ts'

/** One line of a sheet: a card, what it is called, and what it does. */
export interface SheetLine {
  readonly name: string
  readonly face: Face
  readonly title: string
  readonly text: string
}

/** The cards of a game as they stand on its sheet, in groups. */
export type SheetGroups = Readonly<
  Partial<Record<'cards' | 'tunnels' | 'roles', readonly SheetLine[]>>
>

/** What each title gives: `table/<title>/sheet.ts`. */
export interface SheetOf {
  readonly sheetIn: (language: Language) => SheetGroups
}
