import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'
import { kindOf } from './order.ts'

describe('a repair', () => {
  it('[SAB-42] a repair needs that broken tool; both cards go to the discard', () => {
    const table = given({}, 'hand 0: repair-lamp repair-pick\nhand 1: TB\nfront: - lamp -')
    expect(table.ruleAgainst(0, 'repair pick 1')).toBe('SAB-42')
    expect(table.ruleAgainst(0, 'repair lamp 2')).toBe('SAB-42')
    table.play(0, 'repair lamp 1')
    expect(table.state.front[1]).toBe(0)
    expect([...table.state.pile].sort()).toEqual(
      [kindOf['broken-lamp'], kindOf['repair-lamp']].sort(),
    )
  })

  it('[SAB-42] one may mend the own tool', () => {
    const table = given({}, 'hand 0: repair-cart TB\nhand 1: TB\nfront: cart - -')
    table.play(0, 'repair cart 0')
    expect(table.state.front[0]).toBe(0)
  })

  it('[SAB-43] the double repair mends just one of its two tools', () => {
    const table = given({}, 'hand 0: repair-pick-cart TB\nhand 1: TB\nfront: - pick+cart -')
    expect(table.moves(0, 'repair')).toEqual(['repair pick-cart pick 1', 'repair pick-cart cart 1'])
    table.play(0, 'repair pick-cart cart 1')
    expect(table.state.front[1]).toBe(1)
    expect(table.state.pile).toHaveLength(2)
  })
})
