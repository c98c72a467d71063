import { nth } from '@adit/kernel'
import { type Card, FACES, KINDS } from '@adit/my-treasure'
import { type Chapters, listOf } from '@adit/words'
import type { Speech } from '../../words/speech.ts'

/** What a card shows, in words: `2 rings, 1 gem and 1 mouse`. */
export function thingsOn(card: Card, words: Chapters['page/my-treasure'], speech: Speech): string {
  const { treasures, mice } = nth(FACES, card)
  const shown = KINDS.flatMap((kind, at) => {
    const count = nth(treasures, at)
    return count === 0 ? [] : [speech.fill(words.counted[kind], { count })]
  })
  const all = mice === 0 ? shown : [...shown, speech.fill(words.counted.mouse, { count: mice })]
  return listOf(speech.language, all)
}
