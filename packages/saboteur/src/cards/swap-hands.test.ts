import { describe, expect, it } from 'vitest'
import { second } from '../../trial/testing.ts'
import { holderOfKnown, kindOfKnown } from '../sight/knowledge.ts'
import { cards } from './order.ts'

describe('swap hands', () => {
  it('[SB2-23] hands are traded; the other player draws, the mover does not', () => {
    for (const edition of ['2011', 'jubilee'] as const) {
      const table = second('hand 0: swap-hands TB\nhand 1: LR LR LR\ndeck: map TBLR', { edition })
      expect(table.ruleAgainst(0, 'swap-hands 0')).toBe('SB2-23')
      table.play(0, 'swap-hands 1')
      expect(table.hand(0)).toBe('LR LR LR')
      expect(table.hand(1)).toBe('TB map')
    }
  })

  it('[SB2-23] both know what the other got, until it is played', () => {
    const table = second('hand 0: swap-hands TB\nhand 1: LR TL\nhand 2: TB\ndeck: map TBLR')
    table.play(0, 'swap-hands 1')
    const known = (seat: number): string[] =>
      table.view(seat).known.map(e => `${holderOfKnown(e)} ${cards[kindOfKnown(e)].name}`)
    expect(known(0)).toEqual(['1 TB'])
    expect(known(1)).toEqual(['0 LR', '0 TL'])
    expect(known(2)).toEqual([])
    table.play(1, 'lay TB 0,1')
    expect(known(0)).toEqual([])
  })

  it('[SB2-57] swap hands works with an empty hand; cards in front stay', () => {
    const table = second('hand 0: swap-hands\nhand 1: LR\nfront: pick - -\ndeck: TB')
    table.play(0, 'swap-hands 1')
    expect(table.hand(0)).toBe('LR')
    expect(table.hand(1)).toBe('TB')
    expect(table.state.front[0]).toBe(1)
    const other = second('hand 0: swap-hands LR\ndeck: TB')
    other.play(0, 'swap-hands 2')
    expect(other.hand(2)).toBe('TB LR')
  })
})
