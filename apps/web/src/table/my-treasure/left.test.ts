import { nth } from '@adit/kernel'
import { type Event, isClosed, myTreasure } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import { expect, it } from 'vitest'
import { endsRound, leftBy } from './left.ts'

const scored: Event = {
  type: 'scored',
  round: 1,
  held: [0, 1],
  stacks: [[3], [4]],
  counts: [1, 2],
  pay: [2, 3],
  coins: [2, 3],
}
const took: Event = { type: 'took', seat: 1, token: 2, place: 3 }

function moved(seq: number, ...told: readonly Event[]): Item {
  return { type: 'moved', seq, at: 0, seat: 1, by: 'bot', told: [...told] }
}

function caveWith(place: number, stack: number[]) {
  const game = myTreasure.open({ ...nth(myTreasure.presets, 0).config, seats: 2 })
  const cave = game.setup()
  cave.places[place] = stack
  return cave
}

it('who leaves last has the stack, and nothing of the count or the next round is there', () => {
  const before = caveWith(3, [5, 6])
  const news = [
    moved(2, took, scored, { type: 'shuffled', round: 2, first: 0 }),
    moved(3, { type: 'shuffled', round: 2, first: 0 }),
  ]
  const left = leftBy(news, before, [moved(1, { type: 'drew', seat: 0, card: 5 })])
  if (left === undefined) throw new Error('the round goes on')
  expect(left.cave.places[3]).toEqual([])
  expect(isClosed(left.cave, 3)).toBe(true)
  expect(left.cave.stacks[1]).toEqual([5, 6])
  expect(left.cave.held[1]).toBe(2)
  expect(left.cave.coins).toEqual(before.coins)
  const told = left.log.flatMap(item => (item.type === 'moved' ? item.told : []))
  expect(told).toEqual([{ type: 'drew', seat: 0, card: 5 }, took])
})

it('a stack that is taken while others stay ends no round', () => {
  expect(endsRound([moved(2, took)])).toBe(false)
  expect(leftBy([moved(2, took)], caveWith(3, [5]), [])).toBeUndefined()
})
