import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'
import { kindOf } from './order.ts'

describe('a rock fall', () => {
  it('[SAB-44] a rock fall takes a laid card, never the start or a goal', () => {
    const bare = given({}, 'hand 0: rock-fall')
    expect(bare.moves(0, 'rock-fall')).toEqual([])
    expect(bare.ruleAgainst(0, 'rock-fall 0,0')).toBe('SAB-44')
    expect(bare.ruleAgainst(0, 'rock-fall 8,0')).toBe('SAB-44')
    const table = given({}, 'laid: LR 1,0 lr 2,0\nhand 0: rock-fall\nhand 1: TB')
    expect(table.moves(0, 'rock-fall').toSorted()).toEqual(['rock-fall 1,0', 'rock-fall 2,0'])
    table.play(0, 'rock-fall 1,0')
    expect([...table.state.pile].sort()).toEqual([kindOf.LR, kindOf['rock-fall']].sort())
  })
})
