import type { Chapters } from '@adit/words'
import type { SheetOf } from '../../table/common/sheet.ts'

/** What a title has for its sheet, fetched when it is asked for: `table/<title>/sheet.ts`. */
const sheets = import.meta.glob<SheetOf>('../../table/*/sheet.ts')

const fileOf = (title: string): string => `../../table/${title}/sheet.ts`

/** A game that has just been begun has none. */
export function hasSheet(title: string): title is keyof Chapters['page/book']['sheets'] {
  return fileOf(title) in sheets
}

export async function sheetOf(title: string): Promise<SheetOf['sheetIn']> {
  const load = sheets[fileOf(title)]
  if (load === undefined) throw new Error(`no sheet of ${title}`)
  return (await load()).sheetIn
}
