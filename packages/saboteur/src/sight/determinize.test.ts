import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { kindOf } from '../cards.ts'
import { census } from '../conformance.ts'
import { holds, listHand } from '../play/hands.ts'
import { roleOf } from '../roles.ts'
import type { State } from '../state.ts'
import { given, type Table } from '../testing.ts'

const random = quickRandom(11)

function worlds(table: Table, seat: number | 'spectator', count = 200): State[] {
  return Array.from({ length: count }, () => table.game.determinize(table.view(seat), random))
}

describe('imagined worlds', () => {
  it('keep the own hand, and deal every card of the box exactly once', () => {
    const table = played()
    const box = [...census(table.state)].sort()
    for (const world of worlds(table, 1, 50)) {
      expect(listHand(world, 1)).toEqual(listHand(table.state, 1))
      expect([...census(world)].sort()).toEqual(box)
    }
  })

  it('hide the gold in each place that was not looked at, equally often', () => {
    const table = given({}, 'hand 0: map TB\nhand 1: TB\ngoals: stone-right gold stone-left')
    table.play(0, 'map 8,-2')
    const counts = [0, 0, 0]
    for (const world of worlds(table, 0, 2000)) counts[world.goals.indexOf(kindOf.gold)]++
    expect(counts[0]).toBe(0)
    expect(Math.abs(counts[1] - 1000)).toBeLessThan(150)
  })

  it('[MIN-41] never leave the gold out of the maze', () => {
    const table = given(
      { modules: ['goals'] },
      'spare goals: spider bag-2 stone-cross\nhand 0: TB\nhand 1: TB',
    )
    for (const world of worlds(table, 0)) expect(world.goals).toContain(kindOf.gold)
  })

  it('follow the numbers of each role in the pot', () => {
    const table = given(
      { seats: 5 },
      'roles: saboteur digger digger saboteur digger\nspare roles: digger',
    )
    let aside = 0
    for (const world of worlds(table, 0, 2000)) {
      const all = [...world.roles, ...world.spare].sort()
      expect(all).toEqual([0, 0, 0, 0, 1, 1])
      expect(world.roles[0]).toBe(roleOf.saboteur)
      if (world.spare[0] === roleOf.saboteur) aside++
    }
    // One saboteur among five unknown cards.
    expect(Math.abs(aside - 400)).toBeLessThan(90)
  })

  it('keep a role that was seen, until it may have changed', () => {
    const table = given(
      { modules: ['saboteur-2'] },
      `hand 0: inspection TB
      hand 1: swap-hats
      hand 2: TB
      roles: green blue boss
      spare roles: saboteur saboteur saboteur geologist geologist profiteer blue blue blue green green green`,
    )
    table.play(0, 'inspection 2')
    for (const world of worlds(table, 0)) expect(world.roles[2]).toBe(roleOf.boss)
    table.play(1, 'swap-hats 2')
    for (const world of worlds(table, 0)) {
      expect(world.roles[2]).not.toBe(roleOf.boss)
      expect(world.given).toEqual([roleOf.boss])
    }
  })

  it('keep cards that were given away in a swap of hands', () => {
    const table = given(
      { modules: ['saboteur-2'] },
      'hand 0: swap-hands TB r\nhand 1: LR TL\nhand 2: TB\nroles: green blue boss',
    )
    table.play(0, 'swap-hands 1')
    for (const world of worlds(table, 0)) {
      expect(holds(world, 1, kindOf.TB) && holds(world, 1, kindOf.r)).toBe(true)
    }
    expect(worlds(table, 2).some(world => !holds(world, 1, kindOf.r))).toBe(true)
  })

  it('never deal a card again that was played, or that the seat itself passed away', () => {
    const table = given({}, 'hand 0: r map\nhand 1: broken-pick\nhand 2: TB TB')
    table.play(0, 'pass r')
    for (const world of worlds(table, 0)) {
      for (const seat of [1, 2]) expect(holds(world, seat, kindOf.r)).toBe(false)
    }
    expect(worlds(table, 2).some(world => holds(world, 1, kindOf.r))).toBe(true)
  })

  it('give somebody with gold at least one nugget, and nobody else any', () => {
    const table = given({ modules: ['gathering'] }, 'gold: 3 0 2\nhand 0: TB')
    for (const world of worlds(table, 0)) {
      expect(world.gold[0]).toBe(3)
      expect(world.gold[1]).toBe(0)
      expect(world.gold[2]).toBeGreaterThan(0)
    }
  })

  it('deal gold cards by their number', () => {
    const table = given(
      {},
      `gold: 3 2 0
      gold cards: 1 2 0
      purse 0: 0 0 1
      purse 1: 2 0 0
      gold pile: ${'3 '.repeat(3)}${'2 '.repeat(8)}${'1 '.repeat(13)}1
      hand 0: TB`,
    )
    for (const world of worlds(table, 0)) {
      const [ones, twos, threes] = world.purse.slice(3, 6)
      expect(ones + twos + threes).toBe(2)
      expect(world.gold[1]).toBe(ones + 2 * twos + 3 * threes)
    }
  })
})

/** A game some turns old, so that cards lie everywhere. */
function played(): Table {
  const table = given({ seats: 4, modules: ['saboteur-2'] }, 'roles: green blue boss saboteur')
  const state = table.game.setup()
  for (let count = 0; count < 40; count++) {
    const seat = state.chance !== 0 ? 30 : state.mover
    const legal = seat === 30 ? [] : table.game.legal(state, seat, [])
    const move = seat === 30 ? table.game.nature(state, random) : legal[random.below(legal.length)]
    table.game.step(state, seat, move)
  }
  Object.assign(table.state, state)
  return table
}
