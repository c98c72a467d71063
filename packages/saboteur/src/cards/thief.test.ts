import { describe, expect, it } from 'vitest'
import { second } from '../../trial/testing.ts'
import { THIEF } from '../state.ts'

describe('a thief', () => {
  it('[SB2-20] a thief waits in front of its owner', () => {
    const table = second('hand 0: thief TB\nhand 1: TB')
    table.play(0, 'thief')
    expect(table.state.front[0]).toBe(THIEF)
    expect(table.state.thieves).toEqual([0])
    expect(table.state.pile).toEqual([])
  })
})
