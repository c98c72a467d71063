import { describe, expect, it } from 'vitest'
import { given, LINE, type Table, those, withCard } from '../../trial/testing.ts'
import { GOLD_REACHED, PATH_DUE } from '../state.ts'

describe('the pathfinder', () => {
  it('[CHM-22] two tunnel cards in a row, then two are drawn', () => {
    const table = withCard('pathfinder', 'hand 0: pathfinder LR LR map\nhand 1: TB')
    table.play(0, 'pathfinder')
    expect(table.state.stage).toBe(PATH_DUE)
    expect(table.ruleAgainst(0, 'map 8,0')).toBe('CHM-22')
    table.play(0, 'lay LR 1,0')
    expect(table.state.mover).toBe(0)
    table.play(0, 'lay LR 2,0')
    // Three cards went, two came.
    expect(table.hand(0)).toBe('TB TB map')
    expect(table.state.mover).toBe(1)
  })

  it.each(['pathfinder', 'pathfinder LR', 'pathfinder LR map'])(
    '[CHM-22] is not played without two tunnel cards: %s',
    hand => {
      const table = withCard('pathfinder', `hand 0: ${hand}\nhand 1: TB`)
      expect(table.refusal(0, 'pathfinder')).toMatchObject({ rule: 'CHM-22', key: 'path-too-few' })
    },
  )

  it('[CHM-22] two and no more, whoever plays it', () => {
    const table = withCard(
      'pathfinder',
      'hand 0: TB\nhand 1: pathfinder LR LR LR\nmover: 1\ndrawer: 1',
    )
    table.play(1, 'pathfinder')
    table.play(1, 'lay LR 1,0')
    table.play(1, 'lay LR 2,0')
    expect(table.state.mover).toBe(2)
    expect(table.hand(1)).toBe('TB TB LR')
  })

  it('[CHM-22, CHM-39] a place that costs a toll is a place for who can pay', () => {
    const walled = (gold: string): Table => {
      const table = given(
        { modules: ['gathering'], championship: ['pathfinder'] },
        `laid: r -1,0 t 0,1 b 0,-1
        hand 0: pathfinder LR LR
        hand 2: TB TB
        mover: 2
        drawer: 2
        gold: ${gold}`,
      )
      table.play(2, 'figure TB 1,0 left')
      return table
    }
    expect(walled('0 1 1').ruleAgainst(0, 'pathfinder')).toBe('CHM-22')
    const table = walled('1 1 1')
    table.play(0, 'pathfinder')
    // The first card is owed, whatever it costs.
    expect(table.ruleAgainst(0, 'pass')).toBe('CHM-22')
    table.play(0, 'lay LR 1,0')
    expect(table.state.gold).toEqual([0, 1, 2])
    expect(table.moves(0)).toEqual(['lay LR 2,0'])
  })

  it('[CHM-22, SAB-73] a place that costs a toll does not oblige the second card', () => {
    const tolled = (gold: string): Table => {
      const table = given(
        { modules: ['gathering'], championship: ['pathfinder'] },
        `laid: r -1,0 t 0,1 LR 1,0
        hand 0: pathfinder t LR
        hand 1: TB
        hand 2: TB TB
        mover: 2
        drawer: 2
        gold: ${gold}`,
      )
      table.play(2, 'figure TB 2,0 left')
      table.play(0, 'pathfinder')
      expect(table.ruleAgainst(0, 'pass')).toBe('CHM-22')
      // The dead end takes the only place that costs nothing.
      table.play(0, 'lay b 0,-1')
      return table
    }
    const paying = tolled('1 1 1')
    expect(paying.moves(0).filter(move => !move.includes('asking'))).toEqual(['lay LR 2,0', 'pass'])
    expect(paying.ruleAgainst(0, 'pass LR')).toBe('CHM-22')
    const events = paying.play(0, 'pass')
    expect(those(events, 'path-left')).toEqual([{ type: 'path-left', seat: 0 }])
    expect(those(events, 'passed')).toEqual([])
    expect(paying.hand(0)).toBe('TB LR')
    expect(paying.state.mover).toBe(1)
    expect(paying.state.passed).toBe(0)
    expect(paying.state.gold).toEqual([1, 1, 1])
    // MIN-14: who has no gold may ask, and need not.
    const poor = tolled('0 1 1')
    expect(poor.moves(0)).toHaveLength(3)
    poor.play(0, poor.moves(0)[0])
    poor.play(1, 'decline')
    expect(poor.moves(0)).toContain('pass')
  })

  it('[CHM-22] one who placed the figure lays there free of charge, and must', () => {
    const table = given(
      { modules: ['gathering'], championship: ['pathfinder'] },
      `laid: r -1,0 t 0,1 LR 1,0
      hand 0: pathfinder t LR TB
      hand 1: TB
      hand 2: TB`,
    )
    table.play(0, 'figure TB 2,0 left')
    table.play(1, 'pass TB')
    table.play(2, 'pass TB')
    table.play(0, 'pathfinder')
    table.play(0, 'lay b 0,-1')
    expect(table.moves(0)).toEqual(['lay LR 2,0'])
  })

  it('[CHM-22] needs two tunnel cards and a place for the first', () => {
    expect(withCard('pathfinder', 'hand 0: pathfinder LR map').ruleAgainst(0, 'pathfinder')).toBe(
      'CHM-22',
    )
    const other = withCard(
      'pathfinder',
      'hand 0: LR LR LR\nhand 1: pathfinder LR map\nmover: 1\ndrawer: 1',
    )
    expect(other.moves(1, 'pathfinder')).toEqual([])
    const walled = 'laid: l 1,0 r -1,0 t 0,1 b 0,-1\nhand 0: pathfinder LR LR'
    expect(withCard('pathfinder', walled).ruleAgainst(0, 'pathfinder')).toBe('CHM-22')
  })

  it('[CHM-22] if no second card can be laid the turn ends and one is drawn', () => {
    // The dead end takes the only open side left.
    const table = withCard(
      'pathfinder',
      'laid: t 0,1 b 0,-1 r -1,0\nhand 0: pathfinder r TB map\nhand 1: TB',
    )
    table.play(0, 'pathfinder')
    table.play(0, 'lay l 1,0')
    expect(table.state.mover).toBe(1)
    expect(table.hand(0)).toBe('TB TB map')
  })

  it('[CHM-39] not for a broken or trapped player', () => {
    const broken = withCard('pathfinder', 'hand 0: pathfinder LR LR\nfront: pick - -')
    expect(broken.ruleAgainst(0, 'pathfinder')).toBe('CHM-39')
    const trapped = given(
      { modules: ['saboteur-2'], championship: ['pathfinder'] },
      'hand 0: pathfinder LR LR\nfront: trap - -\nroles: green blue boss',
    )
    expect(trapped.ruleAgainst(0, 'pathfinder')).toBe('CHM-39')
  })

  it('[CHM-39] the first card is settled wholly before the second', () => {
    const table = withCard(
      'pathfinder',
      `${LINE}\nhand 0: pathfinder LR TB map\nhand 1: TB\ngoals: gold stone-left stone-right`,
    )
    table.play(0, 'pathfinder')
    expect(those(table.play(0, 'lay LR 7,0'), 'goal-turned')).toHaveLength(1)
    // The stone just turned is built on: T-L opens upwards.
    expect(those(table.play(0, 'lay TB 8,-1'), 'goal-turned')).toHaveLength(1)
    expect(table.state.ending).toBe(GOLD_REACHED)
  })

  it('[SAB-71] gold reached by the first card leaves the second unlaid', () => {
    const table = withCard('pathfinder', `${LINE}\nhand 0: pathfinder LR LR\nhand 1: TB`)
    table.play(0, 'pathfinder')
    table.play(0, 'lay LR 7,0')
    expect(table.hand(0)).toBe('LR')
    expect(table.state.stage).not.toBe(PATH_DUE)
  })
})
