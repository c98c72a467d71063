import { describe, expect, it } from 'vitest'
import { cellNamed, LINE, those, withCard } from '../../trial/testing.ts'
import { kindOf } from './order.ts'

describe('vein swap', () => {
  it('[CHM-17] vein swap trades two face-down goals; what is known follows the card', () => {
    const table = withCard(
      'vein-swap',
      'hand 0: map TB\nhand 1: vein-swap\nhand 2: TB\ngoals: gold stone-left stone-right',
    )
    table.play(0, 'map 8,-2')
    expect(table.moves(1, 'vein-swap')).toHaveLength(3)
    expect(table.ruleAgainst(1, 'vein-swap 8,0 8,0')).toBe('CHM-17')
    const [swapped] = those(table.play(1, 'vein-swap 8,-2 8,2'), 'veins-swapped')
    expect([swapped.one, swapped.other]).toEqual([cellNamed('8,-2'), cellNamed('8,2')])
    // Slot 0 is the gold card: it now lies at (8,2), and seat 0 knows.
    expect(table.view(0).maze.goals[0]).toBe(cellNamed('8,2'))
    expect(table.view(0).goals).toEqual([kindOf.gold, -1, -1])
    expect(table.view(1).goals).toEqual([-1, -1, -1])
  })

  it('[CHM-17] not with fewer than two face down', () => {
    const table = withCard(
      'vein-swap',
      `${LINE} TB 8,-1 TB 8,1\nhand 0: LR\nhand 1: vein-swap\ngoals: stone-right stone-left gold`,
    )
    table.play(0, 'lay LR 7,0')
    expect(table.moves(1, 'vein-swap')).toEqual([])
    expect(table.ruleAgainst(1, 'vein-swap 8,0 8,2')).toBe('CHM-17')
  })

  it('[CHM-17] a face-up goal is not swapped, whichever it is', () => {
    const swaps = (goals: string, laid: string): readonly string[] => {
      const table = withCard('vein-swap', `${laid}\nhand 0: LR TB\nhand 1: vein-swap\n${goals}`)
      table.play(0, laid.includes('7,2') ? 'lay TB 7,1' : 'lay LR 7,0')
      return table.moves(1, 'vein-swap')
    }
    expect(swaps('goals: gold stone-left stone-right', LINE)).toEqual(['vein-swap 8,-2 8,2'])
    const down = `${LINE} BL 7,0 TR 7,2`
    expect(swaps('goals: gold stone-right stone-left', down)).toEqual(['vein-swap 8,-2 8,0'])
  })
})
