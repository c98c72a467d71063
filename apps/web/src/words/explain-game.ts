import type { Refusal } from '@adit/kernel'
import { type AnyTeller, explain, tellerFor } from '@adit/words'
import { explainTable } from './explain.ts'
import type { Speech } from './speech.ts'

/** Why not, whoever says so. The rule's id is left to be shown as a link beside the sentence. */
export function explainAny(
  why: Refusal,
  speech: Speech,
  teller?: AnyTeller,
  names?: readonly string[],
): string {
  const { rule: _shownBeside, ...bare } = why
  return explainTable(why, speech) ?? explain(bare, speech.language, teller, names)
}

export { type AnyTeller, tellerFor }
