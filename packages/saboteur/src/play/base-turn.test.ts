import { describe, expect, it } from 'vitest'
import { fresh, given, those } from '../../trial/testing.ts'
import { cards, kindOf } from '../cards/order.ts'
import { cellAt } from '../maze/cells.ts'
import { faceOf } from '../maze/faces.ts'
import { placementOf } from '../maze/placements.ts'
import { LAY, pack } from '../moves.ts'
import { ROUND_OVER, TURN_DUE } from '../state.ts'

describe('set-up', () => {
  it('[SAB-01] the base deck has 40 tunnels and 27 actions, maps and rock falls among them', () => {
    const { deck, copies } = fresh({ seats: 5 }).rules
    expect(deck.filter(kind => cards[kind].group === 'tunnel')).toHaveLength(40)
    expect(deck.filter(kind => cards[kind].group === 'action')).toHaveLength(27)
    expect(copies[kindOf.map]).toBe(6)
    expect(copies[kindOf['rock-fall']]).toBe(3)
    // The sheet printed turned by 90° made other programs swap these counts.
    expect([copies[kindOf.TB], copies[kindOf.LR], copies[kindOf.TR], copies[kindOf.TL]]).toEqual([
      4, 3, 5, 4,
    ])
  })

  it.each([
    [3, 1, 3],
    [4, 1, 4],
    [5, 2, 4],
    [6, 2, 5],
    [7, 3, 5],
    [8, 3, 6],
    [9, 3, 7],
    [10, 4, 7],
  ])('[SAB-02] %i players: %i saboteurs and %i diggers in the pot', (seats, saboteurs, diggers) => {
    const { pot } = fresh({ seats }).rules
    expect(pot.filter(role => role === 1)).toHaveLength(saboteurs)
    expect(pot.filter(role => role === 0)).toHaveLength(diggers)
    expect(pot).toHaveLength(seats + 1)
  })

  it('[SAB-02] each sees the own role only, and nobody the one set aside', () => {
    const table = fresh({ seats: 3, first: 0 })
    table.chance('roles digger saboteur digger digger')
    expect(table.view(1).roles).toEqual([-1, 1, -1])
    expect(table.view(1).spare).toEqual([-1])
    expect(table.view('spectator').roles).toEqual([-1, -1, -1])
  })

  it('[SAB-03] the goals lie face down at (8,-2), (8,0), (8,2), one of them gold', () => {
    const table = fresh({ seats: 3, first: 0 })
    table.chance('roles digger saboteur digger digger')
    const [laid] = those(table.chance('goals stone-left gold stone-right'), 'goals-laid')
    expect(laid.places.map(at => [(at & 255) - 128, (at >> 8) - 128])).toEqual([
      [8, -2],
      [8, 0],
      [8, 2],
    ])
    expect(table.state.goals.filter(kind => kind === kindOf.gold)).toHaveLength(1)
    expect(table.view(0).goals).toEqual([-1, -1, -1])
  })

  it('[SAB-04] a tunnel may leave the rectangle in any direction', () => {
    const table = given({}, 'laid: LR -1,0  LR -2,0  TB 0,-1  TB 0,-2  TB 0,-3\nhand 0: TB LR')
    expect(table.moves(0, 'lay')).toEqual(
      expect.arrayContaining(['lay LR -3,0', 'lay TB 0,-4', 'lay TB 0,1', 'lay LR 1,0']),
    )
  })

  it.each([
    [3, 6],
    [5, 6],
    [6, 5],
    [7, 5],
    [8, 4],
    [10, 4],
  ])('[SAB-05] %i players get %i cards each', (seats, count) => {
    expect(fresh({ seats }).rules.handSize).toBe(count)
  })

  it('[SAB-05] the rest is the deck, drawn from its top', () => {
    const table = fresh({ seats: 3, first: 0 })
    table.chance('roles digger saboteur digger digger')
    table.chance('goals stone-left gold stone-right')
    table.chance(`gold ${'1 '.repeat(16)}${'2 '.repeat(8)}3 3 3 3`)
    const names = table.rules.deck.map(kind => cards[kind].name)
    table.chance(`deal ${names.join(' ')}`)
    expect(table.hand(0)).toBe('TB TB TB TB LR LR')
    expect(table.state.deck).toHaveLength(67 - 18)
    table.play(0, 'pass TB')
    expect(table.hand(0)).toBe('TB TB TB LR LR TBLR')
  })

  it('[SAB-06] the gold cards are a pile of their own, face down', () => {
    const table = fresh({ seats: 3, first: 0 })
    table.chance('roles digger saboteur digger digger')
    table.chance('goals stone-left gold stone-right')
    table.chance(`gold 3 2 ${'1 '.repeat(16)}${'2 '.repeat(7)}3 3 3`)
    expect(table.state.goldPile.at(-1)).toBe(3)
    expect(table.view(0).goldPile).toEqual(Array(28).fill(-1))
  })

  it('[SAB-07] the host names the first player, or lots are drawn', () => {
    expect(fresh({ seats: 4, first: 2 }).state.first).toBe(2)
    const drawn = fresh({ seats: 4 })
    expect(those(drawn.chance('first 3'), 'lot-drawn')[0].seat).toBe(3)
    expect(drawn.state.first).toBe(3)
    expect(() => drawn.chance('first 1')).toThrow('refused')
  })
})

describe('the turn', () => {
  it('[SAB-10] one card, then one is drawn and the turn goes to the left', () => {
    const table = given({}, 'hand 0: LR map\nhand 1: TB\ndeck: TBLR LR TB')
    const events = table.play(0, 'lay LR 1,0')
    expect(those(events, 'drew')[0].cards).toEqual([kindOf.TBLR])
    expect(table.hand(0)).toBe('TBLR map')
    expect(table.state.mover).toBe(1)
    expect(table.refusal(0, 'pass map')?.key).toBe('not-your-turn')
    expect(table.moves(0)).toEqual([])
  })

  it('[SAB-11] nobody draws from an empty deck, and the discard is not shuffled', () => {
    const table = given({}, 'hand 0: LR TB\nhand 1: TB\ndeck:\npile: TB TB TB')
    expect(those(table.play(0, 'pass LR'), 'drew')).toEqual([])
    expect(table.hand(0)).toBe('TB')
    expect(table.state.pile).toHaveLength(4)
    expect(table.state.deck).toEqual([])
  })

  it('[SAB-12] a player without cards passes without a discard, one with cards discards one', () => {
    const empty = given({}, 'hand 1: TB\ndeck:')
    expect(empty.moves(0)).toEqual(['pass'])
    empty.play(0, 'pass')
    expect(empty.state.mover).toBe(1)
    expect(empty.ruleAgainst(1, 'pass')).toBe('SAB-12')
    const full = given({}, 'hand 0: TB LR')
    expect(full.ruleAgainst(0, 'pass TB LR')).toBe('SAB-10')
  })

  it('[SAB-12, SAB-62] an empty hand draws while the deck lasts; it took no turn with a card', () => {
    const table = given({}, 'hand 1: TB\ndeck: LR map\nlast: 2')
    const [drew] = those(table.play(0, 'pass'), 'drew')
    expect(drew).toMatchObject({ seat: 0, cards: [kindOf.LR] })
    expect(table.state.last).toBe(2)
    table.play(1, 'pass TB')
    table.play(2, 'pass')
    expect(table.hand(2)).toBe('')
    expect(table.state.mover).toBe(0)
  })

  it('[SAB-12] the next player having no cards does not stop the round', () => {
    const table = given({ edition: '2009' }, 'hand 0: TB\nhand 2: LR\ndeck:')
    table.play(0, 'lay TB 0,1')
    table.play(1, 'pass')
    expect(table.state.mover).toBe(2)
    table.play(2, 'lay LR 1,0')
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[SAB-13] a discard is known to its player only, a played card to all', () => {
    const table = given({}, 'hand 0: TB\nhand 1: broken-pick\nhand 2: TB')
    const [passed] = those(table.play(0, 'pass TB'), 'passed')
    table.play(1, 'pass broken-pick')
    expect(table.view(0).pile).toEqual([table.state.pile[0], -1])
    expect(table.view(2).pile).toEqual([-1, -1])
    expect(table.game.redact(passed, 2)).toMatchObject({ cards: [-1] })
    expect(table.game.redact(passed, 0)).toMatchObject({ cards: [kindOf.TB] })
    const open = given({}, 'hand 0: map\nhand 1: TB')
    open.play(0, 'map 8,0')
    expect(open.view(2).pile).toEqual([kindOf.map])
  })
})

describe('laying', () => {
  it('[SAB-20] as printed or turned by half, never otherwise', () => {
    const table = given({}, 'hand 0: TBR LR')
    expect(table.moves(0, 'lay')).toContain('lay TBL 1,0')
    const twisted = pack(LAY, placementOf(faceOf(kindOf.LR, 1), cellAt(1, 0)))
    expect(table.game.refuse(table.state, 0, twisted)?.rule).toBe('SAB-20')
    expect(table.ruleAgainst(0, 'lay TBR 1,0')).toBe('SAB-22')
  })

  it('[SAB-21] a corner is not enough', () => {
    const table = given({}, 'hand 0: TBLR')
    expect(table.ruleAgainst(0, 'lay TBLR 1,1')).toBe('SAB-21')
    expect(table.refusal(0, 'lay TBLR 1,0')).toBeUndefined()
  })

  it('[SAB-22] tunnel meets tunnel and rock meets rock, on every side', () => {
    const table = given({}, 'laid: TBLR 1,0  TB 1,1\nhand 0: TBLR TL TB')
    expect(table.ruleAgainst(0, 'lay TBLR 0,1')).toBe('SAB-22')
    expect(table.ruleAgainst(0, 'lay TB 2,0')).toBe('SAB-22')
    expect(table.refusal(0, 'lay TL 0,1')).toBeUndefined()
  })

  it('[SAB-23] nothing is laid on from behind a dead end, though a dead end may be laid', () => {
    for (const edition of ['2009', 'jubilee'] as const) {
      const table = given({ edition }, 'laid: lr 1,0\nhand 0: LR tb')
      expect(table.ruleAgainst(0, 'lay LR 2,0')).toBe('SAB-23')
      expect(table.refusal(0, 'lay tb 0,1')).toBeUndefined()
    }
  })

  it('[SAB-24] 2011: the far stub of a dead end may be continued, unless `connected` is on', () => {
    const position = 'laid: lr 1,0\nhand 0: LR'
    expect(given({ edition: '2011' }, position).refusal(0, 'lay LR 2,0')).toBeUndefined()
    expect(given({ edition: '2011', connected: true }, position).ruleAgainst(0, 'lay LR 2,0')).toBe(
      'SAB-23',
    )
  })

  it('[SAB-25] a part cut off by a rock fall waits until it is joined again', () => {
    const table = given({}, 'laid: LR 1,0  LR 2,0  LR 3,0\nhand 0: rock-fall TB\nhand 1: LR LR')
    table.play(0, 'rock-fall 2,0')
    expect(table.ruleAgainst(1, 'lay LR 4,0')).toBe('SAB-25')
    table.play(1, 'lay LR 2,0')
    table.play(2, 'pass')
    table.play(0, 'pass TB')
    expect(table.refusal(1, 'lay LR 4,0')).toBeUndefined()
  })

  it('[SAB-26] a face-down goal neither hinders a card nor holds one', () => {
    const line = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'
    const table = given({}, `${line}\nhand 0: TL`)
    expect(table.refusal(0, 'lay TL 7,0')).toBeUndefined()
    expect(table.ruleAgainst(0, 'lay TL 9,0')).toBe('SAB-26')
  })

  it('[SAB-27] the cell of a removed card may be filled by any card that fits', () => {
    const table = given({}, 'laid: LR 1,0  LR 2,0\nhand 0: rock-fall\nhand 1: TBLR TB')
    table.play(0, 'rock-fall 1,0')
    expect(table.moves(1, 'lay')).toContain('lay TBLR 1,0')
    expect(table.ruleAgainst(1, 'lay TB 1,0')).toBe('SAB-22')
  })

  it('[SAB-28] a broken tool blocks tunnel cards, but neither actions nor passing', () => {
    const table = given({}, 'hand 0: LR map\nfront: lamp - -')
    expect(table.moves(0, 'lay')).toEqual([])
    expect(table.ruleAgainst(0, 'lay LR 1,0')).toBe('SAB-28')
    expect(table.refusal(0, 'map 8,0')).toBeUndefined()
    expect(table.refusal(0, 'pass LR')).toBeUndefined()
    table.play(0, 'map 8,0')
    expect(table.state.stage).toBe(TURN_DUE)
  })
})
