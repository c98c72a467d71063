import { type AnyTitle, nth } from '@adit/kernel'
import { saboteur as title } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { isAsPreset, newOrder, type Order, objection, takePreset } from './order.ts'
import { drop, extrasOf, isOn, type Pick, prospectOf, take } from './picks.ts'

// A title forgets its own types on the shelf; here it is taken from beside it.
const saboteur = title as unknown as AnyTitle

const module = (value: string): Pick => ({ option: 'modules', value })
const edition = (value: string): Pick => ({ option: 'edition', value })

function order(...picks: Pick[]): Order {
  return picks.reduce(take, newOrder(saboteur, 'random'))
}

function blocked(made: Order, pick: Pick) {
  const prospect = prospectOf(made, pick)
  if (prospect.is !== 'blocked') throw new Error(`not blocked but ${prospect.is}`)
  return prospect
}

describe('what can be picked', () => {
  it('is free when the title has nothing against it', () => {
    const made = order(module('chests'))
    expect(isOn(made.config, module('chests'))).toBe(true)
    expect(objection(made)).toBeUndefined()
    expect(prospectOf(made, module('chests')).is).toBe('on')
  })

  it('[MIN-21] is blocked with the title’s own reason, and shows the way out', () => {
    const { why, wayOut } = blocked(order(module('dressing-room')), module('party'))
    expect(why).toMatchObject({ rule: 'MIN-21', key: 'config-not-together' })
    expect(wayOut?.changes).toEqual([{ ...module('dressing-room'), to: undefined }])
  })

  it('[VAR-32] switches off all that stands in the way, and nothing else', () => {
    const made = order(module('saboteur-2'), module('dressing-room'), module('chests'))
    const { wayOut } = blocked(made, module('tournament'))
    expect(wayOut?.changes.map(({ value }) => value)).toEqual(['saboteur-2', 'dressing-room'])
    expect(take(made, module('tournament')).config.modules).toEqual(
      expect.arrayContaining(['tournament', 'chests']),
    )
  })

  it('[SAB-24] offers another edition where only that one has the rule', () => {
    const { why, wayOut } = blocked(order(), { option: 'connected', value: undefined })
    expect(why.rule).toBe('SAB-24')
    expect(wayOut?.changes).toEqual([{ ...edition('jubilee'), to: '2011' }])
  })

  it('[SAB-79] lets an edition be chosen at the price of what it does not have', () => {
    const made = order(module('saboteur-2'), module('chests'))
    const { wayOut } = blocked(made, edition('2009'))
    expect(wayOut?.changes).toEqual([{ ...module('saboteur-2'), to: undefined }])
    const old = take(made, edition('2009'))
    expect(old.config.edition).toBe('2009')
    expect(objection(old)).toBeUndefined()
  })

  it('[VAR-21] moves the seats rather than refusing', () => {
    const made = { ...order(), config: { ...order().config, seats: 3 } }
    const prospect = prospectOf(made, module('tournament'))
    expect(prospect).toMatchObject({ is: 'free', config: { seats: 5 } })
  })

  it('[SB2-01] brings the seats back when an extra that allowed them goes', () => {
    const two = order(module('saboteur-2'))
    const crowd = { ...two, config: { ...two.config, seats: 12 }, bots: 11 }
    const plain = drop(crowd, module('saboteur-2'))
    expect(plain.config.seats).toBe(10)
    expect(plain.bots).toBe(9)
    expect(objection(plain)).toBeUndefined()
  })

  it('never leads to a table that cannot be opened, whatever is pressed in whatever order', () => {
    const all: Pick[] = Object.entries(saboteur.options).flatMap(([option, declared]): Pick[] => {
      if (declared.kind === 'switch') return [{ option, value: undefined }]
      if (declared.kind === 'seat') return []
      return declared.values.map(value => ({ option, value }))
    })
    let made = order()
    let seed = 7
    for (let press = 0; press < 400; press++) {
      seed = (seed * 48_271) % 2_147_483_647
      const pick = nth(all, seed % all.length)
      const isChoice = saboteur.options[pick.option]?.kind === 'choice'
      made = isOn(made.config, pick) && !isChoice ? drop(made, pick) : take(made, pick)
      expect(objection(made)).toBeUndefined()
    }
  })

  it('lists what is switched on', () => {
    const made = order(module('chests'), { option: 'championship', value: 'veto' })
    expect(extrasOf(made)).toEqual([module('chests'), { option: 'championship', value: 'veto' }])
  })
})

describe('presets', () => {
  it('are known as such until something is changed, and again when it is changed back', () => {
    const made = takePreset(order(), 'saboteur-2')
    expect(isAsPreset(made)).toBe(true)
    const changed = take(made, module('chests'))
    expect(isAsPreset(changed)).toBe(false)
    expect(isAsPreset(drop(changed, module('chests')))).toBe(true)
  })
})
