import type { Lesson } from '../lesson.ts'
import { look, press } from './steps.ts'

export const myTreasure = {
  id: 'my-treasure',
  title: 'my-treasure',
  shelf: 'treasure',
  config: { seats: 3, first: 0 },
  start: {
    turns: [
      '* shuffle ring-a gem-c orc ring-b orc ring-e orc coin-a orc necklace-e necklace-a coin-b potion-c sword-c gem-d sword-d gem-a gem-b gem-e ring-d coin-d potion-a necklace-b necklace-d potion-e sword-a sword-e potion-d sword-b potion-b ring-c coin-e orc necklace-c orc coin-c',
    ],
  },
  steps: [
    press('draw', ['deck'], '0 draw'),
    press('place', ['place 0'], '0 place 0', { after: ['1 draw', '1 place 1', '2 draw'] }),
    look('orc', ['orcs', 'next']),
    press('draw2', ['deck'], '0 draw', {
      wrong: { stack: { move: '0 take ring 0', rule: 'kept' } },
    }),
    press('place2', ['place 0'], '0 place 0', { after: ['1 draw', '2 draw', '2 place 0'] }),
    press('take', ['token ring', 'place 0'], '0 take ring 0', {
      after: ['1 draw', '2 take gem 1', '1 draw', '1 place 2', '1 draw', '1 take coin 2'],
      wrong: {
        draw: { move: '0 draw', rule: 'kept' },
        'coin-token': { move: '0 take coin 0', rule: 'kept' },
      },
    }),
    look('score'),
    look('end'),
  ],
} as const satisfies Lesson
