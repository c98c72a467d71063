import { describe, expect, it } from 'vitest'
import { given, type Table } from '../../trial/testing.ts'
import { cards, kindOf } from '../cards/order.ts'
import { kindOfFigure } from '../modules/gathering/figures.ts'
import * as moves from '../moves.ts'
import { roleOf } from '../roles.ts'
import {
  holderOfKnown,
  isStale,
  kindOfKnown,
  roleOfSeen,
  takeSpareRole,
  targetOfSeen,
} from './knowledge.ts'

function known(table: Table, seat: number): string[] {
  return table
    .view(seat)
    .known.map(entry => `${holderOfKnown(entry)} ${cards[kindOfKnown(entry)].name}`)
}

function seen(table: Table, seat: number): string[] {
  return table.view(seat).sawRoles.map(entry => {
    const name = Object.entries(roleOf).find(([, role]) => role === roleOfSeen(entry))?.[0]
    return `${targetOfSeen(entry)} ${name}${isStale(entry) ? ' then' : ''}`
  })
}

const TWO = { seats: 4, modules: ['saboteur-2'] } as const
const ROLES = 'roles: green blue boss saboteur'

describe('cards known in other hands', () => {
  function swapped(): Table {
    const table = given(
      TWO,
      `${ROLES}\nhand 0: swap-hands TB\nhand 1: LR LR TL\nhand 2: swap-hands TR\nhand 3: TB\ndeck: map map`,
    )
    table.play(0, 'swap-hands 1')
    return table
  }

  it('[SB2-23] one less is known for each that is played, and the others stay', () => {
    const table = swapped()
    expect(known(table, 1)).toEqual(['0 LR', '0 LR', '0 TL'])
    table.play(1, 'pass map')
    table.play(2, 'pass TR')
    table.play(3, 'pass TB')
    table.play(0, 'lay LR 1,0')
    expect(known(table, 1)).toEqual(['0 LR', '0 TL'])
  })

  it('after one card has left unseen the hand is forgotten', () => {
    const table = swapped()
    expect(known(table, 0)).toEqual(['1 TB'])
    table.play(1, 'pass map')
    expect(known(table, 0)).toEqual([])
  })

  it('what third seats know goes with the cards', () => {
    const table = swapped()
    table.play(1, 'lay TB 0,1')
    table.play(2, 'swap-hands 0')
    // Seat 1 gave LR LR TL to seat 0, who gave them on to seat 2.
    expect(known(table, 1)).toEqual(['2 LR', '2 LR', '2 TL'])
    expect(known(table, 0)).toEqual(['2 LR', '2 LR', '2 TL'])
    expect(known(table, 2)).toEqual(['0 TR'])
    expect(known(table, 3)).toEqual([])
  })

  it('a card that is played takes nothing else with it', () => {
    const table = given(
      TWO,
      `${ROLES}\nhand 0: LR TL\nhand 2: LR\nhand 3: TB\nknown: 0/LR/1 0/LR/1+3 0/TL/1 2/LR/1`,
    )
    table.play(0, 'lay LR 1,0')
    expect(known(table, 1)).toEqual(['0 LR', '0 TL', '2 LR'])
    expect(known(table, 3)).toEqual([])
    expect(table.state.known).toHaveLength(3)
  })

  it('a card played from one hand says nothing of its like in another', () => {
    const table = given(TWO, `${ROLES}\nhand 0: LR\nhand 2: LR\nhand 1: TB\nknown: 2/LR/1+3`)
    table.play(0, 'lay LR 1,0')
    expect([known(table, 1), known(table, 3)]).toEqual([['2 LR'], ['2 LR']])
    const traded = given(
      TWO,
      `${ROLES}\nhand 0: swap-hands LR\nhand 1: TR\nhand 3: LR\nknown: 3/LR/2`,
    )
    traded.play(0, 'swap-hands 1')
    expect(known(traded, 2)).toEqual(['3 LR'])
  })

  it('[SB2-23] in a trade each known card keeps its knowers, and other hands stay as they were', () => {
    const table = given(
      TWO,
      `${ROLES}\nhand 0: swap-hands LR TL\nhand 1: TR\nhand 2: TB\nhand 3: TB r
      known: 0/TL/2 2/TB/0+1 3/r/2`,
    )
    table.play(0, 'swap-hands 1')
    expect(known(table, 2)).toEqual(['1 TL', '3 r'])
    expect(known(table, 0)).toEqual(['1 LR', '1 TL', '2 TB'])
    expect(known(table, 1)).toEqual(['0 TR', '2 TB'])
    expect(known(table, 3)).toEqual([])
  })

  it('[MIN-14] what was known of other cards and hands does not keep the news out', () => {
    const table = given(
      { seats: 3, modules: ['gathering'] },
      'hand 0: LR TB\nhand 1: LR\nhand 2: TB TB\nmover: 2\ndrawer: 2\nknown: 0/TB/1 1/LR/0+2',
    )
    table.play(2, 'figure TB 1,0 left')
    table.play(0, 'lay LR 1,0 asking 1')
    expect(known(table, 1)).toEqual(['0 TB', '0 LR'])
    expect(known(table, 2)).toEqual(['0 LR', '1 LR'])
    expect(known(table, 0)).toEqual(['1 LR'])
    table.play(1, 'decline')
    table.play(0, 'lay LR 1,0 asking 2')
    expect(table.state.known).toHaveLength(3)
  })

  it('[MIN-14] all see the card for which help is asked, once', () => {
    const table = given(
      { seats: 3, modules: ['gathering'] },
      'hand 0: LR TB\nhand 1: TB\nhand 2: TB TB\nmover: 2\ndrawer: 2\ngold: 0 1 1',
    )
    table.play(2, 'figure TB 1,0 left')
    table.play(0, 'lay LR 1,0 asking 1')
    table.play(1, 'decline')
    table.play(0, 'lay LR 1,0 asking 2')
    table.play(2, 'decline')
    expect(known(table, 1)).toEqual(['0 LR'])
    expect(known(table, 2)).toEqual(['0 LR'])
  })
})

describe('roles seen', () => {
  it('[SAB-75] who knew a leftover role knows who takes it', () => {
    const table = given(
      TWO,
      `${ROLES}\nspare roles: profiteer geologist\nspare roles known: 0 -\nhand 1: swap-hats\nhand 0: TB\nhand 2: TB`,
    )
    table.play(0, 'pass TB')
    table.play(1, 'swap-hats 2')
    expect(seen(table, 0)).toEqual(['2 profiteer'])
    expect(seen(table, 1)).toEqual([])
    expect(table.view(0).spare).toEqual([-1])
  })

  it('where no role is left over none is taken', () => {
    const { state } = given({}, 'hand 0: TB\nspare roles:')
    expect(() => takeSpareRole(state, 1)).toThrow('no role is left over')
    expect(state.roles[1]).toBe(roleOf.digger)
  })

  it('[SAB-75] looks at several players are kept apart, and a change touches only its own', () => {
    const table = given(
      TWO,
      `${ROLES}\nspare roles: profiteer geologist\nspare roles known: 2 -\nhand 0: inspection TB
      hand 1: swap-hats\nsaw roles: 0/3/saboteur 1/2/green/then 3/2/boss`,
    )
    table.play(0, 'inspection 2')
    expect(seen(table, 0)).toEqual(['2 boss', '3 saboteur'])
    table.play(1, 'swap-hats 2')
    expect(seen(table, 0)).toEqual(['2 boss then', '3 saboteur'])
    // Seats 0, 2 and 3 knew what was given up; seat 1 had seen an earlier role only.
    for (const seat of [0, 2, 3]) expect(table.view(seat).given).toEqual([roleOf.boss])
    expect(table.view(1).given).toEqual([-1])
    expect(seen(table, 2)).toEqual([])
  })

  it('[SAB-75] a second look replaces the first', () => {
    const table = given(
      TWO,
      `${ROLES}\nspare roles: profiteer geologist\nhand 0: inspection inspection\nhand 1: swap-hats\nhand 2: TB\nhand 3: TB`,
    )
    table.play(0, 'inspection 2')
    table.play(1, 'swap-hats 2')
    expect(seen(table, 0)).toEqual(['2 boss then'])
    table.play(2, 'pass TB')
    table.play(3, 'pass TB')
    table.play(0, 'inspection 2')
    expect(seen(table, 0)).toEqual(['2 profiteer'])
  })
})

describe('the last open move', () => {
  it('[SAB-13, SAB-76] tells how many cards were passed away, and not which', () => {
    const table = given(TWO, `${ROLES}\nhand 0: TB LR\nhand 1: TB`)
    table.play(0, 'pass TB LR')
    expect(table.view(3).latest).toBe(moves.pack(moves.PASS, 2))
    expect(table.view(3).latestBy).toBe(0)
  })

  it('[MIN-12] nor which card went for a figure', () => {
    const table = given({ modules: ['gathering'] }, 'hand 0: TB LR\nhand 1: TB')
    table.play(0, 'figure TB 1,0 left')
    expect(kindOfFigure(table.view(1).latest)).toBe(0)
    expect(table.state.pile[0] & 127).toBe(kindOf.TB)
  })
})
