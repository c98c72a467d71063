import type { Event } from '@adit/my-treasure'
import { expect, it } from 'vitest'
import { moved } from '../common/story-bed.ts'
import { storyOf } from './story.ts'

const scored = (round: number, counts: readonly number[]): Event => ({
  type: 'scored',
  round,
  held: counts.map(() => 0),
  stacks: counts.map(() => []),
  counts,
  pay: counts.map(() => 0),
  coins: counts.map(() => 0),
})
const orc = (seat: number): Event => ({ type: 'met-orc', seat, orcs: 1 })

it('tells of the best haul, the orcs and who ran', () => {
  const log = [
    moved(orc(2), orc(2), orc(0), { type: 'fled', seat: 1, token: 0, place: 0 }),
    moved(scored(1, [4, 5, 0])),
    moved(scored(2, [7, 2, 7])),
    moved(scored(3, [7, 1, 1])),
  ]
  expect(storyOf(log)).toEqual([
    { kind: 'haul', seats: [0, 2], count: 7, round: 2 },
    { kind: 'orcs', seats: [2], count: 2 },
    { kind: 'blind', seats: [1], count: 1 },
  ])
})

it('tells who drew most where nobody ran, and nothing of nothing', () => {
  const drew: Event = { type: 'drew', seat: 1, card: -1 }
  expect(storyOf([moved(drew, drew, scored(1, [0, 0]))])).toEqual([
    { kind: 'drawn', seats: [1], count: 2 },
  ])
  expect(storyOf([])).toEqual([])
})
