import { type Event, GOLD_REACHED } from '@adit/saboteur'
import { expect, it } from 'vitest'
import { moved } from '../common/story-bed.ts'
import { storyOf } from './story.ts'

const mend = (seat: number): Event => ({ type: 'repaired', seat, target: 0, tool: 0 })
const hit = (seat: number): Event => ({ type: 'broke', seat, target: 0, tool: 0 })
const ended = (seat: number, ending: number): Event => ({
  type: 'round-ended',
  ending,
  seat,
  roles: [0, 1, 0],
  winners: [0],
})

const turn = (seat: number): Event => ({ type: 'turn-begun', seat })

it('tells each round, and who was foremost in what', () => {
  const story = storyOf(
    [
      moved(mend(1), hit(2), ended(2, GOLD_REACHED)),
      moved(mend(1), mend(2), hit(2), ended(-1, GOLD_REACHED + 1)),
    ],
    3,
  )
  expect(story.rounds.map(({ round, finisher }) => [round, finisher])).toEqual([
    [2, 2],
    [3, undefined],
  ])
  expect(story.highlights).toEqual([
    { kind: 'gold', seats: [2], count: 1, round: 2 },
    { kind: 'mends', seats: [1], count: 2 },
    { kind: 'breaks', seats: [2], count: 2 },
  ])
})

it('names several who are equal, and leaves out what never happened', () => {
  expect(storyOf([moved(hit(2), hit(0))], 1).highlights).toEqual([
    { kind: 'breaks', seats: [0, 2], count: 1 },
  ])
})

it('knows which saboteur was seen through soonest, by those who were none', () => {
  const broke = (seat: number, target: number): Event => ({ type: 'broke', seat, target, tool: 0 })
  const story = storyOf(
    [
      moved(turn(1), turn(1), turn(1), broke(0, 1), broke(2, 1), ended(-1, GOLD_REACHED + 1)),
      moved(turn(1), broke(1, 1), turn(1), broke(2, 1), ended(-1, GOLD_REACHED + 1)),
    ],
    2,
  )
  expect(story.highlights[0]).toEqual({ kind: 'soonest', seats: [1], count: 2, round: 2, role: 1 })
})
