import { describe, expect, it } from 'vitest'
import { strayWords } from './expansion-words.ts'

const at = (file: string, text: string): readonly string[] =>
  strayWords(`packages/saboteur/src/${file}`, text)

describe('words of expansions', () => {
  it('stand in their module and in cards', () => {
    expect(at('modules/chests/part.ts', 'const chest = 1')).toEqual([])
    expect(at('cards/veto.ts', 'a veto')).toEqual([])
  })

  it('stand in no other file of the rules, not even in part of a name', () => {
    expect(at('play/flow.ts', 'openChest()')).toEqual([
      'packages/saboteur/src/play/flow.ts: "chest" belongs into modules/chests',
    ])
    expect(at('modules/goals/module.ts', '// pays the toll')).toHaveLength(1)
  })

  it('are Saboteur 2’s too: what lies in front, and what the maze knows under words of its own', () => {
    for (const text of ['export const TRAP = 8', 'thieves: Seat[]', 'a thief', 'listLadder()']) {
      expect(at('signs.ts', text)).toHaveLength(1)
      expect(at('modules/saboteur-2/part.ts', text)).toEqual([])
    }
    expect(at('maze/laid.ts', 'countCrystals(maze)')).toEqual([
      'packages/saboteur/src/maze/laid.ts: "crystal" belongs into modules/saboteur-2',
    ])
  })

  it('stand in lists, in tests, and where a module says what it does not go with', () => {
    expect(at('state.ts', 'chests: ChestsPart')).toEqual([])
    expect(at('play/turn.test.ts', 'a veto')).toEqual([])
    expect(at('modules/goals/module.ts', "apart: {\n  'dressing-room': 'MIN-83',\n}")).toEqual([])
  })
})
