import { describe, expect, it } from 'vitest'
import { second } from '../../trial/testing.ts'
import { THIEF } from './front.ts'

describe('a thief', () => {
  it('[SB2-20] a thief waits in front of its owner', () => {
    const table = second('hand 0: TB\nhand 1: thief TB\nmover: 1')
    table.play(1, 'thief')
    expect(table.state.front).toEqual([0, THIEF, 0])
    expect(table.state.thieves).toEqual([1])
    expect(table.state.pile).toEqual([])
  })
})
