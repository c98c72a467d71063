import type { Refusal } from '@adit/kernel'
import { type AnyTeller, type Company, explain, tellerFor } from '@adit/words'
import { explainTable } from './explain.ts'
import type { Speech } from './speech.ts'

/** Why not, whoever says so. The rule's id is left to be shown as a link beside the sentence. */
export function explainAny(
  why: Refusal,
  speech: Speech,
  teller?: AnyTeller,
  company?: Company,
): string {
  const { rule: _shownBeside, ...bare } = why
  return explainTable(why, speech) ?? explain(bare, speech.language, teller, company)
}

export { type AnyTeller, tellerFor }
