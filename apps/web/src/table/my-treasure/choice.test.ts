import { myTreasure, NONE, type State } from '@adit/my-treasure'
import { describe, expect, it } from 'vitest'
import { askOf, isOut, moveAt, stillThere } from './choice.ts'

const game = myTreasure.open({ seats: 3, first: 0 })

function cave(change: Partial<State>): State {
  return { ...game.setup(), phase: 'turn', mover: 0, ...change }
}

describe('what the bench is about', () => {
  it('asks only the one whose decision it is', () => {
    expect(askOf(cave({}), 0)).toBe('stake')
    expect(askOf(cave({}), 1)).toBe('wait')
    expect(askOf(cave({ phase: 'place' }), 0)).toBe('lay')
    expect(askOf(cave({ phase: 'flee' }), 0)).toBe('flee')
    expect(askOf(cave({ phase: 'tokens' }), 0)).toBe('wait')
    expect(askOf(cave({ phase: 'over' }), undefined)).toBe('over')
  })

  it('asks nothing more of who has left the cave', () => {
    expect(isOut(cave({ held: [2, NONE, NONE] }), 0)).toBe(true)
    expect(isOut(cave({ held: [2, NONE, NONE] }), 1)).toBe(false)
    expect(isOut(cave({ held: [2, NONE, NONE] }), undefined)).toBe(false)
  })
})

describe('a choice made ahead', () => {
  it('loses a token or a stack that somebody else takes', () => {
    const picked = { token: 2, place: 1 }
    expect(stillThere(picked, cave({}))).toEqual(picked)
    expect(stillThere(picked, cave({ tokens: 0b111011 }))).toEqual({ token: undefined, place: 1 })
    expect(stillThere(picked, cave({ closed: 0b0010 }))).toEqual({ token: 2, place: undefined })
  })
})

describe('what a place stands for', () => {
  it('is the move of the moment', () => {
    expect(moveAt(cave({ phase: 'place' }), 3, undefined)).toEqual({ type: 'place', place: 3 })
    expect(moveAt(cave({ phase: 'flee' }), 3, 1)).toEqual({ type: 'flee', place: 3 })
    expect(moveAt(cave({}), 3, 4)).toEqual({ type: 'take', token: 4, place: 3 })
  })

  it('asks about a token that is still there when none is chosen', () => {
    expect(moveAt(cave({ tokens: 0b001000 }), 0, undefined)).toEqual({
      type: 'take',
      token: 3,
      place: 0,
    })
  })
})
