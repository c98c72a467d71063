import { describe, expect, it } from 'vitest'
import { second } from '../../trial/testing.ts'
import { TRAP } from './front.ts'
import { kindOf } from './order.ts'

describe('free', () => {
  it('[SB2-22, SB2-27] free and hands off work on oneself too', () => {
    const table = second('hand 0: free hands-off\nfront: trap+thief trap thief\nthieves: 0 2')
    expect(table.moves(0, 'free')).toEqual(['free 0', 'free 1'])
    expect(table.moves(0, 'hands-off')).toEqual(['hands-off 0', 'hands-off 2'])
  })

  it('[SB2-27] free removes a trap from anyone', () => {
    const table = second('hand 0: free TB\nhand 1: TB\nfront: trap trap -')
    expect(table.ruleAgainst(0, 'free 2')).toBe('SB2-27')
    table.play(0, 'free 1')
    expect(table.state.front).toEqual([TRAP, 0, 0])
    expect([...table.state.pile].sort()).toEqual([kindOf.free, kindOf.trap].sort())
  })
})
