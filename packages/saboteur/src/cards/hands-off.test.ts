import { describe, expect, it } from 'vitest'
import { second } from '../../trial/testing.ts'

describe('hands off', () => {
  it('[SB2-22] hands off removes a thief in front of anyone', () => {
    const table = second('hand 0: hands-off TB\nhand 1: TB\nfront: - thief -\nthieves: 1')
    expect(table.ruleAgainst(0, 'hands-off 2')).toBe('SB2-22')
    table.play(0, 'hands-off 1')
    expect(table.state.front[1]).toBe(0)
    expect(table.state.thieves).toEqual([])
    expect(table.state.pile).toHaveLength(2)
  })
})
