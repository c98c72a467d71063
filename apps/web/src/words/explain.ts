import { countedFromOne } from '@adit/i18n'
import type { Refusal } from '@adit/kernel'
import type { Speech } from './speech.ts'

/** Why not, where a table or the line to it says so; undefined for reasons of a game's rules. */
export function explainTable({ key, slots }: Refusal, speech: Speech): string | undefined {
  const sentence = Object.entries(speech.words.refusals).find(([known]) => known === key)?.[1]
  if (sentence === undefined) return undefined
  return speech.fill(sentence, countedFromOne(slots))
}
