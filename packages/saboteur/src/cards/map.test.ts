import { describe, expect, it } from 'vitest'
import { configFor, given, those } from '../../trial/testing.ts'
import { compile } from '../rules.ts'
import { kindOf } from './order.ts'

describe('a map', () => {
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
})
