import type { Refusal } from '@adit/kernel'
import { countedFromOne, fill } from './fill.ts'
import type { Language } from './languages.ts'
import { chapter } from './library.ts'

/**
 * Why not, where a table, the line to it or a record says so; undefined for a game's own reasons. It
 * stands apart from the tellers, which bring every game's cards: the first page says such things too.
 */
export function tableReason({ key, slots }: Refusal, language: Language): string | undefined {
  const refusals: Readonly<Record<string, string>> = chapter(language, 'table').refusals
  const said = Object.hasOwn(refusals, key) ? refusals[key] : undefined
  return said === undefined ? undefined : fill(language, said, countedFromOne(slots))
}
