import type { Lesson } from '../lesson.ts'
import { USUAL_MINE } from './mine.ts'

export const party = {
  id: 'party',
  title: 'saboteur',
  shelf: 'extras',
  config: { seats: 4, edition: 'jubilee', modules: ['party'] },
  start: {
    position: [
      ...USUAL_MINE,
      'laid: TBLR 1,0 LR 2,0 LR 3,0 TLR 4,0',
      'hand 0: TB TR TL map TBR LR',
      'hand 1: TB TB TB TR TR TR',
      'hand 2: TR TL TL TL TBR TBR',
      'hand 3: TBR TBR tl tr tb t',
      'deck: r tbr blr map map map map map broken-cart broken-cart',
    ],
  },
  steps: [
    {
      id: 'lay',
      marks: ['card TB', 'cell 4,-1', 'lay'],
      move: '0 lay TB 4,-1',
      after: ['* party saboteur digger digger digger'],
    },
    {
      id: 'role',
      marks: ['role'],
      isPraised: true,
    },
  ],
} as const satisfies Lesson
