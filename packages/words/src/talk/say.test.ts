import { gnomeLines, gnomeLinesOn, occasions, phrases, voices } from '@adit/protocol'
import { cellAt } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { chapter, loadEveryLanguage } from '../library.ts'
import { saboteurTerms } from '../saboteur/terms.ts'
import { sayIn, sketchIn } from './say.ts'

await loadEveryLanguage()

const names = ['Марта', 'Hob']
const goals = [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)]
const termsIn = (language: (typeof LANGUAGES)[number]) =>
  saboteurTerms(chapter(language, 'rules/saboteur'), goals)

describe('sayIn', () => {
  it.each([
    ['en', 'Hob has seen the upper goal.'],
    ['ru', 'Hob знает верхнюю жилу.'],
    ['de', 'Hob kennt das obere Ziel.'],
  ] as const)('speaks of a goal by where it lies: %s', (language, text) => {
    const said = { phrase: 'saw-them-look', slots: { seat: 1, goal: 0 } }
    expect(sayIn(language, said, names, termsIn(language))).toBe(text)
  })

  it('gives a card its article and a tool its case', () => {
    const map = { phrase: 'i-need', slots: { card: 'map' } }
    expect(sayIn('en', map, names, termsIn('en'))).toBe('I need a map.')
    const lamp = { phrase: 'repair-mine', slots: { tool: 'lamp' } }
    expect(sayIn('ru', lamp, names, termsIn('ru'))).toBe('Почините кто-нибудь мою лампу.')
  })

  it('warns the others, not the suspect [words §10.4]', () => {
    const warning = { phrase: 'watch-out', slots: { seat: 1 } }
    expect(sayIn('ru', warning, names)).toBe('Следите: Hob!')
    expect(sayIn('de', warning, names)).toBe('Behaltet Hob im Auge.')
  })

  it.each(LANGUAGES)(
    '%s has no gap in any phrase that is filled, and keeps to a bubble',
    language => {
      const slotsOf = (wanted: readonly string[]) => ({
        ...(wanted.includes('seat') ? { seat: 1 } : {}),
        ...(wanted.includes('card') ? { card: 'map' } : {}),
        ...(wanted.includes('goal') ? { goal: 2 } : {}),
        ...(wanted.includes('tool') ? { tool: 'cart' } : {}),
      })
      const wanted = [
        ...Object.entries(phrases),
        ...Object.entries(gnomeLines).map(([id, { slots }]) => [id, slots] as const),
      ]
      for (const [phrase, gaps] of wanted) {
        const text = sayIn(language, { phrase, slots: slotsOf(gaps) }, names, termsIn(language))
        expect(text).not.toMatch(/[{}]|undefined|[a-z]-[a-z]+-/)
        expect([text, text.length <= 60]).toEqual([text, true])
        expect(sketchIn(language, phrase)).not.toMatch(/[{}]/)
      }
    },
  )
})

describe('gnomes', () => {
  it('have something to say on every occasion in every voice', () => {
    for (const occasion of occasions)
      for (const voice of voices)
        expect([occasion, voice, gnomeLinesOn(occasion, voice).length > 0]).toEqual([
          occasion,
          voice,
          true,
        ])
  })
})
