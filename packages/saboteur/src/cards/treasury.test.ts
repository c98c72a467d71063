import { describe, expect, it } from 'vitest'
import { those, withCard } from '../../trial/testing.ts'
import * as moves from '../moves.ts'
import { cards, kindOf } from './order.ts'

describe('treasury', () => {
  it('[CHM-18, CHM-38] treasury: one of the top five of the discard, the rest back in order', () => {
    const table = withCard(
      'treasury',
      'hand 0: treasury TB\nhand 1: TB\npile: TBR/2 TBLR TR map TL/1 LR\ndeck: TB TB',
    )
    const [looked] = those(table.play(0, 'treasury'), 'looked')
    expect(looked.cards.map(kind => cards[kind].name)).toEqual(['TL', 'map', 'TR', 'TBLR', 'TBR'])
    expect(table.game.redact(looked, 1)).toMatchObject({ cards: [-1, -1, -1, -1, -1] })
    table.play(0, 'keep TR')
    expect(table.hand(0)).toBe('TB TR')
    expect(table.state.deck).toHaveLength(2)
    const names = table.view(0).pile.map(entry => cards[entry & 127].name)
    expect(names).toEqual(['LR', 'TL', 'map', 'TBLR', 'TBR', 'treasury'])
    expect(table.view(2).pile.slice(1, 5)).toEqual([-1, -1, -1, -1])
  })

  it('[CHM-18] which card was kept is not told by the last open move', () => {
    const table = withCard('treasury', 'hand 0: treasury TB\nhand 1: TB\npile: TBR/2 TBLR')
    const [looked] = those(table.play(0, 'treasury'), 'looked')
    table.play(0, 'keep TBR')
    expect(table.view(1).latest).toBe(moves.pack(moves.KEEP))
    expect(looked.cards).toHaveLength(2)
  })

  it('[CHM-18] all if there are fewer; not on an empty discard', () => {
    expect(withCard('treasury', 'hand 0: treasury').ruleAgainst(0, 'treasury')).toBe('CHM-18')
    const table = withCard('treasury', 'hand 0: treasury\nhand 1: TB\npile: LR\ndeck:')
    table.play(0, 'treasury')
    table.play(0, 'keep LR')
    expect(table.hand(0)).toBe('LR')
    // CHM-38: the deck was empty, and the treasury itself could not be found.
    expect(table.state.pile).toEqual([kindOf.treasury])
  })
})
