import { describe, expect, it } from 'vitest'
import type { Chapter } from './chapters.ts'
import { LANGUAGES, type Language, lineOf } from './languages.ts'
import { chapter, loadEveryLanguage } from './library.ts'

await loadEveryLanguage()

const pack = await lineOf('en').load()
const chapters = Object.keys(pack).filter((name): name is Chapter => name in pack)

type Leaf = readonly [path: string, text: string]

/** Every message of a language by its path. */
function messages(language: Language): readonly Leaf[] {
  return chapters.flatMap(name => leaves(chapter(language, name), name)).filter(isSentence)
}

/** Not the cases of a name, nor what is the terminal's to type. */
function isSentence([path]: Leaf): boolean {
  return !/^table\/(cast|you)\/|^terminal\/play\/quit|\/listed$/.test(path)
}

function leaves(value: unknown, path: string): readonly Leaf[] {
  if (typeof value === 'string') return [[path, value]]
  // What a language does with names and articles is its own.
  if (typeof value === 'function') return []
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-z]+)/gi)].map(([, name]) => name))].sort()

const formsOf = (text: string): string[][] =>
  [...text.matchAll(/\{[a-z]+:([^}]*)\}/gi)].map(([, forms]) => forms.split('|'))

describe.each(LANGUAGES)('%s', language => {
  const english = new Map(messages('en'))

  it('says what English says, key by key', () => {
    expect(
      messages(language)
        .map(([path]) => path)
        .sort(),
    ).toEqual([...english.keys()].sort())
  })

  it('fills the same slots as English, key by key', () => {
    for (const [path, text] of messages(language)) {
      expect([path, slotsOf(text)]).toEqual([path, slotsOf(english.get(path) ?? '')])
    }
  })

  it('counts with the forms that it has', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    // Fractions, which Russian calls `other`, are never counted.
    const forms = pluralCategories.length - (pluralCategories.includes('many') ? 1 : 0)
    for (const [path, text] of messages(language)) {
      for (const written of formsOf(text)) expect([path, written.length]).toEqual([path, forms])
    }
  })
})

describe('ru', () => {
  /** What is typed, or spelt with Latin letters in every language. */
  const typed =
    /adit( replay| verify| db migrate| db warm)?|ADIT_[A-Z_]+|--?[a-z]+|my-treasure|spectator|judge|edition|modules|option|Ctrl|Enter|loopback|postgres|sqlite|counts|records|results|silent, error, warn, info|debug|quit|exit/g
  const foreign = /\{[^}]*\}|Adit|SAB-23|Switch to English|JSON|https|SHA|Language|determinize/g

  it('leaves no sentence in English', () => {
    const latin = messages('ru').filter(([, text]) => {
      const rest = text.replace(foreign, '').replace(typed, '')
      return /[a-z]{2}/i.test(rest)
    })
    expect(latin).toEqual([])
  })

  it.each([
    ['жила, не цель', /^(?!.*\/target).*\t.*(^|[^а-я])цел(ь|и|ей|ью|ям|ями|ях)(?![а-я])/i],
    ['сундук, не тайник', /тайник/i],
    ['фишка, не фигурка', /фигурк/i],
    ['снадобье, не зелье', /зель[еяюё]/i],
    ['самоцвет, не камень', /(nimble-gnomes|my-treasure|replay).*\t.*камн(и|ей|ями|ях|ям)/i],
    ['дополнение, не добавка', /добавк/i],
    ['раздача, не сдача', /(^|[^а-яё])сда(ч|ё|н|л|ст)/i],
    ['пропускать ход, не пасовать', /(^|[^а-я])(с?пас(у|ов)[а-я]*|пас)(?![а-я])/i],
  ])('has one word for one thing: %s', (_pair, other) => {
    const told = messages('ru').map(([path, text]) => `${path}\t${text}`)
    expect(told.filter(line => other.test(line))).toEqual([])
  })
})
