import type { Lesson } from '../lesson.ts'
import { USUAL_MINE } from './mine.ts'

export const gathering = {
  id: 'gathering',
  title: 'saboteur',
  shelf: 'extras',
  config: { seats: 4, edition: 'jubilee', modules: ['gathering'] },
  start: {
    position: [
      ...USUAL_MINE,
      'laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 TBLR 4,0 LR 5,0 LR 6,0',
      'gold: 1 1 1 1',
      'hand 0: map TB TR TL TBR TB',
      'hand 1: LR TB TB TR TR TR',
      'hand 2: TR TL TL TL TBR TBR',
      'hand 3: TBR TBR tl tr tb t',
      'deck: r tbr blr map map map map map broken-cart broken-cart',
    ],
  },
  steps: [
    {
      id: 'figure',
      marks: ['figure', 'card map', 'cell 7,0'],
      move: '0 figure map 7,0 left',
      after: ['1 lay LR 7,0'],
      wrong: {
        'cell-with-no-tunnel-end': { move: '0 figure map 7,1 left', rule: 'MIN-12' },
      },
    },
    {
      id: 'end',
      marks: ['next'],
    },
  ],
} as const satisfies Lesson
