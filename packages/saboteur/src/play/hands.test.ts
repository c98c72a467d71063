import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'
import { kindOf } from '../cards/order.ts'
import { HAND, HOLE } from '../state.ts'
import { addToHand, drawCards, holds, listHand, takeFromHand } from './hands.ts'

describe('a hand', () => {
  it('has its cards in order, whenever they came, and nothing behind them', () => {
    const { state } = given({}, 'hand 0: TBR\nhand 1: TB')
    for (const kind of [kindOf.map, kindOf.TB, kindOf.TBR]) addToHand(state, 0, kind)
    expect(listHand(state, 0)).toEqual([kindOf.TB, kindOf.TBR, kindOf.TBR, kindOf.map])
    takeFromHand(state, 0, kindOf.TBR)
    expect(state.hands.slice(0, 5)).toEqual([kindOf.TB, kindOf.TBR, kindOf.map, HOLE, HOLE])
    expect(listHand(state, 1)).toEqual([kindOf.TB])
  })

  it('holds what lies in it, first and last card alike, and nothing of the neighbours', () => {
    const { state } = given({}, 'hand 0: TL\nhand 1: TB LR map\nhand 2: TR')
    const named = ['TB', 'LR', 'map', 'TL', 'TR'] as const
    expect(named.filter(name => holds(state, 1, kindOf[name]))).toEqual(['TB', 'LR', 'map'])
  })

  it('[SAB-72] draws what the deck still has, from its top', () => {
    const { state } = given({}, 'hand 0: map\ndeck: TB LR')
    drawCards(state, 0, 0)
    expect(state.deck).toHaveLength(2)
    drawCards(state, 0, 1)
    expect(listHand(state, 0)).toEqual([kindOf.TB, kindOf.map])
    drawCards(state, 0, 3)
    expect(listHand(state, 0)).toEqual([kindOf.TB, kindOf.LR, kindOf.map])
    expect(state.deck).toEqual([])
  })

  it('takes no card more than there is room for, and gives none that it has not', () => {
    const { state } = given({}, `hand 1: ${Array(HAND).fill('TB').join(' ')}\nhand 2: TL`)
    expect(() => addToHand(state, 1, kindOf.TB)).toThrow('the hand of seat 1 is full')
    expect(() => takeFromHand(state, 1, kindOf.TL)).toThrow(
      `seat 1 does not hold card ${kindOf.TL}`,
    )
  })
})
