import { CHANCE, quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { fresh, given, type Table, those } from '../../trial/testing.ts'
import { groupOf, kindOf } from '../cards/order.ts'
import { cellAt, xOf, yOf } from '../maze/cells.ts'
import { faceOf, kindOfFace, looksAlike, turnOfFace } from '../maze/faces.ts'
import { roleOf } from '../roles.ts'
import { verbOf } from './draw.ts'

function refused(table: Table, move: unknown): string | undefined {
  return table.game.refuse(table.state, CHANCE, move)?.key
}

/** What CHANCE would do, often. */
function draws(table: Table, count = 200): readonly (readonly number[])[] {
  const random = quickRandom(5)
  return Array.from({ length: count }, () => {
    const move = table.game.nature(table.state, random)
    if (typeof move === 'number') throw new Error('a move of a player')
    expect(refused(table, move)).toBeUndefined()
    return move
  })
}

function tournament(): Table {
  const table = fresh({ seats: 5, modules: ['tournament'], first: 0 })
  table.chance('roles digger digger digger saboteur greedy')
  table.chance('goals gold stone-left stone-right')
  return table
}

function chests(places: 'near' | 'random'): Table {
  const table = fresh({ modules: ['chests'], 'chest-places': places, first: 0 })
  table.chance('roles digger saboteur digger digger')
  table.chance('goals gold stone-left stone-right')
  return table
}

describe('what CHANCE may do', () => {
  it('nothing while a seat is to act, nothing but what is awaited, nothing impossible', () => {
    expect(refused(given({}, 'hand 0: TB'), [verbOf.first, 0])).toBe('chance-not-awaited')
    const table = fresh({})
    expect(refused(table, [verbOf.roles, 0, 0, 0, 1])).toBe('chance-other-awaited')
    expect(refused(table, verbOf.first)).toBe('chance-other-awaited')
    expect(refused(table, [verbOf.first, '0'])).toBe('chance-other-awaited')
    expect(refused(table, [verbOf.first, 0.5])).toBe('chance-other-awaited')
    expect(refused(table, [verbOf.first, 3])).toBe('chance-impossible')
  })

  it('[SAB-07] the lot falls on each seat and on no other', () => {
    const table = fresh({})
    for (const lots of [[], [-1], [3], [0, 1]])
      expect(refused(table, [verbOf.first, ...lots])).toBeDefined()
    expect(new Set(draws(table).map(move => move[1]))).toEqual(new Set([0, 1, 2]))
  })

  it('[SAB-02] exactly the roles of the pot are dealt', () => {
    const table = fresh({ first: 0 })
    expect(refused(table, [verbOf.roles, 0, 0, 0])).toBe('chance-impossible')
    expect(refused(table, [verbOf.roles, 0, 0, 0, 1, 1])).toBe('chance-impossible')
    expect(refused(table, [verbOf.roles, 0, 0, 1, 1])).toBe('chance-impossible')
    for (const [, ...roles] of draws(table, 20)) expect(roles.sort()).toEqual([0, 0, 0, 1])
  })

  it('[SB2-58] of the roles left over the first one named is taken first', () => {
    const table = fresh({ modules: ['saboteur-2'], first: 0 })
    const left = 'boss profiteer geologist geologist saboteur saboteur saboteur'
    table.chance(`roles green green green ${left} green blue blue blue blue`)
    expect(table.state.spare.at(-1)).toBe(roleOf.boss)
    expect(table.state.spare[0]).toBe(roleOf.blue)
  })

  it('[SAB-03, MIN-41] gold is always among the goals, each card once', () => {
    const table = fresh({ modules: ['goals'], first: 0 })
    table.chance('roles digger digger digger saboteur')
    const { gold, dragon, spider } = kindOf
    const bags = [kindOf['bag-1'], kindOf['bag-2']]
    expect(refused(table, [verbOf.goals, gold, dragon, spider, ...bags])).toBeUndefined()
    expect(refused(table, [verbOf.goals, gold, dragon, spider, bags[0]])).toBeDefined()
    expect(
      refused(table, [verbOf.goals, kindOf['stone-cross'], dragon, spider, ...bags]),
    ).toBeDefined()
    expect(refused(table, [verbOf.goals, gold, gold, spider, ...bags])).toBeDefined()
    const laid = draws(table)
    expect(new Set(laid.flatMap(move => move.slice(1))).size).toBe(8)
    expect(new Set(laid.map(move => move.indexOf(gold))).size).toBe(5)
  })

  it('[VAR-22, VAR-31] the middle card is a tunnel card of the deck, either way up', () => {
    const table = tournament()
    const faces = draws(table, 400).map(move => move[1])
    for (const face of faces) {
      expect(groupOf(kindOfFace(face))).toBe('tunnel')
      if (looksAlike[kindOfFace(face)] === 1) expect(turnOfFace(face)).toBe(0)
    }
    expect(new Set(faces.map(turnOfFace))).toEqual(new Set([0, 1]))
    expect(new Set(faces.map(kindOfFace)).size).toBe(16)
    expect(refused(table, [verbOf.middle, faceOf(kindOf.TR, 1)])).toBeUndefined()
    for (const face of [
      -1,
      faceOf(kindOf.LR, 1),
      faceOf(kindOf.start, 0),
      faceOf(kindOf.gold, 0),
      faceOf(kindOf['TB:b'], 0),
      faceOf(kindOf.map, 0),
    ]) {
      expect(refused(table, [verbOf.middle, face])).toBe('chance-impossible')
    }
    expect(refused(table, [verbOf.middle])).toBe('chance-impossible')
    expect(refused(table, [verbOf.middle, faceOf(kindOf.TR, 1), 0])).toBe('chance-impossible')
  })

  it('[MIN-51] four special tunnel cards and four chests, each once', () => {
    const table = chests('near')
    const { TB$, LR$, TL$, TR$ } = kindOf
    expect(refused(table, [verbOf.chests, TB$, LR$, TL$, TR$, 0, 1, 2, 3])).toBeUndefined()
    expect(refused(table, [verbOf.chests, TB$, LR$, TL$, 0, 1, 2])).toBeDefined()
    expect(refused(table, [verbOf.chests, TB$, LR$, TL$, TR$, 0, 1, 2, 3, 4])).toBeDefined()
    expect(refused(table, [verbOf.chests, TB$, TB$, TL$, TR$, 0, 1, 2, 3])).toBeDefined()
    expect(refused(table, [verbOf.chests, TB$, LR$, TL$, TR$, 0, 1, 2, 2])).toBeDefined()
    const laid = draws(table)
    for (const move of laid) expect(move).toHaveLength(9)
    expect(new Set(laid.flatMap(move => move.slice(1, 5))).size).toBe(7)
    expect(new Set(laid.flatMap(move => move.slice(5))).size).toBe(10)
  })

  it('[MIN-51] places at random, over the whole field', () => {
    const table = chests('random')
    const places = draws(table, 400).map(move => move.slice(1))
    for (const four of places) expect(four).toHaveLength(4)
    const cells = new Set(places.flat())
    expect(Math.min(...[...cells].map(xOf))).toBe(2)
    expect(Math.max(...[...cells].map(xOf))).toBe(6)
    expect(Math.min(...[...cells].map(yOf))).toBe(-3)
    expect(Math.max(...[...cells].map(yOf))).toBe(3)
    // Without postcard and tournament card the field is all free.
    expect(cells.size).toBe(35)
    for (const [x, y] of [
      [3, 0],
      [5, 0],
      [4, -1],
      [4, 1],
    ]) {
      const beside = [cellAt(4, 0), cellAt(x, y), cellAt(2, 3), cellAt(6, 3)]
      expect(refused(table, [verbOf.places, ...beside])).toBe('chance-impossible')
    }
    const apart = [cellAt(2, 0), cellAt(4, 0), cellAt(6, 0)]
    expect(refused(table, [verbOf.places, ...apart])).toBeDefined()
    expect(refused(table, [verbOf.places, ...apart, cellAt(6, 0)])).toBeDefined()
    expect(refused(table, [verbOf.places, ...apart, cellAt(4, 2)])).toBeUndefined()
  })

  it('[MIN-51, VAR-22] never next to the tournament card nor on it', () => {
    const table = fresh({
      seats: 5,
      modules: ['tournament', 'chests'],
      'chest-places': 'random',
      first: 0,
    })
    table.chance('roles digger digger digger saboteur greedy')
    table.chance('goals gold stone-left stone-right')
    const cells = new Set(draws(table, 400).flatMap(move => move.slice(1)))
    for (const [x, y] of [
      [4, 0],
      [3, 0],
      [5, 0],
      [4, 1],
      [4, -1],
    ]) {
      expect(cells.has(cellAt(x, y))).toBe(false)
    }
    expect(cells.size).toBe(30)
  })

  it('[MIN-66] the card drawn blindly is one of that hand', () => {
    const table = given(
      { modules: ['chests'] },
      'changed draws: rob-hand\nhand 0: TB\nhand 1: LR TL map\nhand 2: r\nknown: 1/LR/2 2/r/1',
    )
    table.play(0, 'pass TB')
    table.play(0, 'snatch 1')
    expect(new Set(draws(table).map(move => move[1]))).toEqual(
      new Set([kindOf.LR, kindOf.TL, kindOf.map]),
    )
    expect(refused(table, [verbOf.drawn, kindOf.r])).toBeDefined()
    expect(refused(table, [verbOf.drawn, kindOf.LR, kindOf.TL])).toBeDefined()
    expect(refused(table, [verbOf.drawn])).toBeDefined()
    table.chance('drawn LR')
    // Seat 2 cannot tell any more what seat 1 holds; seat 1 knows what it lost.
    expect(table.view(2).known).toEqual([])
    expect(table.view(1).known).toHaveLength(2)
    expect(table.state.known).toEqual(table.state.known.toSorted((a, b) => a - b))
    expect(table.state.chooser).toBe(-1)
  })

  it('[MIN-69] the stirred discard is named from its top', () => {
    const table = given(
      { modules: ['chests'] },
      `laid: LR 1,0 TL 2,0
      hand 0: TB
      hand 1: TB
      chest fates: closed closed closed closed
      chests known: - - - -
      chest tunnels: TB$ LR$ TBLR$ TL$
      chests: search-discard nugget no-draw burn-deck
      spare chest tunnels:
      spare chests:
      pile: TR TBR LR map t r tb`,
    )
    table.play(0, 'lay TB 2,-1')
    const [looked] = those(table.chance('stir r tb TBR t LR map TR'), 'looked')
    const { r, tb, TBR, t, LR } = kindOf
    expect([...looked.cards].sort()).toEqual([r, tb, TBR, t, LR].sort())
    table.play(0, 'keep tb')
    expect(table.state.pile.map(entry => entry & 127).slice(0, 2)).toEqual([kindOf.TR, kindOf.map])
  })

  it('[MIN-31] after the party nobody knows any more what was seen of roles', () => {
    const table = given(
      { modules: ['party'] },
      `laid: LR 1,0 LR 2,0 LR 3,0 TL 4,0
      hand 0: TB
      hand 1: TB
      roles: digger digger saboteur
      spare roles: digger
      saw roles: 1/2/saboteur`,
    )
    table.play(0, 'lay TB 4,-1')
    const [held] = those(table.chance('party saboteur digger digger'), 'party-held')
    expect(table.game.redact(held, 1)).toMatchObject({ roles: [-1, 0, -1] })
    const worlds = Array.from({ length: 60 }, (_, seed) =>
      table.game.determinize(table.view(1), quickRandom(seed)),
    )
    expect(new Set(worlds.map(world => world.roles[2]))).toEqual(new Set([0, 1]))
  })
})
