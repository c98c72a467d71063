import { warn } from '../../ui/toasts.svelte.ts'
import { speech } from '../../words/speech.ts'
import { sound } from './sound.ts'

/** What was asked for was not done. */
export function report(why: string): void {
  const { fill, words } = speech()
  sound('refused')
  warn(fill(words.table.refused, { why }))
}
