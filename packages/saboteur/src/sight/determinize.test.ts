import { CHANCE, quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { fresh, given, type Table } from '../../trial/testing.ts'
import { kindOf } from '../cards/order.ts'
import { census } from '../kit.ts'
import { holds, listHand } from '../play/hands.ts'
import { roleOf } from '../roles.ts'
import type { State } from '../state.ts'

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

  it('have nothing dealt or laid before it is', () => {
    for (const modules of [[], ['saboteur-2'], ['goals'], ['chests']] as const) {
      const table = fresh({ modules })
      const { goals, roles, spare, spareGoals } = table.state
      for (const world of worlds(table, 0, 5)) {
        expect([world.goals, world.roles]).toEqual([goals, roles])
        expect(world.spare.toSorted()).toEqual(spare.toSorted())
        expect(world.spareGoals.toSorted()).toEqual(spareGoals.toSorted())
      }
    }
  })

  it('guess more nuggets of another the longer the game has lasted', () => {
    const most = (round: number): number => {
      const text = `roles: green blue boss\nspare roles: saboteur\ngold: 0 1 0\nround: ${round}`
      const table = given({ modules: ['saboteur-2'] }, text)
      return Math.max(...worlds(table, 0, 90).map(({ gold }) => gold[1]))
    }
    expect([1, 2, 3].map(most)).toEqual([3, 7, 11])
  })

  it('give somebody with gold at least one nugget, and nobody else any', () => {
    const table = given({ modules: ['gathering'] }, 'gold: 3 0 2\nhand 0: TB')
    for (const world of worlds(table, 0)) {
      expect(world.gold[0]).toBe(3)
      expect(world.gold[1]).toBe(0)
      expect(world.gold[2]).toBeGreaterThan(0)
    }
  })

  it('are the same for the same lots', () => {
    const view = played().view(0)
    const { game } = played()
    expect(game.determinize(view, quickRandom(3))).toEqual(game.determinize(view, quickRandom(3)))
    expect(game.determinize(view, quickRandom(4))).not.toEqual(
      game.determinize(view, quickRandom(3)),
    )
  })

  it('[CHM-191] take a sealed answer for an allow', () => {
    const table = given({ championship: ['veto'] }, 'hand 0: LR\nhand 1: veto\nhand 2: TB')
    table.play(0, 'lay LR 1,0')
    table.play(1, 'veto')
    for (const world of worlds(table, 2, 5)) expect(world.windows[1]).toBe(0)
    for (const world of worlds(table, 1, 5)) expect(world.windows[1]).toBe(1)
  })

  it('[MIN-14] let the mover hold the card for which help is asked, for spectators too', () => {
    const table = given(
      { modules: ['gathering'] },
      'hand 0: tblr TB\nhand 1: TB\nhand 2: TB TB\nmover: 2\ndrawer: 2',
    )
    table.play(2, 'figure TB 1,0 left')
    table.play(0, 'lay tblr 1,0 asking 1')
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      for (const world of worlds(table, viewer, 40)) {
        expect(listHand(world, 0).filter(kind => kind === kindOf.tblr)).toHaveLength(1)
        // There is one such card in the box.
        expect([...world.deck, ...listHand(world, 1), ...listHand(world, 2)]).not.toContain(
          kindOf.tblr,
        )
      }
    }
  })

  it('[CHM-18] give the searcher of the discard what was taken up, and others any cards in its place', () => {
    const table = given(
      { championship: ['treasury'] },
      'hand 0: treasury\nhand 1: TB\nhand 2: TB\npile: map/0 rock-fall/0 tblr/0',
    )
    table.play(0, 'treasury')
    const { looked } = table.state
    for (const world of worlds(table, 0, 40)) {
      expect(world.looked).toEqual(looked)
      // There is one such card in the box.
      expect(world.deck).not.toContain(kindOf.tblr)
    }
    const others = worlds(table, 1, 40)
    for (const kind of others.flatMap(world => world.looked)) {
      expect(table.rules.deckKinds).toContain(kind)
    }
    expect(others.some(world => !world.looked.includes(kindOf.tblr))).toBe(true)
  })

  it('deal no card that lies in front of somebody, or that waits for its effect', () => {
    const table = given(
      { seats: 4, modules: ['saboteur-2'] },
      `roles: green blue boss saboteur
      hand 0: TB
      hand 1: TB TB TB TB TB TB
      hand 2: TB TB TB TB TB TB
      front: trap+pick+thief trap+pick+thief trap+pick+thief thief`,
    )
    const gone = [kindOf.trap, kindOf['broken-pick'], kindOf.thief]
    for (const world of worlds(table, 0, 60)) {
      const dealt = [...world.deck, ...listHand(world, 1), ...listHand(world, 2)]
      for (const kind of gone) expect(dealt).not.toContain(kind)
    }
    const veto = given(
      { championship: ['veto', 'craftsman'] },
      'hand 0: craftsman\nhand 1: TB TB TB TB TB TB\nhand 2: TB TB TB TB TB TB\nfront: pick - -',
    )
    veto.play(0, 'repair craftsman pick 0')
    for (const world of worlds(veto, 1, 60)) {
      expect([...world.deck, ...listHand(world, 2)]).not.toContain(kindOf.craftsman)
    }
  })

  it('[SB2-58] give nobody a role that is known to be left over', () => {
    const table = given(
      { modules: ['saboteur-2'] },
      `hand 0: TB
      roles: green blue blue
      spare roles: boss profiteer green
      spare roles known: 0 - -`,
    )
    for (const world of worlds(table, 0, 100)) {
      expect(world.roles).not.toContain(roleOf.boss)
      expect(world.spare.filter(role => role === roleOf.boss)).toHaveLength(1)
    }
  })

  it('mix goals, chests and the gold pile', () => {
    const goals = given({}, 'hand 0: TB')
    expect(new Set(worlds(goals, 0).map(world => world.goals.join())).size).toBe(6)
    const { game } = fresh({ modules: ['chests'], first: 0 })
    const state = game.setup()
    while (state.chance !== 0) game.step(state, CHANCE, game.nature(state, random))
    const imagined = Array.from({ length: 200 }, () =>
      game.determinize(game.view(state, 0), random),
    )
    expect(new Set(imagined.map(world => world.chests.tunnels[0])).size).toBe(7)
    expect(new Set(imagined.map(world => world.chests.effects[0])).size).toBe(10)
    expect(new Set(imagined.map(world => world.goldPile[0])).size).toBe(3)
  })

  it('[SAB-54] share out the same gold cards while they go round', () => {
    const pile = [...Array(4).fill(3), ...Array(8).fill(2), ...Array(16).fill(1)]
    const table = given(
      { edition: '2009' },
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0
      hand 0: LR
      hand 1: TB
      gold pile: ${pile.join(' ')}`,
    )
    table.play(0, 'lay LR 7,0')
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const world of worlds(table, viewer, 60)) {
        expect(world.offer).toEqual(world.offer.toSorted((a, b) => a - b))
        expect([...world.goldPile, ...world.offer].sort()).toEqual(pile.toSorted())
        if (viewer === 0) expect(world.offer).toEqual([3, 3, 3])
      }
    }
    expect(new Set(worlds(table, 1).map(world => world.offer.join())).size).toBeGreaterThan(3)
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
