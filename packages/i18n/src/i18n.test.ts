import { myTreasure } from '@adit/my-treasure'
import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'
import { LANGUAGES, languageFor } from './language.ts'
import { catalogues, explain, tellerFor } from './teller.ts'

describe('fill', () => {
  it('puts values in and keeps what it has no value for', () => {
    expect(fill('en', '{seat} and {other}', { seat: 'Ann' })).toBe('Ann and {other}')
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

  it('knows the English forms', () => {
    const message = '{count} {count:coin|coins}'
    expect(fill('en', message, { count: 1 })).toBe('1 coin')
    expect(fill('en', message, { count: 0 })).toBe('0 coins')
  })
})

describe('languageFor', () => {
  it.each([
    [['de-DE', 'ru-RU'], 'ru'],
    [['ru_RU.UTF-8'], 'ru'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j gives %s', (wishes, language) => {
    expect(languageFor(wishes)).toBe(language)
  })
})

/** Every message of a catalogue by its path. */
function messages(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : messages(value, `${path}${key}.`),
  )
}

const slotsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{([a-z]+)/gi)].map(([, name]) => name))].sort()

describe('catalogues', () => {
  const english = new Map(messages(catalogues.en))

  it.each(LANGUAGES)('%s fills the same slots as English, key by key', language => {
    for (const [path, message] of messages(catalogues[language])) {
      expect([path, slotsOf(message)]).toEqual([path, slotsOf(english.get(path) ?? '')])
    }
  })

  it('Russian leaves no sentence in English', () => {
    const latin = messages(catalogues.ru).filter(([, text]) =>
      /[a-z]{3}/i.test(text.replace(/\{[^}]*\}/g, '')),
    )
    expect(latin.map(([path]) => path)).toEqual(['refusals.record-not-json'])
  })
})

describe('explain', () => {
  const teller = tellerFor(myTreasure, 'en')

  it('gives the sentence and the rule', () => {
    expect(explain({ rule: 'TRE-041', key: 'place-closed' }, 'en', teller)).toBe(
      'This place is closed until the next round: its stack was taken. (TRE-041)',
    )
  })

  it('gives reasons that no game stands behind', () => {
    const why = { key: 'config-seats', slots: { title: 'my-treasure', min: 2, max: 4 } }
    expect(explain(why, 'en')).toBe('my-treasure is for 2 to 4 players.')
  })
})
