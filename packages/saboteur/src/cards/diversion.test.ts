import { describe, expect, it } from 'vitest'
import { cellNamed, given, those, withCard } from '../../trial/testing.ts'
import { GOLD_REACHED } from '../state.ts'
import { kindOf } from './order.ts'

describe('the diversion', () => {
  it('[CHM-23, CHM-37] moves the card laid last to another fitting cell, either way up', () => {
    const table = withCard('diversion', 'hand 0: TBR LR\nhand 1: diversion TB')
    table.play(0, 'lay TBL 1,0')
    expect(table.moves(1, 'divert')).toEqual(
      expect.arrayContaining(['divert TBR 0,1', 'divert TBL 0,1', 'divert TBR -1,0']),
    )
    expect(table.ruleAgainst(1, 'divert TBL 1,0')).toBe('CHM-37')
    const [moved] = those(table.play(1, 'divert TBR -1,0'), 'diverted')
    expect([moved.from, moved.at]).toEqual([cellNamed('1,0'), cellNamed('-1,0')])
    expect(table.state.lastLaid).toBe(cellNamed('-1,0'))
    expect(table.state.pile).toEqual([kindOf.diversion])
    expect(table.hand(1)).toBe('TB TB')
  })

  it('[CHM-23] only if it is still in the maze', () => {
    const table = withCard('diversion', 'hand 0: LR\nhand 1: rock-fall\nhand 2: diversion')
    table.play(0, 'lay LR 1,0')
    table.play(1, 'rock-fall 1,0')
    expect(table.ruleAgainst(2, 'divert LR 1,0')).toBe('CHM-23')
    expect(table.moves(2, 'divert')).toEqual([])
  })

  it('[CHM-23] a rock fall elsewhere leaves it the card laid last', () => {
    const table = withCard(
      'diversion',
      'laid: LR -1,0\nhand 0: LR\nhand 1: rock-fall\nhand 2: diversion',
    )
    table.play(0, 'lay LR 1,0')
    table.play(1, 'rock-fall -1,0')
    expect(table.moves(2, 'divert')).toEqual(['divert LR -1,0'])
  })

  it('[CHM-37] for a broken player too; set-up cards are never diverted', () => {
    const table = withCard('diversion', 'hand 0: LR\nhand 1: diversion\nfront: - pick -')
    table.play(0, 'lay LR 1,0')
    expect(table.moves(1, 'divert')).toEqual(['divert LR -1,0'])
    const start = given(
      { seats: 5, modules: ['tournament'], championship: ['diversion'] },
      'laid: LR 4,0\nhand 0: diversion',
    )
    expect(start.moves(0, 'divert')).toEqual([])
  })

  it('[CHM-23, SAB-35] its player completes a tunnel made so', () => {
    const table = withCard(
      'diversion',
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0
      hand 0: LR TB
      hand 1: diversion TB
      hand 2: TB
      roles: digger digger saboteur
      gold pile: 1 1 1`,
    )
    table.play(0, 'lay LR -1,0')
    const events = table.play(1, 'divert LR 7,0')
    expect(those(events, 'round-ended')[0]).toMatchObject({ ending: GOLD_REACHED, seat: 1 })
    expect(table.asks(1)).toBe(true)
  })

  it('[CHM-37] a figure standing on it is out, what it had caused stays', () => {
    const table = given(
      { modules: ['gathering'], championship: ['diversion'] },
      'hand 0: LR\nhand 1: TB TB\nhand 2: diversion TB',
    )
    table.play(0, 'lay LR 1,0')
    table.play(1, 'figure TB 2,0 left')
    const events = table.play(2, 'divert LR -1,0')
    expect(those(events, 'figure-left')).toHaveLength(1)
    expect(table.state.maze.barriers).toEqual([-1, -1])
  })
})
