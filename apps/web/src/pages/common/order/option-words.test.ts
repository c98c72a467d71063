import { shelf } from '@adit/shelf'
import { LANGUAGES, loadEveryLanguage, tellerFor } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { loadSpeech } from '../../../words/speech.ts'
import { layoutOf, optionWords, valueWords } from './option-words.ts'
import { clockHelp, summaryOf } from './summary.ts'

await loadEveryLanguage()

describe.each(shelf.map(title => [title.name, title] as const))(
  'the page of %s',
  (_name, title) => {
    it('has a place for every option the title declares', () => {
      const { main, sets, fine } = layoutOf(title, tellerFor(title, 'en'))
      const shown = [...(main === undefined ? [] : [main]), ...sets, ...fine]
      expect(shown.toSorted()).toEqual(Object.keys(title.options).toSorted())
    })

    it.each(LANGUAGES)('has words for every option, value and preset (%s)', language => {
      const teller = tellerFor(title, language)
      for (const [option, declared] of Object.entries(title.options)) {
        expect(optionWords(teller, option).name).not.toBe(option)
        if (declared.kind !== 'choice' && declared.kind !== 'set') continue
        for (const value of declared.values) {
          expect([value, valueWords(teller, option, value).name]).not.toEqual([value, value])
        }
      }
      for (const { name } of title.presets) expect(teller.words.presets).toHaveProperty([name])
    })
  },
)

describe('a table in a few words', () => {
  it('names the edition and what is switched on', () => {
    const saboteur = shelf.find(({ name }) => name === 'saboteur')
    const preset = saboteur?.presets.find(({ name }) => name === 'saboteur-2')
    if (saboteur === undefined || preset === undefined) throw new Error('no such preset')
    const summary = summaryOf(saboteur, preset.config, tellerFor(saboteur, 'en'))
    expect(summary.game).toBe('Saboteur, Jubilee edition, 2024')
    expect(summary.extras).toEqual(['Saboteur 2'])
  })

  it('says how long a move may take', async () => {
    const speech = await loadSpeech('ru')
    expect(clockHelp('fast', speech)).toMatch(/^30 секунд на ход/)
    expect(clockHelp('days', speech)).toMatch(/^2 дня на ход/)
    expect(clockHelp('none', speech)).not.toMatch(/[{}]/)
  })
})
