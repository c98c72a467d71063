import { roleOf } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { saboteurRole } from './role.ts'
import { tellerIn } from './testing.ts'

describe('a role', () => {
  const { words } = tellerIn('en')

  it('[SB2-30, SB2-31] wants what wins in this edition', () => {
    const wants = (teams: 'through' | 'finisher') =>
      saboteurRole(words, roleOf.green, { teams }).help
    expect(wants('through')).toBe('Win if green can walk to the gold: no blue door on the way.')
    expect(wants('finisher')).toBe('Bring the gold home for green, before blue does.')
  })

  it('wants the same in every edition where it has no doors to think of', () => {
    const boss = (teams: 'through' | 'finisher') => saboteurRole(words, roleOf.boss, { teams })
    expect(boss('through')).toEqual(boss('finisher'))
  })
})
