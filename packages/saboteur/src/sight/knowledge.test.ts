import { describe, expect, it } from 'vitest'
import { cards, kindOf } from '../cards.ts'
import * as moves from '../moves.ts'
import { roleOf } from '../roles.ts'
import { given, type Table } from '../testing.ts'
import { holderOfKnown, isStale, kindOfKnown, roleOfSeen, targetOfSeen } from './knowledge.ts'

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
    expect(moves.kindOfFigure(table.view(1).latest)).toBe(0)
    expect(table.state.pile[0] & 127).toBe(kindOf.TB)
  })
})
