import type { Event } from '@adit/my-treasure'
import { describe, expect, it } from 'vitest'
import { inEveryLanguage } from '../languages.ts'
import { chapter, loadEveryLanguage } from '../library.ts'
import { treasureTeller } from './teller.ts'

await loadEveryLanguage()

const tellers = inEveryLanguage(language =>
  treasureTeller(language, chapter(language, 'rules/my-treasure')),
)
const names = ['Ost', 'Ida', 'Хоб']

describe('My Treasure in words', () => {
  it('counts a round one sentence a player, in silver (TRE-10)', () => {
    const event: Event = {
      type: 'scored',
      round: 1,
      held: [4, 5, 0],
      stacks: [[], [], []],
      counts: [0, 5, 1],
      pay: [0, 3, 0],
      coins: [0, 3, 0],
    }
    expect(tellers.en.tell(event, { names, self: 1 })).toBe(
      'Ost finds no coins: 0 silver. You find 5 potions: 3 silver. Хоб finds one ring: 0 silver.',
    )
    expect(tellers.ru.tell(event, { names, self: 1 })).toContain('У вас 5 снадобий, 3 серебра.')
  })

  it('does not say that an empty place holds a stack (TRE-09)', () => {
    const event: Event = { type: 'fled', seat: 0, token: -1, place: 3 }
    expect(tellers.en.tell(event, { names })).toBe('Ost makes a run for place 4.')
  })

  it('only whoever is still inside runs blind', () => {
    const event: Event = { type: 'alarmed', tokens: 2 }
    expect(tellers.en.tell(event, { names })).toBe(
      'The sixth orc! Whoever is still here runs blind.',
    )
  })

  it('warns before the last orc', () => {
    const event: Event = { type: 'met-orc', seat: 0, orcs: 5 }
    expect(tellers.de.tell(event, { names, self: 0 })).toBe(
      'Du weckst einen Ork: 5 von 6. Noch einer, und wer noch da ist, läuft.',
    )
  })
})
