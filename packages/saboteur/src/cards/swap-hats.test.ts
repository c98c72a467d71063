import { describe, expect, it } from 'vitest'
import { second, those } from '../../trial/testing.ts'
import { roleOf } from '../roles.ts'

describe('swap hats', () => {
  it('[SB2-25, SB2-58] swap hats takes the top of those left; the old role is out', () => {
    const table = second('hand 0: swap-hats TB\nhand 1: TB\ndeck: TB')
    const [swapped] = those(table.play(0, 'swap-hats 1'), 'hats-swapped')
    expect(table.state.roles).toEqual([roleOf.green, roleOf.geologist, roleOf.boss])
    expect(table.state.spare).toEqual([roleOf.saboteur])
    expect(table.state.given).toEqual([roleOf.blue])
    expect(table.game.redact(swapped, 0)).toMatchObject({ role: -1 })
    expect(table.view(1).given).toEqual([roleOf.blue])
    expect(table.view(0).given).toEqual([-1])
  })

  it('[SB2-25] on oneself too, but not when none is left over', () => {
    const table = second('hand 0: swap-hats TB\nspare roles:')
    expect(table.moves(0, 'swap-hats')).toEqual([])
    expect(table.ruleAgainst(0, 'swap-hats 0')).toBe('SB2-25')
    expect(second('hand 0: swap-hats').moves(0, 'swap-hats')).toContain('swap-hats 0')
  })

  it('[SAB-75] a role seen is not corrected when it changes later', () => {
    const table = second('hand 0: inspection TB\nhand 1: swap-hats\nhand 2: TB')
    table.play(0, 'inspection 2')
    const before = table.view(0).sawRoles
    table.play(1, 'swap-hats 2')
    const [after] = table.view(0).sawRoles
    expect(after & 15).toBe(roleOf.boss)
    expect(after).not.toBe(before[0])
    expect(table.state.roles[2]).toBe(roleOf.geologist)
    // Who inspected the boss knows that the boss is out.
    expect(table.view(0).given).toEqual([roleOf.boss])
  })
})
