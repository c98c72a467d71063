import { describe, expect, it } from 'vitest'
import { given, type Table } from '../../trial/testing.ts'
import { kindCount, kindOf } from '../cards/order.ts'
import { RANSOM, ransomLoad } from '../modules/saboteur-2/ransom.ts'
import * as moves from '../moves.ts'
import { refusalKeys } from './refusal-keys.ts'

const second = { modules: ['saboteur-2'] } as const
const chests = { modules: ['chests'] } as const
const gathering = { modules: ['gathering'] } as const
const ROLES = 'roles: green blue boss'

/** Whatever the card is aimed at. */
function play(kind: number, target: number): number {
  return moves.pack(moves.PLAY, (kind << 16) | target)
}

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
    ['map-not-closed', 'SAB-45', chests, 'hand 0: map\nno maps: 1', 'map 1,0'],
    ['map-forbidden', 'MIN-62', chests, 'hand 0: map\nno maps: 1', 'map 8,-2'],
    ['rock-fall-nothing', 'SAB-44', {}, 'hand 0: rock-fall', 'rock-fall 0,0'],
    ['vein-not-closed', 'CHM-17', {}, 'hand 0: vein-swap', 'vein-swap 8,0 8,1'],
    ['break-oneself', 'SAB-40', {}, 'hand 0: broken-pick', 'break pick 0'],
    ['no-such-seat', undefined, {}, 'hand 0: broken-pick', 'break pick 3'],
    ['no-such-seat', undefined, {}, 'hand 0: repair-pick', 'repair pick 3'],
    ['no-such-seat', undefined, second, `${ROLES}\nhand 0: trap`, 'trap 3'],
    ['repair-not-broken', 'SAB-42', {}, 'hand 0: repair-pick', 'repair pick 2'],
    ['lay-broken', 'SAB-28', {}, 'hand 0: TB\nfront: lamp - -', 'lay TB 0,1'],
    ['hands-off-no-thief', 'SB2-22', second, `${ROLES}\nhand 0: hands-off`, 'hands-off 1'],
    ['trap-oneself', 'SB2-26', second, `${ROLES}\nhand 0: trap`, 'trap 0'],
    ['trap-already', 'SB2-05', second, `${ROLES}\nhand 0: trap\nfront: - trap -`, 'trap 1'],
    ['free-no-trap', 'SB2-27', second, `${ROLES}\nhand 0: free`, 'free 1'],
    ['oneself', 'SB2-24', second, `${ROLES}\nhand 0: inspection`, 'inspection 0'],
    [
      'hats-none-left',
      'SB2-25',
      second,
      `${ROLES}\nhand 0: swap-hats\nspare roles:`,
      'swap-hats 1',
    ],
    ['path-too-few', 'CHM-22', {}, 'hand 0: LR pathfinder map', 'pathfinder'],
    ['path-too-few', 'CHM-22', {}, 'hand 0: LR pathfinder broken-pick', 'pathfinder'],
    [
      'path-no-place',
      'CHM-22',
      {},
      'laid: l 1,0 r -1,0 t 0,1 b 0,-1\nhand 0: LR LR pathfinder',
      'pathfinder',
    ],
    ['lay-broken', 'CHM-39', {}, 'hand 0: LR LR pathfinder\nfront: cart - -', 'pathfinder'],
    [
      'lay-trapped',
      'CHM-39',
      second,
      `${ROLES}\nhand 0: LR LR pathfinder\nfront: trap - -`,
      'pathfinder',
    ],
    ['path-lay-only', 'CHM-22', {}, 'stage: path\npaths: 2\nhand 0: LR map', 'map 8,0'],
    ['card-not-held', undefined, {}, 'stage: path\npaths: 2\nhand 0: LR', 'lay TB 0,1'],
    ['divert-nothing', 'CHM-23', {}, 'hand 0: diversion', 'divert LR 1,0'],
    [
      'divert-same-cell',
      'CHM-37',
      {},
      'laid: LR 1,0\nlast laid: 1,0\nhand 0: diversion',
      'divert LR 1,0',
    ],
    ['lay-clash', 'SAB-22', {}, 'laid: LR 1,0\nlast laid: 1,0\nhand 0: diversion', 'divert LR 0,1'],
    ['pass-empty', 'SAB-12', {}, 'hand 0: TB', 'pass'],
    ['pass-too-many', 'SAB-10', {}, 'hand 0: TB LR', 'pass TB LR'],
    ['card-not-held', undefined, {}, 'hand 0: TB LR', 'pass TB TB'],
    ['card-not-held', undefined, gathering, 'hand 0: TB', 'figure LR 1,0 left'],
    ['card-not-held', undefined, second, `${ROLES}\nhand 0: TB LR`, 'ransom pick TB TB'],
    [
      'ransom-nothing',
      'SB2-56',
      second,
      `${ROLES}\nhand 0: TB LR\nfront: thief - -`,
      'ransom trap TB LR',
    ],
  ])('%s (%s)', (key, rule, choices, text, move) => {
    const why = given(choices, text).refusal(0, move)
    expect(why?.key).toBe(key)
    expect(why?.rule).toBe(rule)
    expect(refusalKeys).toContain(why?.key)
  })

  it('every sentence has a name, and one of its own', () => {
    for (const key of refusalKeys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(new Set(refusalKeys).size).toBe(refusalKeys.length)
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
    expect(given(second, `${ROLES}\nhand 0: TB TB`).refusal(0, 'pass')).toEqual({
      key: 'pass-empty',
      rule: 'SAB-12',
    })
    const own = given(second, `${ROLES}\nhand 0: trap free hands-off\nfront: - - trap`)
    for (const move of ['trap 2', 'free 1', 'hands-off 1']) {
      const seat = Number(move.at(-1))
      expect(own.refusal(0, move)?.slots).toEqual({ seat })
    }
    expect(given({}, 'hand 0: repair-pick').refusal(0, 'repair pick 1')?.slots).toEqual({ seat: 1 })
    const table = given({}, 'hand 0: broken-pick\nfront: - pick -')
    expect(table.refusal(0, 'break pick 1')).toEqual({
      key: 'break-already',
      rule: 'SAB-41',
      slots: { seat: 1 },
    })
  })

  it('a toll is refused for its own reasons', () => {
    const text = 'hand 0: LR TB\nhand 1: TB\nhand 2: TB TB\nmover: 2\ndrawer: 2\ngold: 0 1 1'
    const table = given({ modules: ['gathering'] }, text)
    table.play(2, 'figure TB 1,0 left')
    expect(table.refusal(0, 'lay LR 1,0')).toEqual({ key: 'toll-unpaid', rule: 'MIN-13' })
    expect(table.refusal(0, 'lay TB 1,0')).toMatchObject({ key: 'lay-clash', rule: 'SAB-22' })
    expect(table.refusal(0, 'lay TB 1,0 asking 1')).toMatchObject({ key: 'lay-clash' })
    expect(table.refusal(0, 'lay LR -1,0 asking 1')).toEqual({
      key: 'lay-no-barrier',
      rule: 'MIN-13',
    })
    for (const seat of [0, 3, 7]) {
      expect(table.refusal(0, `lay LR 1,0 asking ${seat}`)).toEqual({ key: 'no-such-seat' })
    }
    table.play(0, 'lay LR 1,0 asking 1')
    table.play(1, 'decline')
    expect(table.refusal(0, 'lay LR 1,0 asking 1')).toEqual({
      key: 'toll-asked-already',
      rule: 'MIN-81',
    })
    expect(table.refusal(0, 'lay LR 1,0 asking 2')).toBeUndefined()
    table.play(0, 'pass TB')
    table.play(1, 'pass TB')
    expect(table.refusal(2, 'lay TB 1,0 asking 0')).toMatchObject({ key: 'lay-clash' })
  })

  it('[MIN-14] the owner of a figure has nobody to ask', () => {
    const table = given(
      { modules: ['gathering'] },
      'hand 0: TB\nhand 1: TB\nhand 2: LR TB\nmover: 2\ndrawer: 2',
    )
    table.play(2, 'figure TB 1,0 left')
    table.play(0, 'pass TB')
    table.play(1, 'pass TB')
    expect(table.refusal(2, 'lay LR 1,0 asking 0')).toEqual({
      key: 'toll-own-figure',
      rule: 'MIN-14',
    })
  })

  it('what is no move at all is malformed, whatever its bits say', () => {
    const table: Table = given(
      second,
      `${ROLES}\nfront: lamp - -\nhand 0: TB LR thief craftsman pathfinder treasury diversion veto`,
    )
    const { game, state } = table
    const odd = [
      play(127, 1),
      play(kindCount, 1),
      moves.pack(moves.PASS, moves.discardLoad(kindCount)),
      play(kindOf.thief, 1),
      play(kindOf.LR, 1),
      play(kindOf.craftsman, (3 << 4) | 1),
      play(kindOf.craftsman, 1 << 12),
      play(kindOf.pathfinder, 1),
      play(kindOf.treasury, 1),
      play(kindOf.veto, 1),
      play(kindOf.diversion, 1),
      moves.pack(moves.ALLOW),
      moves.pack(moves.STOP),
      moves.pack(10, kindOf.LR << 16),
      moves.pack(127, moves.LOAD),
      -1,
      2 ** 30,
      2 ** 31,
      0.5,
      '8',
      [8],
      undefined,
    ]
    for (const move of odd) expect(game.refuse(state, 0, move)).toEqual({ key: 'move-malformed' })
    const backwards = moves.pack(moves.PASS, moves.discardLoad(kindOf.LR, kindOf.TB))
    expect(game.refuse(state, 0, backwards)).toEqual({ key: 'pass-order' })
    const three = moves.pack(moves.PASS, moves.discardLoad(kindOf.thief, kindOf.LR, kindOf.TB))
    expect(game.refuse(state, 0, three)).toEqual({ key: 'pass-order' })
    const gap = moves.pack(moves.PASS, moves.discardLoad(-1, kindOf.TB))
    expect(game.refuse(state, 0, gap)).toEqual({ key: 'pass-order' })
    const one = moves.pack(RANSOM, ransomLoad(kindOf.TB, -1, 0))
    expect(game.refuse(state, 0, one)).toEqual({ key: 'ransom-two', rule: 'SB2-03' })
    const twisted = moves.pack(RANSOM, ransomLoad(kindOf.LR, kindOf.TB, 1))
    expect(game.refuse(state, 0, twisted)).toEqual({ key: 'pass-order' })
    const own = play(kindOf.veto, 0)
    expect(game.refuse(state, 0, own)).toEqual({ key: 'veto-own-turn', rule: 'CHM-19' })
    expect(game.refuse(state, 1, moves.pack(moves.PASS))).toEqual({ key: 'not-your-turn' })
  })

  it.each([
    ['break lamp 1', 'break-already'],
    ['trap 1', 'trap-already'],
    ['repair lamp 2', 'repair-not-broken'],
    ['repair pick-cart pick 2', 'repair-not-broken'],
    ['repair craftsman pick 2', 'repair-not-broken'],
    ['free 2', 'free-no-trap'],
    ['hands-off 2', 'hands-off-no-thief'],
  ])('says of whom it speaks: %s', (move, key) => {
    const table = given(
      { ...second, championship: ['craftsman'] },
      `${ROLES}\nfront: - lamp+trap -
      hand 0: broken-lamp repair-lamp repair-pick-cart trap free hands-off craftsman`,
    )
    expect(table.refusal(0, move)).toMatchObject({ key, slots: { seat: Number(move.slice(-1)) } })
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
