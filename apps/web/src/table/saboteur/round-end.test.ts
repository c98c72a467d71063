import type { Item } from '@adit/protocol'
import { type Event, HOLE } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { goldByRound, lastRoundEnd, turningOrder } from './round-end.ts'

function log(...moves: readonly (readonly Event[])[]): readonly Item[] {
  return moves.map((told, at) => ({
    type: 'moved',
    seq: at + 1,
    at: 0,
    seat: 0,
    by: 'player',
    told: [...told],
  }))
}

const begun = (round: number): Event => ({ type: 'round-begun', round, seat: 0, deck: 40 })
const ended: Event = { type: 'round-ended', ending: 1, seat: 1, roles: [0, 0, 1], winners: [0] }
const takes = (seat: number, value: number): Event => ({ type: 'gold-taken', seat, value })

describe('the end of a round', () => {
  it('is not there while a round goes on', () => {
    expect(lastRoundEnd(log([begun(1)]))).toBeUndefined()
  })

  it('has who got what, as far as the reader knows', () => {
    const end = lastRoundEnd(log([begun(1)], [ended], [takes(1, HOLE)], [takes(0, 2)]))
    expect(end).toMatchObject({
      seq: 2,
      finisher: 1,
      roles: [0, 0, 1],
      isShared: false,
      isLast: false,
    })
    expect([...(end?.paid ?? [])]).toEqual([
      [1, HOLE],
      [0, 2],
    ])
  })

  it('is shared once the next round begins, in whatever message that comes', () => {
    const paid: Event = { type: 'paid', seat: 2, nuggets: 4, cards: 0 }
    const end = lastRoundEnd(
      log([begun(1)], [ended, paid, { type: 'stole', seat: 0, target: 2 }], [begun(2)]),
    )
    expect(end?.isShared).toBe(true)
    expect(end?.thefts).toEqual([{ seat: 0, target: 2 }])
    expect(end?.isLast).toBe(false)
  })

  it('is the last once the game is over, and its round is not the one before', () => {
    const over: Event = { type: 'game-ended', gold: [0, 2, 0] }
    const end = lastRoundEnd(log([begun(3)], [ended], [takes(1, 2), over]))
    expect(end).toMatchObject({ isShared: true, isLast: true })
  })
})

describe('the order in which roles are turned up', () => {
  const turned = (...moves: readonly (readonly Event[])[]) => {
    const end = lastRoundEnd(log([begun(1)], ...moves))
    return end && turningOrder(end)
  }

  it('goes round the table from whoever reached the gold', () => {
    expect(turned([ended])).toEqual([1, 2, 0])
  })

  it('does not tell who has got gold meanwhile', () => {
    expect(turned([ended], [takes(1, HOLE)], [takes(0, 2)])).toEqual([1, 2, 0])
    const spent: Event = { ...ended, seat: HOLE, winners: [1] }
    const paid: Event = { type: 'paid', seat: 2, nuggets: 4, cards: 0 }
    expect(turned([spent, paid])).toEqual([0, 1, 2])
  })
})

describe('gold by round', () => {
  const whole = log([begun(1)], [ended], [takes(0, 2)], [begun(2)], [takes(0, 3), takes(1, HOLE)])

  it('adds up what the reader took in each round', () => {
    expect(goldByRound(whole, 0, 2, 5)).toEqual([2, 3])
  })

  it('knows the round in which a log begins that has no beginning', () => {
    expect(goldByRound(log([takes(0, 2)]), 0, 2, 5)).toEqual([3, 2])
    expect(goldByRound(whole.slice(2), 0, 2, 5)).toEqual([2, 3])
  })

  it('puts what the log has forgotten into the first bar', () => {
    expect(goldByRound(whole.slice(3), 0, 2, 5)).toEqual([2, 3])
  })
})
