import type { Refusal } from '@adit/kernel'
import type { Words } from './speech.ts'

/** A game is called by its name on the box, in a reason too. */
export function titled(why: Refusal, { home }: Pick<Words, 'home'>): Refusal {
  const boxes: Readonly<Record<string, { readonly title: string }>> = home.boxes
  const title = boxes[String(why.slots?.title)]?.title
  return title === undefined ? why : { ...why, slots: { ...why.slots, title } }
}
