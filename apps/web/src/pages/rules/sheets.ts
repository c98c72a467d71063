import type { SheetOf } from '../../table/common/sheet.ts'

/** What a title has for its sheet, fetched when it is asked for: `table/<title>/sheet.ts`. */
const sheets = import.meta.glob<SheetOf>('../../table/*/sheet.ts')

export async function sheetOf(title: string): Promise<SheetOf['sheetIn']> {
  const load = sheets[`../../table/${title}/sheet.ts`]
  if (load === undefined) throw new Error(`no sheet of ${title}`)
  return (await load()).sheetIn
}
