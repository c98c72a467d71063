import { describe, expect, it } from 'vitest'
import { kindOf } from '../cards/order.ts'
import { compile } from '../rules.ts'
import { configFor, given, those } from '../testing.ts'

describe('action cards of the base game', () => {
  it('[SAB-40] sabotage: on anyone in 2009 and 2011, on others only in the Jubilee', () => {
    const position = 'hand 0: broken-lamp TB\nhand 1: TB'
    const early = given({ edition: '2009' }, position)
    expect(early.moves(0, 'break')).toEqual(['break lamp 0', 'break lamp 1', 'break lamp 2'])
    expect(given({ edition: '2011' }, position).moves(0, 'break')).toHaveLength(3)
    const jubilee = given({ edition: 'jubilee' }, position)
    expect(jubilee.moves(0, 'break')).toEqual(['break lamp 1', 'break lamp 2'])
    expect(jubilee.ruleAgainst(0, 'break lamp 0')).toBe('SAB-40')
    early.play(0, 'break lamp 0')
    expect(early.state.front).toEqual([2, 0, 0])
  })

  it('[SAB-41] one broken tool of each kind at most', () => {
    const table = given({}, 'hand 0: broken-lamp broken-cart\nhand 1: TB\nfront: - lamp -')
    expect(table.ruleAgainst(0, 'break lamp 1')).toBe('SAB-41')
    table.play(0, 'break cart 1')
    expect(table.state.front[1]).toBe(2 | 4)
  })

  it('[SAB-42] a repair needs that broken tool; both cards go to the discard', () => {
    const table = given({}, 'hand 0: repair-lamp repair-pick\nhand 1: TB\nfront: - lamp -')
    expect(table.ruleAgainst(0, 'repair pick 1')).toBe('SAB-42')
    expect(table.ruleAgainst(0, 'repair lamp 2')).toBe('SAB-42')
    table.play(0, 'repair lamp 1')
    expect(table.state.front[1]).toBe(0)
    expect([...table.state.pile].sort()).toEqual(
      [kindOf['broken-lamp'], kindOf['repair-lamp']].sort(),
    )
  })

  it('[SAB-42] one may mend the own tool', () => {
    const table = given({}, 'hand 0: repair-cart TB\nhand 1: TB\nfront: cart - -')
    table.play(0, 'repair cart 0')
    expect(table.state.front[0]).toBe(0)
  })

  it('[SAB-43] the double repair mends just one of its two tools', () => {
    const table = given({}, 'hand 0: repair-pick-cart TB\nhand 1: TB\nfront: - pick+cart -')
    expect(table.moves(0, 'repair')).toEqual(['repair pick-cart pick 1', 'repair pick-cart cart 1'])
    table.play(0, 'repair pick-cart cart 1')
    expect(table.state.front[1]).toBe(1)
    expect(table.state.pile).toHaveLength(2)
  })

  it('[SAB-44] a rock fall takes a laid card, never the start or a goal', () => {
    const bare = given({}, 'hand 0: rock-fall')
    expect(bare.moves(0, 'rock-fall')).toEqual([])
    expect(bare.ruleAgainst(0, 'rock-fall 0,0')).toBe('SAB-44')
    expect(bare.ruleAgainst(0, 'rock-fall 8,0')).toBe('SAB-44')
    const table = given({}, 'laid: LR 1,0 lr 2,0\nhand 0: rock-fall\nhand 1: TB')
    expect(table.moves(0, 'rock-fall').toSorted()).toEqual(['rock-fall 1,0', 'rock-fall 2,0'])
    table.play(0, 'rock-fall 1,0')
    expect([...table.state.pile].sort()).toEqual([kindOf.LR, kindOf['rock-fall']].sort())
  })

  it('[SAB-45] a map shows one face-down goal to its player; all see which', () => {
    const table = given({}, 'hand 0: map TB\nhand 1: TB')
    const [peeked] = those(table.play(0, 'map 8,0'), 'peeked')
    expect(table.game.redact(peeked, 0)).toMatchObject({ kind: kindOf.gold })
    expect(table.game.redact(peeked, 1)).toMatchObject({ kind: -1, at: peeked.at })
    expect(table.view(0).goals[1]).toBe(kindOf.gold)
    expect(table.view(1).goals[1]).toBe(-1)
    expect(table.view(1).goalSeen[1]).toBe(1)
  })

  it('[SAB-45] not on a goal that lies face up', () => {
    const line = 'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0'
    const goals = 'goals: gold stone-left stone-right'
    const table = given({}, `${line}\nhand 0: LR\nhand 1: map\n${goals}`)
    table.play(0, 'lay LR 7,0')
    expect(table.ruleAgainst(1, 'map 8,0')).toBe('SAB-45')
    expect(table.moves(1, 'map')).toEqual(['map 8,-2', 'map 8,2'])
  })

  it('[SAB-45] phrases about goals are off in the Jubilee unless the table wants them', () => {
    const talk = (choices: object): boolean => compile(configFor(choices)).goalTalk
    expect(talk({ edition: 'jubilee' })).toBe(false)
    expect(talk({ edition: '2009' })).toBe(true)
    expect(talk({ edition: 'jubilee', 'goal-talk': 'on' })).toBe(true)
    expect(talk({ edition: '2011', 'goal-talk': 'off' })).toBe(false)
  })

  it('[SAB-46] used cards are discarded, sabotage stays in front until it is removed', () => {
    const table = given({}, 'hand 0: broken-pick\nhand 1: repair-pick\nhand 2: map TB')
    table.play(0, 'break pick 1')
    expect(table.state.pile).toEqual([])
    table.play(1, 'repair pick 1')
    table.play(2, 'map 8,0')
    expect(table.state.pile).toHaveLength(3)
  })
})

describe('what is public', () => {
  it('[SAB-76] counts, plays and looks are seen by all; hands, roles and goals are not', () => {
    const table = given({}, 'hand 0: map TB\nhand 1: TB LR\nhand 2: TL\npile: TB')
    table.play(0, 'map 8,0')
    const seen = table.view('spectator')
    expect(seen.held).toEqual([2, 2, 1])
    expect(seen.deck).toHaveLength(5)
    expect(seen.pile).toHaveLength(2)
    expect(seen.goalSeen[1]).toBe(1)
    expect(seen.hands.every(kind => kind === -1)).toBe(true)
    expect(seen.roles).toEqual([-1, -1, -1])
    expect(seen.goals).toEqual([-1, -1, -1])
    expect(seen.gold).toEqual([0, 0, 0])
  })

  it('[SAB-74] what lies in front of a player stays there when the role changes', () => {
    const table = given(
      { seats: 3, modules: ['saboteur-2'] },
      `hand 0: swap-hats TB
      hand 1: TB
      roles: green blue boss
      spare roles: saboteur
      gold: 0 2 0
      front: - pick+trap+thief -
      thieves: 1`,
    )
    table.play(0, 'swap-hats 1')
    expect(table.state.front[1]).toBe(1 | 8 | 16)
    expect(table.state.gold[1]).toBe(2)
    expect(table.state.roles[1]).toBe(1)
  })
})
