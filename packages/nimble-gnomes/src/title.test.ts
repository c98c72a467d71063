import { parseConfig } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { refusal, refusalKeys } from './refusals.ts'
import { nimbleGnomes } from './title.ts'

describe('the title', () => {
  it('seats two to four', () => {
    for (const seats of [2, 3, 4]) expect(parseConfig(nimbleGnomes, { seats }).ok).toBe(true)
    for (const seats of [1, 5]) expect(parseConfig(nimbleGnomes, { seats }).ok).toBe(false)
  })

  it('has presets that can be played', () => {
    for (const { config } of nimbleGnomes.presets) {
      expect(parseConfig(nimbleGnomes, config)).toEqual({ ok: true, value: config })
    }
  })

  it('names a first player who is at the table', () => {
    expect(parseConfig(nimbleGnomes, { seats: 3, first: 2 }).ok).toBe(true)
    expect(parseConfig(nimbleGnomes, { seats: 3, first: 3 }).ok).toBe(false)
  })

  it('gives a rule with every reason that has one', () => {
    for (const key of refusalKeys) {
      const { rule } = refusal(key)
      if (rule !== undefined) expect(rule).toMatch(/^NIM-\d\d$/)
    }
  })
})
