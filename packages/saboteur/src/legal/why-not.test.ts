import { describe, expect, it } from 'vitest'
import { kindOf } from '../cards.ts'
import * as moves from '../moves.ts'
import { given, type Table } from '../testing.ts'
import { refusalKeys } from './refusal-keys.ts'

const second = { modules: ['saboteur-2'] } as const
const ROLES = 'roles: green blue boss'

describe('why a move is refused', () => {
  it.each([
    ['card-not-held', undefined, {}, 'hand 0: TB', 'lay LR 1,0'],
    ['card-not-held', undefined, {}, 'hand 0: TB', 'pass TB LR'],
    ['no-such-seat', undefined, {}, 'hand 0: broken-pick', 'break pick 7'],
    ['no-such-seat', undefined, {}, 'hand 0: repair-pick', 'repair pick 7'],
    ['no-such-seat', undefined, second, `${ROLES}\nhand 0: trap`, 'trap 7'],
    [
      'repair-other-tool',
      'SAB-42',
      {},
      'hand 0: repair-pick-lamp\nfront: - cart -',
      'repair pick-lamp cart 1',
    ],
    ['lay-trapped', 'SB2-26', second, `${ROLES}\nhand 0: TB\nfront: trap - -`, 'lay TB 0,1'],
    ['ransom-not-here', 'SAB-10', {}, 'hand 0: TB LR\nfront: pick - -', 'ransom pick TB LR'],
    ['ransom-nothing', 'SB2-03', second, `${ROLES}\nhand 0: TB LR`, 'ransom pick TB LR'],
    ['figure-none-left', 'MIN-12', {}, 'hand 0: TB', 'figure TB 1,0 left'],
    [
      'divert-other-card',
      'CHM-23',
      {},
      'laid: LR 1,0\nlast laid: 1,0\nhand 0: diversion',
      'divert TB 0,1',
    ],
    ['treasury-empty', 'CHM-18', {}, 'hand 0: treasury', 'treasury'],
    ['thief-already', 'SB2-05', second, `${ROLES}\nhand 0: thief\nfront: thief - -`, 'thief'],
    ['oneself', 'SB2-23', second, `${ROLES}\nhand 0: swap-hands`, 'swap-hands 0'],
    ['map-not-closed', 'SAB-45', {}, 'hand 0: map', 'map 1,0'],
  ])('%s (%s)', (key, rule, choices, text, move) => {
    const why = given(choices, text).refusal(0, move)
    expect(why?.key).toBe(key)
    expect(why?.rule).toBe(rule)
    expect(refusalKeys).toContain(why?.key)
  })

  it('slots fill the gaps of the sentence', () => {
    expect(given({}, 'hand 0: TB').refusal(0, 'lay LR 1,0')).toEqual({
      key: 'card-not-held',
      slots: { card: 'LR' },
    })
    expect(given({}, 'hand 0: TB TB').refusal(0, 'pass TB TB')).toEqual({
      key: 'pass-too-many',
      rule: 'SAB-10',
      slots: { most: 1 },
    })
    const table = given({}, 'hand 0: broken-pick\nfront: - pick -')
    expect(table.refusal(0, 'break pick 1')).toEqual({
      key: 'break-already',
      rule: 'SAB-41',
      slots: { seat: 1 },
    })
  })

  it('what is no move at all is malformed, whatever its bits say', () => {
    const table: Table = given(second, `${ROLES}\nhand 0: TB LR thief`)
    const { game, state } = table
    const odd = [
      moves.pack(moves.LAY, moves.LOAD),
      moves.pack(moves.PLAY, moves.onSeat(127, 1)),
      moves.pack(moves.PLAY, moves.onSeat(kindOf.thief, 1)),
      moves.pack(moves.BREAK, moves.onSeat(kindOf.thief, 1)),
      moves.pack(moves.REPAIR, moves.repairLoad(kindOf.thief, 3, 1)),
      moves.pack(moves.PASS, moves.discardLoad(kindOf.LR, kindOf.TB)),
      moves.pack(moves.ALLOW),
      moves.pack(10, 0),
      moves.pack(127, moves.LOAD),
      -1,
      2 ** 31,
      0.5,
    ]
    for (const move of odd) {
      const why = game.refuse(state, 0, move)
      expect(why).toBeDefined()
      expect(refusalKeys).toContain(why?.key)
    }
    expect(game.refuse(state, 1, moves.pack(moves.PASS))).toEqual({ key: 'not-your-turn' })
  })

  it('an answer that was not offered names the question', () => {
    const table = given({ championship: ['veto'] }, 'hand 0: LR\nhand 1: TB')
    table.play(0, 'lay LR 1,0')
    expect(table.refusal(1, 'veto')).toEqual({
      key: 'answer-not-offered',
      slots: { question: 'veto' },
    })
  })
})
