import type { Refusal } from '@adit/kernel'
import { type AnyTeller, type Company, explain, tellerFor } from '@adit/words'
import { reasonOfTable } from './explain.ts'
import type { Speech } from './speech.ts'

/** Why not, whoever says so. The rule's id is left to be shown as a link beside the sentence. */
export function explainAny(
  why: Refusal,
  speech: Speech,
  teller?: AnyTeller,
  company?: Company,
): string {
  const { rule: _shownBeside, ...bare } = why
  return reasonOfTable(why, speech) ?? explain(bare, speech.language, teller, company)
}

/** Why a record cannot be shown: where its game says so, the slot `title` names the game, whose words must be there. */
export function explainRecord(why: Refusal, speech: Speech): string {
  const name = reasonOfTable(why, speech) === undefined ? why.slots?.title : undefined
  const teller = typeof name === 'string' ? tellerFor({ name }, speech.language) : undefined
  return explainAny(why, speech, teller)
}

export { type AnyTeller, tellerFor }
