import { describe, expect, it } from 'vitest'
import { second } from '../../trial/testing.ts'
import { TURN_DUE } from '../state.ts'
import { TRAP } from './front.ts'

describe('a trap', () => {
  it('[SB2-26] the trapped lay no tunnel cards; never on oneself', () => {
    const table = second('hand 0: trap TB\nhand 1: TB map')
    expect(table.ruleAgainst(0, 'trap 0')).toBe('SB2-26')
    table.play(0, 'trap 1')
    expect(table.state.front[1]).toBe(TRAP)
    expect(table.ruleAgainst(1, 'lay TB 0,1')).toBe('SB2-26')
    expect(table.state.stage).toBe(TURN_DUE)
  })

  it('[SB2-59] a trap stops laying from the hand only', () => {
    const table = second('hand 0: TB map inspection\nfront: trap - -')
    expect(table.moves(0, 'map')).toHaveLength(3)
    expect(table.moves(0, 'inspection')).toHaveLength(2)
    expect(table.moves(0, 'lay')).toEqual([])
  })
})
