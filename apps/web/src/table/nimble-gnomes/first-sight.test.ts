import { cards } from '@adit/nimble-gnomes'
import { chapter, LANGUAGES, loadEveryLanguage } from '@adit/words'
import { expect, it } from 'vitest'
import { loreOf } from './first-sight.ts'

await loadEveryLanguage()

it.each(LANGUAGES)('every card says what it does, in a sentence of %s', language => {
  const { firstSight } = chapter(language, 'page/nimble-gnomes')
  for (const [kind, { name }] of cards.entries()) {
    const { title, text } = loreOf(firstSight, kind, 'held:0')
    expect([name, title.length > 1, /^[^.!?]+[.!?]$/.test(text)]).toEqual([name, true, true])
  }
})
