import { nth } from '@adit/kernel'
import { HOLE, KINDS, type Kind, type State } from '@adit/nimble-gnomes'
import type { Item } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { replayOfBots, tellMoves } from '../../client/replay/testing.ts'
import { holdingOf } from './knowledge.ts'

const [RUBY, WIND] = [8, 1]
const moved = tellMoves()
const dealt: Item = {
  ...moved({ type: 'dealt', seat: 1, cards: [HOLE, HOLE] }),
  by: 'chance',
}
const took = (card: Kind, seat = 1) => moved({ type: 'took', seat, place: 0, card })
const played = (gem: Kind) => moved({ type: 'laid', seat: 1, gem })

describe('who knows a hand', () => {
  it('[NIM-18] everybody, what they watched being taken, since that turn', () => {
    expect(holdingOf([dealt, took(WIND, 0), took(RUBY)], 1)).toEqual([
      { card: HOLE, turn: 0, isWatched: false },
      { card: HOLE, turn: 0, isWatched: false },
      { card: RUBY, turn: 2, isWatched: true },
    ])
  })

  it('[NIM-18] of equal cards the watched one goes, and the longer known stays', () => {
    const held = holdingOf([dealt, took(RUBY), took(RUBY), played(RUBY)], 1)
    expect(held.filter(one => one.isWatched)).toEqual([{ card: RUBY, turn: 1, isWatched: true }])
    expect(held).toHaveLength(3)
  })

  it('a card that came unseen is played from what nobody knew', () => {
    expect(holdingOf([dealt, took(WIND), played(RUBY)], 1)).toEqual([
      { card: HOLE, turn: 0, isWatched: false },
      { card: WIND, turn: 1, isWatched: true },
    ])
  })

  it.each(['judge', 'spectator', 0, 1] as const)(
    'as the view has it through a whole game (%s)',
    eye => {
      const replay = replayOfBots('nimble-gnomes')
      const count = (cards: readonly Kind[]): readonly number[] =>
        Array.from({ length: KINDS }, (_none, kind) => cards.filter(one => one === kind).length)
      for (const moment of replay.stops) {
        const view = replay.sight(moment, eye).game.view as State
        const log = replay.items(eye, 0, moment)
        for (const seat of view.handSizes.keys()) {
          const held = holdingOf(log, seat)
          const own = view.hands.slice(seat * KINDS, (seat + 1) * KINDS)
          expect(held).toHaveLength(nth(view.handSizes, seat))
          expect(count(held.filter(one => one.isWatched).map(one => one.card))).toEqual(
            view.seen.slice(seat * KINDS, (seat + 1) * KINDS),
          )
          if (!own.includes(HOLE)) expect(count(held.map(one => one.card))).toEqual(own)
        }
      }
    },
  )
})
