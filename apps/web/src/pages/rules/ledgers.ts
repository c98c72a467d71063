import type { Language } from '@adit/words'
import { type Ledger, parseLedger } from './ledger.ts'

/** The files of docs/rules, each fetched when its page is opened. */
const files = import.meta.glob<string>('../../../../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
})

export const rulesNames = ['saboteur', 'nimble-gnomes', 'my-treasure'] as const
export type RulesName = (typeof rulesNames)[number]

export function isRulesName(name: string): name is RulesName {
  return rulesNames.some(one => one === name)
}

export async function loadLedger(name: RulesName, language: Language): Promise<Ledger> {
  const load = files[`../../../../docs/rules/${language}/${name}.md`]
  if (load === undefined) throw new Error(`no rules of ${name} in ${language}`)
  return parseLedger(await load())
}
