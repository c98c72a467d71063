import { describe, expect, it } from 'vitest'
import { CLOSED, chest } from '../../../trial/chests.ts'
import { cellNamed, given, type Table, those } from '../../../trial/testing.ts'
import { kindOf } from '../../cards/order.ts'
import { endOf, placeBarrier } from '../../maze/barriers.ts'
import { printCell } from '../../maze/cells.ts'
import { roleOf } from '../../roles.ts'
import { holderOfKnown, kindOfKnown } from '../../sight/knowledge.ts'
import { GOLD_REACHED, TURN_DUE } from '../../state.ts'

describe('chests', () => {
  it('[MIN-61] a gold card from the pile, seen by its owner only; a nugget in Saboteur 2', () => {
    const table = chest('nugget', 'gold pile: 3 1')
    const [found] = those(table.play(0, 'lay TB 2,-1'), 'gold-found')
    expect(table.state.gold).toEqual([3, 0, 0])
    expect(table.state.goldHeld[0]).toBe(1)
    expect(table.game.redact(found, 1)).toMatchObject({ value: -1 })
    const second = chest('nugget', 'roles: green blue boss', { modules: ['chests', 'saboteur-2'] })
    second.play(0, 'lay TB 2,-1')
    expect(second.state.gold).toEqual([1, 0, 0])
  })

  it('[SAB-78] an empty gold pile holds nothing for a chest', () => {
    const table = chest('nugget', 'gold pile:')
    table.play(0, 'lay TB 2,-1')
    expect(table.state.gold).toEqual([0, 0, 0])
  })

  it('[MIN-62] no map may look at goals any more, but at chest places', () => {
    const table = chest('no-maps', 'hand 0: TB\nhand 1: map')
    table.play(0, 'lay TB 2,-1')
    expect(table.moves(1, 'map')).toEqual(['map 2,2', 'map 6,-1', 'map 6,1'])
    expect(table.ruleAgainst(1, 'map 8,0')).toBe('MIN-62')
  })

  it('[MIN-63] no draw at the end of this turn', () => {
    const table = chest('no-draw', 'hand 0: TB map\nhand 1: TB')
    table.play(0, 'lay TB 2,-1')
    expect(table.hand(0)).toBe('map')
  })

  it('[MIN-64] one extra draw', () => {
    const table = chest('extra-draw', 'hand 0: TB map\nhand 1: TB\ndeck: LR LR LR')
    table.play(0, 'lay TB 2,-1')
    expect(table.hand(0)).toBe('LR LR map')
    const short = chest('extra-draw', 'hand 0: TB map\nhand 1: TB\ndeck: LR')
    short.play(0, 'lay TB 2,-1')
    // MIN-90: what there is.
    expect(short.hand(0)).toBe('LR map')
  })

  it('[MIN-65, MIN-91] a goal is moved one cell right, with what is known of it', () => {
    const table = chest('move-goal', 'goals known: - 2 -')
    table.play(0, 'lay TB 2,-1')
    expect(table.moves(0)).toEqual(['shift 8,-2', 'shift 8,0', 'shift 8,2'])
    table.play(0, 'shift 8,0')
    expect(table.state.maze.goals.map(printCell)).toEqual(['8,-2', '9,0', '8,2'])
    expect(table.view(2).goals[1]).toBe(kindOf.gold)
    expect(table.state.mover).toBe(1)
  })

  it('[MIN-65] only onto an empty cell that no figure blocks', () => {
    const table = chest('move-goal', 'laid: LR 1,0 TL 2,0 TB 9,0 TB 9,3\nhand 0: TB\nhand 1: TB')
    placeBarrier(table.state.maze, 0, endOf(cellNamed('9,2'), 2))
    table.play(0, 'lay TB 2,-1')
    expect(table.moves(0)).toEqual(['shift 8,-2'])
  })

  it('[MIN-91, SAB-35] an unbroken tunnel into the new cell reaches it at once', () => {
    const round = 'TBLR 3,0 LR 4,0 LR 5,0 LR 6,0 TL 7,0 BR 7,-1 LR 8,-1 BL 9,-1'
    const table = chest(
      'move-goal',
      `laid: LR 1,0 TLR 2,0 ${round}\nhand 0: TB\nhand 1: TB\ngoals: stone-left gold stone-right\ngold pile: 1 1 1`,
    )
    table.play(0, 'lay TB 2,-1')
    const events = table.play(0, 'shift 8,0')
    expect(those(events, 'goal-turned').map(({ at }) => printCell(at))).toEqual(['9,0'])
    expect(those(events, 'round-ended')[0]).toMatchObject({ ending: GOLD_REACHED, seat: 0 })
  })

  it('[MIN-65] a goal that is turned up is not moved', () => {
    const table = chest(
      'move-goal',
      `laid: LR 1,0 TBLR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0
      hand 0: LR
      hand 1: TB
      goals: gold stone-left stone-right`,
    )
    table.play(0, 'lay LR 7,0')
    table.play(1, 'lay TB 2,-1')
    expect(table.moves(1)).toEqual(['shift 8,-2', 'shift 8,2'])
  })

  it('[MIN-90] no goal can move: nothing happens', () => {
    const table = chest(
      'move-goal',
      'laid: LR 1,0 TL 2,0 TB 9,0 TB 9,2 TB 9,-2\nhand 0: TB\nhand 1: TB',
    )
    table.play(0, 'lay TB 2,-1')
    expect(table.state.mover).toBe(1)
  })

  it('[MIN-66] no draw; a card drawn blindly from a hand of one’s choice', () => {
    const table = chest('rob-hand', 'hand 0: TB map\nhand 1: LR TL\ndeck: TB TB')
    table.play(0, 'lay TB 2,-1')
    expect(table.moves(0)).toEqual(['snatch 1'])
    table.play(0, 'snatch 1')
    expect(() => table.chance('drawn TB')).toThrow('refused')
    const [snatched] = those(table.chance('drawn TL'), 'card-snatched')
    expect([table.hand(0), table.hand(1)]).toEqual(['TL map', 'LR'])
    expect(table.state.deck).toHaveLength(2)
    expect(table.game.redact(snatched, 2)).toMatchObject({ kind: -1 })
    // The robbed one saw which card went.
    const known = table.view(1).known.map(e => [holderOfKnown(e), kindOfKnown(e)])
    expect(known).toEqual([[0, kindOf.TL]])
  })

  it('[MIN-90] nobody else has cards: nothing is taken, nor drawn', () => {
    const table = chest('rob-hand', 'hand 0: TB map\ndeck: TB TB')
    table.play(0, 'lay TB 2,-1')
    expect(table.hand(0)).toBe('map')
    expect(table.state.mover).toBe(1)
  })

  it('[MIN-90] with an empty deck a card is still taken', () => {
    const table = chest('rob-hand', 'hand 0: TB map\nhand 1: LR\ndeck:')
    table.play(0, 'lay TB 2,-1')
    table.play(0, 'snatch 1')
    table.chance('drawn LR')
    expect(table.hand(0)).toBe('LR map')
  })

  it('[MIN-67] draw three, keep one, discard two face down', () => {
    const table = chest('draw-three', 'hand 0: TB map\nhand 1: TB\ndeck: TR TL TBLR LR')
    const [looked] = those(table.play(0, 'lay TB 2,-1'), 'looked')
    expect(looked.cards).toEqual([kindOf.TR, kindOf.TL, kindOf.TBLR])
    expect(table.view(1).looked).toEqual([-1, -1, -1])
    table.play(0, 'keep TL')
    expect(table.hand(0)).toBe('TL map')
    expect(table.state.deck).toEqual([kindOf.LR])
    expect(table.view(1).pile).toEqual([-1, -1])
    expect(table.view(0).pile.map(entry => entry & 127)).toEqual([kindOf.TR, kindOf.TBLR])
  })

  it('[MIN-90] of a short deck what there is', () => {
    const one = chest('draw-three', 'hand 0: TB map\nhand 1: TB\ndeck: LR')
    one.play(0, 'lay TB 2,-1')
    expect(one.hand(0)).toBe('LR map')
    const two = chest('draw-three', 'hand 0: TB map\nhand 1: TB\ndeck: TL LR')
    two.play(0, 'lay TB 2,-1')
    expect(two.moves(0)).toEqual(['keep TL', 'keep LR'])
  })

  it('[MIN-68] look secretly at another player’s role', () => {
    const table = chest('look-role', 'roles: digger saboteur digger')
    table.play(0, 'lay TB 2,-1')
    expect(table.moves(0)).toEqual(['look 1', 'look 2'])
    const [seen] = those(table.play(0, 'look 1'), 'inspected')
    expect(table.game.redact(seen, 0)).toMatchObject({ role: roleOf.saboteur })
    expect(table.game.redact(seen, 2)).toMatchObject({ role: -1 })
    expect(table.view(0).sawRoles).toHaveLength(1)
  })

  it('[MIN-69] the discard is shuffled, one of its top five kept, the rest put back; no draw', () => {
    const table = chest(
      'search-discard',
      'hand 0: TB map\nhand 1: TB\npile: TBR TBLR TR/2 map TL LR\ndeck: TB TB',
    )
    const events = table.play(0, 'lay TB 2,-1')
    expect(events.some(event => event.type === 'looked')).toBe(false)
    expect(() => table.chance('stir LR TL map TR TBLR TBLR')).toThrow('refused')
    table.chance('stir LR TL map TR TBLR TBR')
    expect(table.moves(0, 'keep')).toHaveLength(5)
    table.play(0, 'keep TL')
    expect(table.hand(0)).toBe('TL map')
    expect(table.state.pile).toHaveLength(5)
    expect(table.state.deck).toHaveLength(2)
    expect(table.view(1).pile).toEqual([-1, -1, -1, -1, -1])
  })

  it('[MIN-69] a discard of one card is taken too', () => {
    const table = chest('search-discard', 'hand 0: TB map\nhand 1: TB\npile: LR\ndeck: TB TB')
    table.play(0, 'lay TB 2,-1')
    table.chance('stir LR')
    table.play(0, 'keep LR')
    expect(table.hand(0)).toBe('LR map')
  })

  it('[MIN-90] an empty discard: nothing is taken, nor drawn', () => {
    const table = chest('search-discard', 'hand 0: TB map\nhand 1: TB\npile:\ndeck: TB TB')
    table.play(0, 'lay TB 2,-1')
    expect(table.hand(0)).toBe('map')
    expect(table.state.mover).toBe(1)
  })

  it('[MIN-70, MIN-90] the top five of the deck go face down to the discard, seen by nobody', () => {
    const table = chest('burn-deck', 'hand 0: TB map\nhand 1: TB')
    table.play(0, 'lay TB 2,-1')
    expect(table.state.pile).toHaveLength(5)
    expect(table.view(0).pile).toEqual([-1, -1, -1, -1, -1])
    expect(table.state.deck).toEqual([])
    const short = chest('burn-deck', 'hand 0: TB map\nhand 1: TB\ndeck: LR LR')
    short.play(0, 'lay TB 2,-1')
    expect(short.state.pile).toHaveLength(2)
  })

  it('[MIN-86, SB2-59] a trapped player gets what a chest gives', () => {
    const table = given(
      { modules: ['chests', 'saboteur-2'], championship: ['diversion'] },
      `laid: LR 1,0 TL 2,0\nhand 0: TB\nhand 1: diversion\n${CLOSED}\nfront: - trap -
      roles: green blue boss\nchest tunnels: LR$ TB$ TBLR$ TL$\nchests: nugget no-maps no-draw burn-deck`,
    )
    table.play(0, 'lay TB 0,1')
    expect(table.moves(1, 'divert')).toContain('divert TB 2,-1')
    const events = table.play(1, 'divert TB 2,-1')
    expect(those(events, 'chest-opened')[0]).toMatchObject({ seat: 1 })
    expect(table.state.gold).toEqual([0, 1, 0])
  })

  it('[MIN-89] with the pathfinder one of its two draws is changed', () => {
    const table = chest('no-draw', 'hand 0: TB TB map pathfinder\nhand 1: TB\ndeck: LR LR LR', {
      championship: ['pathfinder'],
    })
    table.play(0, 'pathfinder')
    table.play(0, 'lay TB 2,-1')
    table.play(0, 'lay TB 0,1')
    expect(table.hand(0)).toBe('LR map')
  })

  it.each([
    ['extra-draw no-draw draw-three', 0, 3],
    ['no-draw no-draw extra-draw', 1, 0],
    ['draw-three no-draw', 0, 0],
    ['draw-three extra-draw no-draw', 0, 3],
    ['no-draw extra-draw extra-draw', 2, 0],
    ['draw-three draw-three', 0, 3],
    ['search-discard extra-draw', 1, 0],
  ])('[MIN-89] %s: %i drawn, %i to keep one of', (changes, drawn, looked) => {
    const table = given(
      { modules: ['chests'] },
      `changed draws: ${changes}\nhand 0: TB map\nhand 1: TB`,
    )
    const events = table.play(0, 'lay TB 0,1')
    expect(those(events, 'drew').flatMap(({ cards }) => cards)).toHaveLength(drawn)
    expect(those(events, 'looked').flatMap(({ cards }) => cards)).toHaveLength(looked)
  })

  it('[MIN-90] a draw of three from an empty deck is nothing', () => {
    const table = given(
      { modules: ['chests'] },
      'changed draws: draw-three\nhand 0: TB map\nhand 1: TB\ndeck:',
    )
    table.play(0, 'lay TB 0,1')
    expect([table.state.mover, table.hand(0)]).toEqual([1, 'map'])
  })

  it('[MIN-89] a card is taken from a hand after a draw that was cancelled', () => {
    const table = given(
      { modules: ['chests'] },
      'changed draws: rob-hand no-draw\nhand 0: TB map\nhand 1: TB',
    )
    expect(those(table.play(0, 'lay TB 0,1'), 'drew')).toEqual([])
    expect(table.moves(0)).toEqual(['snatch 1'])
  })

  it('[MIN-90] a draw of three from a deck of one is that card, without a choice', () => {
    const table = given(
      { modules: ['chests'] },
      'changed draws: draw-three\nhand 0: TB map\nhand 1: TB\ndeck: r',
    )
    const [drew] = those(table.play(0, 'lay TB 0,1'), 'drew')
    expect(drew).toEqual({ type: 'drew', seat: 0, cards: [kindOf.r] })
    expect(table.hand(0)).toBe('r map')
  })

  it('[MIN-89] in the order opened: three for a cancelled card is nothing', () => {
    const laid = 'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0\nhand 0: TBLR map\nhand 1: TB'
    const both = (first: string): Table => {
      const table = given(
        { modules: ['chests'] },
        `${laid}\ndeck: LR LR TR TL\n${CLOSED}
        chest tunnels: LR$ TL$ TB$ TBLR$\nchests: no-maps nugget no-draw draw-three`,
      )
      table.play(0, 'lay TBLR 6,0')
      table.play(0, `choose ${first}`)
      return table
    }
    // No draw first: nothing is left to become three.
    expect(both('6,-1').hand(0)).toBe('map')
    expect(both('6,-1').state.mover).toBe(1)
    expect(both('6,1').hand(0)).toBe('map')
  })

  it('[CHM-39] the pathfinder’s second card may be one got meanwhile', () => {
    const table = chest(
      'search-discard',
      'hand 0: TB r map pathfinder\nhand 1: TB\npile: map TBLR\ndeck: LR LR LR',
      { championship: ['pathfinder'] },
    )
    table.play(0, 'pathfinder')
    table.play(0, 'lay TB 2,-1')
    table.chance('stir pathfinder map TBLR')
    table.play(0, 'keep TBLR')
    expect(table.moves(0, 'lay').some(move => move.startsWith('lay TBLR'))).toBe(true)
    expect(table.state.stage).not.toBe(TURN_DUE)
  })
})
