import { expect, it } from 'vitest'
import { wordFilter } from './word-filter.ts'

const fits = wordFilter('# a remark\nboulder\nrubbl* # and all its endings\n\nglück\n')

it.each([
  ['You boulder!', false],
  ['BOULDER', false],
  ['b0ulder', false],
  ['bоulder', false], // with a Cyrillic о
  ['rubble, rubbling', false],
  ['Glück', false],
  ['bouldering', true],
  ['a stone', true],
  ['remark', true],
])('%j: %s', (text, isDecent) => {
  expect(fits(text)).toBe(isDecent)
})

it('without words lets everything stand', () => {
  expect(wordFilter('\n# nothing\n')('boulder')).toBe(true)
})
