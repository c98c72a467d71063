import type { Item } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { tellMoves } from '../../client/replay/testing.ts'
import { knowersOf } from './knowledge.ts'

const GOAL = 0x0008
const moved = tellMoves()
const dealt: Item = { seq: 0, at: 0, type: 'moved', seat: 30, by: 'chance', told: [begun(1)] }
function begun(round: number): object {
  return { type: 'round-begun', round, seat: 0, deck: 40 }
}
const peek = (seat: number, at = GOAL) => ({ type: 'peeked', seat, at, kind: -1, chest: -1 })

describe('who knows', () => {
  it('a goal: whoever looked, since their turn, and nobody twice', () => {
    const log = [
      dealt,
      moved(),
      moved(peek(2)),
      moved(peek(1, 0x0108)),
      moved(peek(2)),
      moved(peek(0)),
    ]
    expect(knowersOf(log, { of: 'goal', at: GOAL })).toEqual([
      { seat: 2, turn: 2 },
      { seat: 0, turn: 5 },
    ])
  })

  it('nothing of the round before', () => {
    const log = [dealt, moved(peek(2)), { ...dealt, told: [begun(2)] }, moved()]
    expect(knowersOf(log, { of: 'goal', at: GOAL })).toEqual([])
  })

  it('a role: whoever inspected it, until it was swapped', () => {
    const inspected = { type: 'inspected', seat: 3, target: 1, role: -1 }
    const log = [dealt, moved(inspected)]
    expect(knowersOf(log, { of: 'role', seat: 1 })).toEqual([{ seat: 3, turn: 1 }])
    expect(knowersOf(log, { of: 'role', seat: 2 })).toEqual([])
    const swapped = moved({ type: 'hats-swapped', seat: 0, target: 1, role: -1 })
    expect(knowersOf([...log, swapped], { of: 'role', seat: 1 })).toEqual([])
  })

  it('a hand: who swapped theirs for it', () => {
    const log = [dealt, moved({ type: 'hands-swapped', seat: 0, target: 4, got: [], gave: [] })]
    expect(knowersOf(log, { of: 'hand', seat: 4 })).toEqual([{ seat: 0, turn: 1 }])
    expect(knowersOf(log, { of: 'hand', seat: 0 })).toEqual([{ seat: 4, turn: 1 }])
    expect(knowersOf(log, { of: 'hand', seat: 2 })).toEqual([])
  })
})
