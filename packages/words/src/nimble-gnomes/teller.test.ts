import { cards, type Event } from '@adit/nimble-gnomes'
import { describe, expect, it } from 'vitest'
import { inEveryLanguage } from '../languages.ts'
import { chapter, loadEveryLanguage } from '../library.ts'
import { nimbleTeller } from './teller.ts'

await loadEveryLanguage()

const tellers = inEveryLanguage(language =>
  nimbleTeller(language, chapter(language, 'rules/nimble-gnomes')),
)
const kind = (name: string) => cards.findIndex(card => card.name === name)
const names = ['Hob', 'Ида', 'Kuno']

describe('Nimble Gnomes in words', () => {
  it('[NIM-16] the end is told by the sets of six', () => {
    const tallies = [
      [2, 0, 1, 0, 0, 1],
      [0, 0, 0, 0, 0, 0],
    ]
    const event: Event = { type: 'ended', winners: [0], tallies }
    expect(tellers.en.tell(event, { names })).toBe('Hob wins with 2 sets of six.')
    expect(tellers.de.tell(event, { names, self: 0 })).toBe('Du gewinnst mit 2 Sechsersätzen.')
    const bare: Event = { type: 'ended', winners: [1], tallies: [tallies[1], tallies[1]] }
    expect(tellers.ru.tell(bare, { names })).toBe('Побеждает Ида.')
  })

  it('[NIM-16] a score is told by its sets, the largest first', () => {
    expect(tellers.en.score?.(2_00_01_00_00_01)).toBe('6+6+4+1')
    expect(tellers.de.score?.(0)).toBe('0')
  })

  it('a curse is told by whom it hits', () => {
    const event: Event = { type: 'cursed', seat: 0, target: 1, curse: kind('fog-green') }
    expect(tellers.en.tell(event, { names, self: 1 })).toBe('Hob sends you green fog.')
    expect(tellers.de.tell(event, { names, self: 2 })).toBe('Hob schickt Ида grünen Nebel.')
    expect(tellers.ru.tell(event, { names, self: 2 })).toBe('Hob напускает на Иду зелёный туман.')
  })

  it('a collapse is not said to fall on a cave that is not there (NIM-08)', () => {
    const event: Event = { type: 'cursed', seat: 0, target: 1, curse: kind('collapse') }
    expect(tellers.en.tell(event, { names, self: 1 })).toBe('Hob brings a collapse down on you.')
  })

  it('[NIM-08] says what is left when a collapse is cleared', () => {
    const told = (collapses: number, caves: number) =>
      tellers.en.tell({ type: 'cleared', seat: 0, collapses, caves }, { names })
    expect(told(0, 1)).toBe('Hob clears a collapse.')
    expect(told(1, 1)).toBe('Hob clears a collapse, one is left.')
    expect(told(0, 0)).toBe('Hob clears a collapse and still needs a cave.')
  })

  it('seats are counted from 1', () => {
    const why = { key: 'no-such-seat', slots: { seat: 3 } }
    expect(tellers.en.explain(why, { names })).toBe('There is no seat 4.')
  })

  it('a gem has its article and case', () => {
    const event: Event = { type: 'laid', seat: 0, gem: kind('sapphire-round') }
    expect(tellers.en.tell(event, { names, self: 0 })).toBe('You lay a round sapphire.')
    expect(tellers.de.tell(event, { names, self: 0 })).toBe('Du legst einen runden Saphir.')
  })
})
