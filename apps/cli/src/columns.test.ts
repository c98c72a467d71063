import { describe, expect, it } from 'vitest'
import { alignRows, fitted, flowing, numbered, wrapped } from './columns.ts'
import { bold, fittedName, harmless, padded, widthOf } from './paint.ts'

describe('columns', () => {
  it('align words to the left and numbers to the right, paint or none', () => {
    const rows = [
      [bold('bot'), 'wins'],
      ['apprentice', '7'],
    ]
    expect(alignRows(rows)).toBe(`  ${padded(bold('bot'), 10)}  wins\n  apprentice     7`)
  })

  it('number a short list downwards and a long one in columns', () => {
    expect(numbered(['draw', 'take'], 80)).toBe('  1  draw\n  2  take')
    expect(numbered(['a', 'b'], 80, [2, 10])).toBe('   2  a\n  10  b')
    const eight = numbered('a b c d e f g h'.split(' '), 30)
    expect(eight.split('\n')[0]).toBe('  1  a   3  c   5  e   7  g')
  })

  it('let items flow, and break between them', () => {
    const lines = flowing(['1 take a card', '2 pass', 'and a longer one that may be broken'], 30)
    expect(lines.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      ' 1 take a card   2 pass   and',
      ' a longer one that may be',
      ' broken',
    ])
    expect(flowing(['1 take a card', '2 pass it on now'], 30).split('\n')).toHaveLength(2)
  })

  it('break lines at spaces, marked and set in', () => {
    const marked = wrapped('one two three four', 10, { mark: ' · ' })
    expect(marked).toEqual([' · one two', '   three', '   four'])
    expect(wrapped('a bb ccc', 5, { indent: '--' })).toEqual(['a bb', '--ccc'])
    expect(fitted('a  b\n\n one two', 5)).toBe('a  b\n\n one\ntwo')
    expect(wrapped('unbreakable', 4)).toEqual(['unbreakable'])
  })
})

describe('widths', () => {
  it.each([
    ['', 0],
    ['Ann', 3],
    [bold('Ёж'), 2],
    ['e\u0301', 1],
    ['🦔', 2],
    ['👨‍👩‍👧', 2],
    ['漢字', 4],
    ['⌂━╋━*', 5],
  ])('%j takes %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width)
  })

  it('cut a name between its letters', () => {
    expect(fittedName('🦔🦔🦔', 5)).toBe('🦔🦔 ')
    expect(fittedName('Ann', 5)).toBe('Ann  ')
  })
})

describe('harmless', () => {
  it.each([
    ['\x1b[31mred\x1b[0m', 'red'],
    ['a\nb\rc\x07', 'a b c '],
    ['left‮right', 'left right'],
    ['Ёж 🦔', 'Ёж 🦔'],
  ])('%j becomes %j', (text, cleaned) => {
    expect(harmless(text)).toBe(cleaned)
  })
})
