import { describe, expect, it } from 'vitest'
import { LINE, second, those } from '../../trial/testing.ts'
import { printCell } from '../maze/cells.ts'

describe('tunnel cards of Saboteur 2', () => {
  it('[SB2-10, SB2-52] a bridge continues a linked tunnel, in 2011 too; no turning on it', () => {
    const table = second('laid: lr 1,0\nhand 0: TB|LR LR\nhand 1: TB', { edition: '2011' })
    expect(table.ruleAgainst(0, 'lay TB|LR 2,0')).toBe('SB2-52')
    expect(table.refusal(0, 'lay LR 2,0')).toBeUndefined()
    const across = second('laid: TB|LR 1,0\nhand 0: TB LR', { edition: 'jubilee' })
    expect(across.refusal(0, 'lay LR 2,0')).toBeUndefined()
    expect(across.ruleAgainst(0, 'lay TB 1,1')).toBe('SAB-25')
    const hanging = second('laid: TB|LR 1,0\nhand 0: TB LR', { edition: '2011' })
    expect(hanging.refusal(0, 'lay LR 2,0')).toBeUndefined()
    expect(hanging.ruleAgainst(0, 'lay TB 1,1')).toBe('SAB-25')
  })

  it('[SB2-11] a double curve: its two curves do not meet', () => {
    const table = second('laid: TL|BR 1,0\nhand 0: TB LR')
    expect(table.refusal(0, 'lay TB 1,-1')).toBeUndefined()
    expect(table.ruleAgainst(0, 'lay LR 2,0')).toBe('SAB-25')
  })

  it('[SB2-12] a ladder needs a joint only, and is linked past gaps', () => {
    const laid = 'laid: LR 1,0  LR 3,0'
    const table = second(`${laid}\nhand 0: R^ TB\nhand 1: LR`)
    expect(table.moves(0, 'lay')).toContain('lay L^ 4,0')
    table.play(0, 'lay L^ 4,0')
    // (2,0) is still empty: the part beyond it is linked by the ladder alone.
    expect(table.refusal(1, 'lay LR 2,0')).toBeUndefined()
    const alone = second('hand 0: R^')
    expect(alone.ruleAgainst(0, 'lay R^ 2,2')).toBe('SAB-21')
  })

  it('[SB2-12, SB2-51] never next to a goal, face down or up', () => {
    const table = second(`${LINE}\nhand 0: R^`)
    expect(table.ruleAgainst(0, 'lay L^ 7,0')).toBe('SB2-12')
  })

  it('[SB2-51] the start counts as a ladder', () => {
    const gap = 'laid: TB 5,0 TR^ 5,1\nhand 0: LR TB'
    const table = second(gap)
    expect(table.moves(0, 'lay')).toEqual(expect.arrayContaining(['lay LR 6,1', 'lay TB 5,-1']))
  })

  it('[SB2-13] anyone may lay a door, and it does not hinder laying or turning goals', () => {
    const table = second(`${LINE}\nhand 0: LR:b\nhand 1: TB\ngoals: gold stone-left stone-right`)
    const events = table.play(0, 'lay LR:b 7,0')
    expect(those(events, 'goal-turned').map(({ at }) => printCell(at))).toEqual(['8,0'])
  })

  it('[SB2-14] crystals do not matter for laying', () => {
    const table = second('hand 0: TBLR* TBLR')
    const places = (name: string): string[] =>
      table
        .moves(0, 'lay')
        .filter(move => move.split(' ')[1] === name)
        .map(move => move.split(' ')[2])
    expect(places('TBLR*')).toEqual(places('TBLR'))
  })

  it('[SB2-15] SAB-24 holds for the other cards of the expansion in 2011', () => {
    const position = 'laid: lr 1,0\nhand 0: LRb* TLr'
    expect(second(position, { edition: '2011' }).refusal(0, 'lay LRb* 2,0')).toBeUndefined()
    expect(second(position, { edition: 'jubilee' }).ruleAgainst(0, 'lay LRb* 2,0')).toBe('SAB-23')
  })
})
