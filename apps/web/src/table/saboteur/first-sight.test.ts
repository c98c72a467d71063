import { nth } from '@adit/kernel'
import { cards } from '@adit/saboteur'
import { chapter, LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { loreOf } from './first-sight.ts'

await loadEveryLanguage()

/** It ends once, at its end. */
const isOneSentence = (text: string): boolean => /^[^.!?]+[.!?]$/.test(text)

describe.each(LANGUAGES)('what is new, in %s', language => {
  const words = chapter(language, 'rules/saboteur')
  const { firstSight } = chapter(language, 'page/saboteur')

  it('every card that is ever held says what it does, in a sentence', () => {
    const held = cards.flatMap(({ group, name }, kind) =>
      group === 'tunnel' || group === 'action' ? [{ kind, name }] : [],
    )
    expect(held.length).toBeGreaterThan(60)
    for (const { kind, name } of held) {
      const lore = loreOf(words, kind, 'held:0')
      expect(lore.length, name).toBeGreaterThan(0)
      for (const { title, text } of lore) {
        expect([name, title, isOneSentence(text)]).toEqual([name, title, true])
        expect(title.length).toBeGreaterThan(1)
      }
    }
  })

  it('cards that look alike but for their way up are one thing, others are not', () => {
    const names = cards.map((_card, kind) => nth(loreOf(words, kind, 'held:0'), 0).name)
    const nameOf = (called: string) => names[cards.findIndex(({ name }) => name === called)]
    expect(nameOf('TB')).toBe(nameOf('LR'))
    expect(new Set(['map', 'rock-fall', 'TB', 'TR', 't'].map(nameOf)).size).toBe(5)
  })

  it('every question and every token is a sentence too', () => {
    for (const told of Object.values({ ...firstSight.asks, ...firstSight.things })) {
      expect([told.text, isOneSentence(told.text)]).toEqual([told.text, true])
    }
  })
})
