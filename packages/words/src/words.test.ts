import { type AnyTitle, parseConfig, playOut, quickRandom } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { protocolRefusals } from '@adit/protocol'
import { saboteur } from '@adit/saboteur'
import { tableRefusals } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'
import { LANGUAGES, languageFor } from './languages.ts'
import { chapter, loadEveryLanguage } from './library.ts'
import { explain, tellerFor } from './teller.ts'

await loadEveryLanguage()

describe('fill', () => {
  it('puts values in and keeps what it has no value for', () => {
    expect(fill('en', '{seat} and {other}', { seat: 'Ann' })).toBe('Ann and {other}')
    expect(fill('en', 'Not ready: {name}.', { name: 'Ann W.' })).toBe('Not ready: Ann W.')
    expect(fill('en', '{name} waits.', { name: 'Ann W.' })).toBe('Ann W. waits.')
  })

  it.each([
    [1, 'монета'],
    [3, 'монеты'],
    [5, 'монет'],
    [11, 'монет'],
    [21, 'монета'],
  ])('knows the Russian forms: %i %s', (count, form) => {
    expect(fill('ru', '{count:монета|монеты|монет}', { count })).toBe(form)
  })

  it('says a number with its noun, and one as a word', () => {
    const message = 'You draw {count:a card|# cards}.'
    expect(fill('en', message, { count: 1 })).toBe('You draw a card.')
    expect(fill('en', message, { count: 3 })).toBe('You draw 3 cards.')
  })

  it('takes another form of a word, and gives it a capital letter', () => {
    const card = { name: 'corner', a: 'a corner' }
    expect(fill('en', '{card.a^} lies there: {card}, {card.the}.', { card })).toBe(
      'A corner lies there: corner, corner.',
    )
  })

  it('lets a name that ends a sentence swallow its full stop', () => {
    expect(fill('ru', 'Начинает {A}.', { A: { name: 'Константин Б.' } })).toBe(
      'Начинает Константин Б.',
    )
    expect(fill('en', 'It is {what}. So.', { what: 'gold!' })).toBe('It is gold! So.')
  })

  it('knows the English forms', () => {
    const message = '{count} {count:coin|coins}'
    expect(fill('en', message, { count: 1 })).toBe('1 coin')
    expect(fill('en', message, { count: 0 })).toBe('0 coins')
  })
})

describe('languageFor', () => {
  it.each([
    [['fr-FR', 'ru-RU'], 'ru'],
    [['de-AT'], 'de'],
    [['ru_RU.UTF-8'], 'ru'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j gives %s', (wishes, language) => {
    expect(languageFor(wishes)).toBe(language)
  })
})

describe('reasons of a live table', () => {
  it('are those that tables and messages give, no more and no fewer', () => {
    const given = Object.keys(chapter('en', 'table').refusals)
    const live = given.filter(key => /^(table|message)-/.test(key))
    expect(live.sort()).toEqual([...tableRefusals, ...protocolRefusals].sort())
  })

  it('count seats from 1', () => {
    const why = { key: 'table-seat-taken', slots: { seat: 0 } }
    expect(explain(why, 'en')).toBe('Seat 1 is taken.')
  })
})

describe('explain', () => {
  const teller = tellerFor(myTreasure, 'en')

  it('gives the sentence and the rule', () => {
    expect(explain({ rule: 'TRE-041', key: 'place-closed' }, 'en', teller)).toBe(
      'This stack is gone for the round. (TRE-041)',
    )
  })

  it('gives reasons that no game stands behind', () => {
    const why = { key: 'config-seats', slots: { title: 'my-treasure', min: 2, max: 4 } }
    expect(explain(why, 'en')).toBe('my-treasure is for 2 to 4 players.')
  })
})

describe.each<AnyTitle>([myTreasure, nimbleGnomes, saboteur])('the words of $name', title => {
  it.each(LANGUAGES)('%s has a name for every option, value and preset', language => {
    const { words } = tellerFor(title, language)
    for (const [name, option] of Object.entries(title.options)) {
      expect(words.options[name]?.name, name).toBeTruthy()
      if (option.kind !== 'choice' && option.kind !== 'set') continue
      for (const value of option.values)
        expect(words.options[name].values?.[value]?.name).toBeTruthy()
    }
    for (const preset of title.presets) expect(words.presets[preset.name]).toBeTruthy()
  })

  it.each(LANGUAGES)('%s tells whole games without a gap', language => {
    const teller = tellerFor(title, language)
    const names = ['Анна', 'Bob', 'Cleo']
    const config = parseConfig(title, { seats: 3 })
    if (!config.ok) throw new Error(config.why.key)
    const game = title.open(config.value)
    const said: string[] = []
    for (let seed = 0; seed < 10; seed++) {
      const state = game.setup()
      playOut({ ...game, step }, state, quickRandom(seed), (_state, _seat, legal) => {
        for (const move of legal) said.push(teller.say(move, { names, self: 0 }))
        return legal[legal.length - 1]
      })
    }
    expect(said.filter(text => /[{}]|undefined/.test(text))).toEqual([])
    expect(said.length).toBeGreaterThan(100)

    function step(state: unknown, seat: number, move: unknown): void {
      game.step(state, seat, move, event => {
        for (const viewer of ['judge', 'spectator', 0] as const) {
          const told = game.redact(event, viewer)
          if (told !== undefined)
            said.push(teller.tell(told, { names, self: viewer === 0 ? 0 : undefined }) ?? '')
        }
      })
    }
  })
})
