import type { Lesson } from '../lesson.ts'
import { UNDER_WAY } from './mine.ts'

export const dressingRoom = {
  id: 'dressing-room',
  title: 'saboteur',
  shelf: 'extras',
  config: { seats: 4, edition: 'jubilee', modules: ['dressing-room'] },
  start: {
    position: [
      ...UNDER_WAY,
      'goals: stone-right gold stone-left',
      'roles: digger digger digger digger',
      'spare roles: saboteur',
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
    },
    {
      id: 'role',
      marks: ['role'],
      isPraised: true,
    },
  ],
} as const satisfies Lesson
