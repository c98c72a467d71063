import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'
import { parseOpen, printOpen } from './open-text.ts'

describe('a move as all saw it', () => {
  it.each([
    'pass',
    'pass ?',
    'pass ? ? ?',
    'ransom cart ? ?',
    'ransom trap ? ?',
    'keep ?',
    'take ?',
    'figure ? 1,0 left',
    'lay BL 3,-1',
    'divert TB 1,0 asking 2',
    'break lamp 2',
    'map 8,-2',
    'thief',
    'choose 8,2',
    'rob 0',
    'decline',
  ])('%s', text => {
    const move = parseOpen(text)
    expect(move).toBeDefined()
    expect(printOpen(move ?? -1)).toBe(text)
  })

  it.each(['', '?', 'pass TB', 'pass ? ? ? ?', 'ransom cart ?', 'take 3', 'lay ? 3,1', 'first 2'])(
    'cannot read "%s"',
    text => {
      expect(parseOpen(text)).toBeUndefined()
    },
  )

  it('a pass shows how many cards went, and no more', () => {
    const table = given(
      { modules: ['saboteur-2'] },
      'hand 0: TB map trap\nhand 1: TB\nroles: green blue boss',
    )
    table.play(0, 'pass TB map')
    expect(table.game.notation.printPosition(table.state)).toContain('latest: 0 pass ? ?\n')
  })
})
