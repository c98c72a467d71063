import { describe, expect, it } from 'vitest'
import { kindOf } from './cards/order.ts'
import * as moves from './moves.ts'
import { NO_MOVE } from './state.ts'
import { parseMove } from './text/move-text.ts'

function read(text: string): number {
  const move = parseMove(text)
  if (!move.ok || typeof move.value !== 'number') throw new Error(`no move: ${text}`)
  return move.value
}

describe('a packed move', () => {
  it.each([
    ['lay LR 1,0', true, false, -1, kindOf.LR],
    ['lay LR 1,0 asking 0', true, false, 0, kindOf.LR],
    ['lay LR 1,0 asking 11', true, false, 11, kindOf.LR],
    ['divert LR 1,0', true, true, -1, kindOf.diversion],
    ['divert LR 1,0 asking 0', true, true, 0, kindOf.diversion],
    ['divert LR 1,0 asking 11', true, true, 11, kindOf.diversion],
    ['map 8,0', false, false, -1, kindOf.map],
    ['pass TB LR', false, false, -1, -1],
    ['figure TB 1,0 left', false, false, -1, -1],
    ['ransom pick TB LR', false, false, -1, -1],
    ['allow', false, false, -1, -1],
    ['veto', false, false, -1, -1],
    ['decline', false, false, -1, -1],
  ])('%s says what is laid, who is asked and which card goes', (text, ...said) => {
    const move = read(text)
    const code = moves.codeOf(move)
    expect([
      moves.isLaying(code),
      moves.isDiverting(code),
      moves.askedBy(code),
      moves.cardOf(move),
    ]).toEqual(said)
  })

  it('names what it discards, up to as many as are asked for', () => {
    const move = read('pass TB LR map')
    expect(moves.listDiscards(move, 3)).toEqual([kindOf.TB, kindOf.LR, kindOf.map])
    expect(moves.listDiscards(move, 2)).toEqual([kindOf.TB, kindOf.LR])
    expect(moves.listDiscards(read('pass'), 3)).toEqual([])
    expect([0, 1, 2].map(place => moves.discardOf(read('pass TB'), place))).toEqual([
      kindOf.TB,
      -1,
      -1,
    ])
  })

  it('is below its limit, and none is below nothing', () => {
    for (const text of ['divert LR 1,0 asking 11', 'ransom trap TB LR', 'veto']) {
      expect(read(text)).toBeLessThan(moves.MOVE_LIMIT)
      expect(read(text)).toBeGreaterThan(NO_MOVE)
    }
    expect(moves.pack(moves.ROB, moves.LOAD)).toBeLessThan(moves.MOVE_LIMIT)
  })
})
