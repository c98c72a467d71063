import { describe, expect, it } from 'vitest'
import { withCard } from '../../trial/testing.ts'

describe('the craftsman', () => {
  it('[CHM-21] the craftsman mends one broken tool of any kind, anyone’s', () => {
    const table = withCard('craftsman', 'hand 0: craftsman TB\nhand 1: TB\nfront: pick lamp+cart -')
    expect(table.moves(0, 'repair')).toEqual([
      'repair craftsman pick 0',
      'repair craftsman lamp 1',
      'repair craftsman cart 1',
    ])
    expect(table.ruleAgainst(0, 'repair craftsman pick 2')).toBe('CHM-21')
    table.play(0, 'repair craftsman cart 1')
    expect(table.state.front).toEqual([1, 2, 0])
  })
})
