import { describe, expect, it } from 'vitest'
import { second, those } from '../../trial/testing.ts'
import { roleOf } from '../roles.ts'

describe('an inspection', () => {
  it('[SB2-24] an inspection shows another player’s role to its player only', () => {
    const table = second('hand 0: inspection TB\nhand 1: TB')
    expect(table.ruleAgainst(0, 'inspection 0')).toBe('SB2-24')
    const [seen] = those(table.play(0, 'inspection 2'), 'inspected')
    expect(table.game.redact(seen, 0)).toMatchObject({ role: roleOf.boss })
    expect(table.game.redact(seen, 2)).toMatchObject({ role: -1 })
    expect(table.view(0).sawRoles).toHaveLength(1)
    expect(table.view(2).sawRoles).toEqual([])
  })
})
