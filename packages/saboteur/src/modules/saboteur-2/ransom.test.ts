import { describe, expect, it } from 'vitest'
import { second, those } from '../../../trial/testing.ts'
import { THIEF } from '../../cards/front.ts'
import { kindOf } from '../../cards/order.ts'

describe('a ransom', () => {
  it('[SB2-03, SB2-56] two cards remove a broken tool or a trap, not the own thief', () => {
    const table = second('hand 0: TB LR TL\nhand 1: TB\nfront: pick+trap+thief - -\nthieves: 0')
    expect(table.ruleAgainst(0, 'ransom lamp TB LR')).toBe('SB2-56')
    expect(table.moves(0, 'ransom')).toEqual([
      'ransom pick TB LR',
      'ransom pick TB TL',
      'ransom pick LR TL',
      'ransom trap TB LR',
      'ransom trap TB TL',
      'ransom trap LR TL',
    ])
    table.play(0, 'ransom trap TB LR')
    expect(table.state.front[0]).toBe(1 | THIEF)
    // One drawn for two: the hand is one smaller.
    expect(table.state.held[0]).toBe(2)
  })

  it('[SB2-56] is no pass: the lap of passes with an empty deck begins anew', () => {
    const table = second('hand 0: TB LR TL\nhand 1: TB\nfront: pick - -\ndeck:\nlap: 2')
    table.play(0, 'ransom pick TB LR')
    expect(table.state).toMatchObject({ mover: 1, lap: 0 })
  })

  it('[SB2-03] what was bought off goes to the discard openly, the two cards face down', () => {
    const table = second('hand 0: TB LR LR\nhand 1: TB\nfront: lamp+trap - -')
    const [event] = those(table.play(0, 'ransom trap TB LR'), 'ransomed')
    expect(event).toMatchObject({ seat: 0, removed: 3, cards: [kindOf.TB, kindOf.LR] })
    expect(table.state.front[0]).toBe(2)
    expect(table.view(1).pile).toEqual([-1, -1, kindOf.trap])
    const lamp = second('hand 0: TB LR LR\nhand 1: TB\nfront: lamp+trap - -')
    lamp.play(0, 'ransom lamp LR LR')
    expect(lamp.view(1).pile).toEqual([-1, -1, kindOf['broken-lamp']])
    expect(lamp.view(0).pile.map(entry => entry & 127)).toEqual([
      kindOf.LR,
      kindOf.LR,
      kindOf['broken-lamp'],
    ])
  })
})
