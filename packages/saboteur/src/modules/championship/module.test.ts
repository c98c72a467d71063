import { describe, expect, it } from 'vitest'
import { fresh } from '../../../trial/testing.ts'
import { kindOf } from '../../cards/order.ts'
import { championshipNames } from '../index.ts'

describe('single cards', () => {
  it('[CHM-24] each is one card of the deck, with the base game and with Saboteur 2', () => {
    for (const name of championshipNames) {
      if (name === 'greedy-gnome') continue
      const { rules } = fresh({ championship: [name] })
      expect(rules.deck).toHaveLength(68)
      expect(rules.copies[kindOf[name]]).toBe(1)
      expect(fresh({ championship: [name], modules: ['saboteur-2'] }).rules.deck).toHaveLength(118)
    }
  })
})
