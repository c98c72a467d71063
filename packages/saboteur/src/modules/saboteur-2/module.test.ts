import { describe, expect, it } from 'vitest'
import { fresh, second } from '../../../trial/testing.ts'
import { cards } from '../../cards/order.ts'
import { roleOf } from '../../roles.ts'
import { ROUND_OVER } from '../../state.ts'

const roleNames = Object.keys(roleOf)

describe('Saboteur 2', () => {
  it('[SB2-01] all fifteen roles, whatever the number of players; gold is counted in nuggets', () => {
    for (const seats of [2, 7, 12]) {
      const { rules, state } = fresh({ seats, modules: ['saboteur-2'] })
      expect(rules.pot.map(role => role)).toHaveLength(15)
      const count = (role: number): number => rules.pot.filter(other => other === role).length
      expect([roleOf.green, roleOf.blue, roleOf.boss, roleOf.profiteer].map(count)).toEqual([
        4, 4, 1, 1,
      ])
      expect([roleOf.geologist, roleOf.saboteur, roleOf.digger].map(count)).toEqual([2, 3, 0])
      expect(state.goldPile).toEqual([])
    }
  })

  it('[SB2-02] 117 cards, ten set aside unseen, six to each', () => {
    const table = fresh({ seats: 12, modules: ['saboteur-2'], first: 0 })
    expect(table.rules.deck).toHaveLength(117)
    table.chance(`roles ${table.rules.pot.map(role => roleNames[role]).join(' ')}`)
    table.chance('goals gold stone-left stone-right')
    table.chance(`deal ${table.rules.deck.map(kind => cards[kind].name).join(' ')}`)
    expect(table.state.held).toEqual(Array(12).fill(6))
    expect(table.state.aside).toHaveLength(10)
    expect(table.state.deck).toHaveLength(117 - 72 - 10)
    expect(table.view(0).aside.every(kind => kind === -1)).toBe(true)
  })

  it('[SB2-40] the ten set aside go back for the next round', () => {
    const table = second('deck:\nhand 0: TB\naside: TB TB', { first: 0 })
    table.play(0, 'pass TB')
    table.chance(`roles ${table.rules.pot.map(role => roleNames[role]).join(' ')}`)
    expect(table.state.aside).toEqual([])
    expect(table.state.deck).toHaveLength(117)
    expect(table.state.first).toBe(1)
    expect(table.state.round).toBe(2)
  })

  it('[SB2-03] a pass discards one to three and draws as many', () => {
    const table = second('hand 0: TB LR TL map\nhand 1: TB\ndeck: TBLR TBLR TBLR TBLR')
    expect(table.moves(0, 'pass')).toHaveLength(4 + 6 + 4)
    table.play(0, 'pass LR TL map')
    expect(table.hand(0)).toBe('TB TBLR TBLR TBLR')
    expect(table.view(1).pile).toEqual([-1, -1, -1])
  })

  it('[SB2-03] equal cards are listed once', () => {
    expect(second('hand 0: TB TB TB').moves(0, 'pass')).toEqual([
      'pass TB',
      'pass TB TB',
      'pass TB TB TB',
    ])
  })

  it('[SB2-03] each set of cards once, whichever of equal cards are in it', () => {
    expect(second('hand 0: TB TB LR LR').moves(0, 'pass')).toEqual([
      'pass TB',
      'pass TB TB',
      'pass TB TB LR',
      'pass TB LR',
      'pass TB LR LR',
      'pass LR',
      'pass LR LR',
    ])
    const three = second('hand 0: TB LR LR LR\nfront: pick - -')
    expect(three.moves(0, 'ransom')).toEqual(['ransom pick TB LR', 'ransom pick LR LR'])
  })

  it('[SB2-04] with the deck empty play goes on; an empty hand passes', () => {
    const table = second('deck:\nhand 1: TB TB')
    table.play(0, 'pass')
    table.play(1, 'lay TB 0,1')
    expect(table.state.held[1]).toBe(1)
  })

  it('[SB2-04] a table of empty hands draws from the deck, one card each', () => {
    const table = second('deck: TB LR map TB')
    for (const seat of [0, 1, 2]) table.play(seat, 'pass')
    expect(table.state.held).toEqual([1, 1, 1])
    expect(table.hand(1)).toBe('LR')
    expect(table.state.lap).toBe(0)
  })

  it('[SB2-05] no two identical cards in front of one player', () => {
    const table = second('hand 0: broken-pick trap thief\nfront: thief pick+trap -\nthieves: 0')
    expect(table.ruleAgainst(0, 'break pick 1')).toBe('SAB-41')
    expect(table.ruleAgainst(0, 'trap 1')).toBe('SB2-05')
    expect(table.ruleAgainst(0, 'thief')).toBe('SB2-05')
  })

  it('[SB2-06] gold ends the round whether or not doors stand in the way', () => {
    const doors = 'laid: LR:g 1,0  LR:b 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'
    const table = second(`${doors}\nhand 0: LR\nhand 1: TB`)
    table.play(0, 'lay LR 7,0')
    expect(table.state.stage).toBe(ROUND_OVER)
  })
})
