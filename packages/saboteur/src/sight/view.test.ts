import { describe, expect, it } from 'vitest'
import { given, type Table } from '../../trial/testing.ts'
import { kindOf } from '../cards/order.ts'

/** A table with something in every list. */
function crowded(): Table {
  return given(
    { modules: ['saboteur-2', 'gathering', 'chests'], championship: ['veto'] },
    `roles: green blue boss
    spare roles: geologist saboteur
    given roles: blue
    given roles known: 1
    saw roles: 0/2/boss
    chest tunnels: TB$ LR$ TBLR$ TL$
    chests: nugget no-maps no-draw burn-deck
    chests known: 1 - - -
    chest fates: opened gone closed shown
    aside: map
    pile: LR/1 TR
    hand 0: LR TB
    hand 1: TB
    known: 0/LR/1
    front: pick trap+thief lamp
    thieves: 1
    changed draws: no-draw
    looked: LR TB
    figure owners: 1 2
    offer: 1 2
    chooser: 0
    gold: 3 0 5
    gold cards: 1 0 2
    purse 0: 1 1 0
    purse 1: 0 0 0
    purse 2: 0 1 1`,
  )
}

function scribble(value: unknown): void {
  if (Array.isArray(value)) {
    for (const entry of value) scribble(entry)
    value.fill(99)
    value.push(99)
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(scribble)
}

describe('[SAB-76] a view', () => {
  it.each([0, 1, 'spectator', 'judge'] as const)('is a copy, for %s', viewer => {
    const table = crowded()
    const before = JSON.stringify(table.state)
    scribble(table.view(viewer))
    expect(JSON.stringify(table.state)).toBe(before)
  })

  it('shows a judge everything', () => {
    const { state, game } = crowded()
    expect(game.view(state, 'judge')).toEqual(state)
  })

  it('[SAB-59] shows each the own gold cards, and nobody else’s', () => {
    const table = crowded()
    expect(table.view(0).purse).toEqual([1, 1, 0, -1, -1, -1, -1, -1, -1])
    expect(table.view(2).purse).toEqual([-1, -1, -1, -1, -1, -1, 0, 1, 1])
    expect(table.view('spectator').purse.every(count => count === -1)).toBe(true)
    expect(table.view(1).gold).toEqual([-1, 0, -1])
  })

  it('[MIN-52, MIN-53] shows chest tunnels that were turned up, not those that fell', () => {
    const { TB$, TL$ } = kindOf
    expect(crowded().view(2).chests.tunnels).toEqual([TB$, -1, -1, TL$])
    expect(crowded().view(2).chests.effects).toEqual([0, -1, -1, -1])
  })

  it('[CHM-191] shows a sealed answer to who gave it, the first seat too', () => {
    const table = given(
      { championship: ['veto'] },
      'hand 0: veto\nhand 1: LR\nhand 2: TB\nmover: 1\ndrawer: 1',
    )
    table.play(1, 'lay LR 1,0')
    table.play(0, 'veto')
    expect(table.view(0).windows[0]).toBe(1)
    expect(table.view(2).windows[0]).toBe(-2)
    expect(table.view('spectator').windows[0]).toBe(-2)
  })
})
