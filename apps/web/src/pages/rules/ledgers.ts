import type { Language } from '@adit/words'
import { type BoxName, boxes } from '../../words/boxes.ts'
import { type Ledger, parseLedger } from './ledger.ts'

/** The files of docs/rules, each fetched when its page is opened. */
const files = import.meta.glob<string>('../../../../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
})

export const rulesNames = boxes.map(box => box.name)

export function isRulesName(name: string): name is BoxName {
  return rulesNames.some(one => one === name)
}

export async function loadLedger(name: BoxName, language: Language): Promise<Ledger> {
  // A language whose rules are not written yet shows the English ones.
  const load = fileOf(language, name) ?? fileOf('en', name)
  if (load === undefined) throw new Error(`no rules of ${name} in ${language}`)
  return parseLedger(await load())
}

function fileOf(language: Language, name: BoxName): (() => Promise<string>) | undefined {
  return files[`../../../../../docs/rules/${language}/${name}.md`]
}
