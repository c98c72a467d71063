import { toast } from '../../ui/toasts.svelte.ts'
import { speech } from '../../words/speech.ts'
import { sound } from './sound.ts'

/** What was asked for was not done. */
export function report(why: string): void {
  const { fill, words } = speech()
  sound('refused')
  toast(fill(words.table.refused, { why }), { icon: 'warning', look: 'bad' })
}
