import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { actionNames, actions, kindOf } from '@adit/saboteur'
import { chapter, LANGUAGES, type Language, loadEveryLanguage } from '@adit/words'
import { ROOT } from './ledger.ts'

await loadEveryLanguage()

interface Missing {
  readonly language: Language
  readonly id: string
  readonly row: string
}

/** The rows of the ledger that a card's file names and a language's ledger does not have. */
function missingRows(): readonly Missing[] {
  return LANGUAGES.filter(language => existsSync(ledgerOf(language))).flatMap(language => {
    const ledger = readFileSync(ledgerOf(language), 'utf8')
    const { cards } = chapter(language, 'rules/saboteur')
    return actionNames
      .map(name => ({ id: actions[kindOf[name]].rule, words: cards[name] }))
      .filter(({ id }) => !ledger.includes(`\n| ${id} |`))
      .map(({ id, words }) => ({
        language,
        id,
        row: `| ${id} |  | ${words.title}. ${words.help} |`,
      }))
  })
}

export function rowsAreThere(): readonly string[] {
  return missingRows().map(
    ({ language, id }) => `${path.relative(ROOT, ledgerOf(language))} has no ${id}: npm run rules`,
  )
}

/** A new card's row is what its words say, behind the other rows of its kind; there it can be refined. */
export function writeRows(): void {
  for (const { language, id, row } of missingRows()) {
    const file = ledgerOf(language)
    const ledger = readFileSync(file, 'utf8')
    const [head] = id.split('-')
    const last = [...ledger.matchAll(new RegExp(`^\\| ${head}-\\d+ \\|.*$`, 'gm'))].at(-1)
    if (last === undefined) throw new Error(`${file} has no table of ${head}`)
    const end = last.index + last[0].length
    writeFileSync(file, `${ledger.slice(0, end)}\n${row}${ledger.slice(end)}`)
  }
}

function ledgerOf(language: Language): string {
  return path.join(ROOT, 'docs', 'rules', language, 'saboteur.md')
}
