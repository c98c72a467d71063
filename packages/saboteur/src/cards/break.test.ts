import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'

describe('sabotage', () => {
  it('[SAB-40] sabotage: on anyone in 2009 and 2011, on others only in the Jubilee', () => {
    const position = 'hand 0: broken-lamp TB\nhand 1: TB'
    const early = given({ edition: '2009' }, position)
    expect(early.moves(0, 'break')).toEqual(['break lamp 0', 'break lamp 1', 'break lamp 2'])
    expect(given({ edition: '2011' }, position).moves(0, 'break')).toHaveLength(3)
    const jubilee = given({ edition: 'jubilee' }, position)
    expect(jubilee.moves(0, 'break')).toEqual(['break lamp 1', 'break lamp 2'])
    expect(jubilee.ruleAgainst(0, 'break lamp 0')).toBe('SAB-40')
    early.play(0, 'break lamp 0')
    expect(early.state.front).toEqual([2, 0, 0])
    jubilee.play(0, 'break lamp 1')
    expect(jubilee.state.front).toEqual([0, 2, 0])
  })

  it('[SAB-41] one broken tool of each kind at most', () => {
    const table = given({}, 'hand 0: broken-lamp broken-cart\nhand 1: TB\nfront: - lamp -')
    expect(table.ruleAgainst(0, 'break lamp 1')).toBe('SAB-41')
    table.play(0, 'break cart 1')
    expect(table.state.front[1]).toBe(2 | 4)
  })

  it('[SAB-46] used cards are discarded, sabotage stays in front until it is removed', () => {
    const table = given({}, 'hand 0: broken-pick\nhand 1: repair-pick\nhand 2: map TB')
    table.play(0, 'break pick 1')
    expect(table.state.pile).toEqual([])
    table.play(1, 'repair pick 1')
    table.play(2, 'map 8,0')
    expect(table.state.pile).toHaveLength(3)
  })
})
