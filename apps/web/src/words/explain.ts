import type { Refusal } from '@adit/kernel'
import { tableReason } from '@adit/words'
import { warn } from '../ui/toasts.svelte.ts'
import type { Speech } from './speech.ts'
import { titled } from './titled.ts'

/** Why not, where a table or the line to it says so; undefined for reasons of a game's rules. */
export function reasonOfTable(why: Refusal, { language, words }: Speech): string | undefined {
  return tableReason(titled(why, words), language)
}

/** The same where nothing else can be the reason. */
export function explainTable(why: Refusal, speech: Speech): string {
  return reasonOfTable(why, speech) ?? why.key
}

/** Says in passing why a table did not do what was asked for. */
export function warnWhy(why: Refusal, speech: Speech): void {
  warn(explainTable(why, speech))
}
