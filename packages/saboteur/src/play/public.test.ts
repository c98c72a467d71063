import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'

describe('what is public', () => {
  it('[SAB-76] counts, plays and looks are seen by all; hands, roles and goals are not', () => {
    const table = given({}, 'hand 0: map TB\nhand 1: TB LR\nhand 2: TL\npile: TB')
    table.play(0, 'map 8,0')
    const seen = table.view('spectator')
    expect(seen.held).toEqual([2, 2, 1])
    expect(seen.deck).toHaveLength(5)
    expect(seen.pile).toHaveLength(2)
    expect(seen.goalSeen[1]).toBe(1)
    expect(seen.hands.every(kind => kind === -1)).toBe(true)
    expect(seen.roles).toEqual([-1, -1, -1])
    expect(seen.goals).toEqual([-1, -1, -1])
    expect(seen.gold).toEqual([0, 0, 0])
  })

  it('[SAB-74] what lies in front of a player stays there when the role changes', () => {
    const table = given(
      { seats: 3, modules: ['saboteur-2'] },
      `hand 0: swap-hats TB
      hand 1: TB
      roles: green blue boss
      spare roles: saboteur
      gold: 0 2 0
      front: - pick+trap+thief -
      thieves: 1`,
    )
    table.play(0, 'swap-hats 1')
    expect(table.state.front[1]).toBe(1 | 8 | 16)
    expect(table.state.gold[1]).toBe(2)
    expect(table.state.roles[1]).toBe(1)
  })
})
