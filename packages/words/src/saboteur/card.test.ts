import { cards, chests, kindOf, roles } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { saboteurCard } from './card.ts'
import { plain, tellerIn } from './testing.ts'

describe.each(LANGUAGES)('cards in words: %s', language => {
  const { words } = tellerIn(language)

  it('has a title, a name and a sentence of help for every card, role and chest', () => {
    const all = [
      ...cards.keys().map(kind => saboteurCard(words, kind)),
      ...roles.map(role => words.roles[role.name]),
      ...chests.map(chest => words.chests[chest.name]),
    ]
    for (const { title: plate, name, help } of all) {
      // Two lines, what it is and of what.
      const lines = plate.length < 14 ? [plate] : plate.split(/ (?=[^ ]*$)/)
      expect(Math.max(...lines.map(line => line.length)), plate).toBeLessThanOrEqual(14)
      expect(plate).toMatch(/^\p{Lu}/u)
      expect(name).not.toBe('')
      expect(help).toMatch(/\.$/)
    }
  })

  it('tells all cards apart but the stones', () => {
    const called = [...cards.keys()]
      .filter(kind => !cards[kind].name.startsWith('stone'))
      .map(kind => saboteurCard(words, kind).name)
    expect(new Set(called).size).toBe(called.length)
  })

  it('has a title of its own for every other card', () => {
    const titles = Object.entries(words.cards)
      .filter(([name]) => !name.startsWith('stone'))
      .map(([, { title }]) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('cards in words', () => {
  it.each([
    ['TB', 'straight ↑↓'],
    ['TL', 'corner ←↑'],
    ['TBR', 'T-junction ↑↓→'],
    ['TBLR', 'crossing'],
    ['tbr', 'dead end ↑↓→'],
    ['TB|LR', 'bridge'],
    ['TL|BR', 'double curve'],
    ['BR^', 'ladder ↓→'],
    ['TBr:g', 'green door ↑↓ + stub →'],
    ['BLRt*', 'T-junction ←↓→ + stub ↑ + crystal'],
    ['TR$', 'chest tunnel ↑→'],
    ['repair-pick-cart', 'repair of a pick or a cart'],
  ] as const)('%s is %s', (name, called) => {
    expect(plain(saboteurCard(tellerIn('en').words, kindOf[name]).name)).toBe(called)
  })

  it('adds to the help what else is on the card', () => {
    expect(saboteurCard(tellerIn('en').words, kindOf['LRb*']).help).toBe(
      'A tunnel from one side to the opposite. Beside the passage there is a stub that leads ' +
        'nowhere. Each crystal in the mine is worth 1 nugget to the geologists.',
    )
  })
})
