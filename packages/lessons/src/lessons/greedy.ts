import type { Lesson } from '../lesson.ts'
import { UNDER_WAY } from './mine.ts'

export const greedy = {
  id: 'greedy',
  title: 'saboteur',
  shelf: 'championship',
  config: { seats: 4, edition: 'jubilee', championship: ['greedy-gnome'], modules: [] },
  start: {
    position: [
      ...UNDER_WAY,
      'goals: stone-right gold stone-left',
      'roles: greedy digger saboteur digger',
      'spare roles: digger',
      'laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 LR 4,0 LR 5,0 LR 6,0',
      'hand 0: TBLR TB TR TL map TBR',
      'hand 1: TB TB TB TR TR TR',
      'hand 2: TR TL TL TL TBR TBR',
      'hand 3: TBR TBR tl tr tb t',
      'deck: r tbr blr map map map map map broken-cart broken-cart',
    ],
  },
  steps: [
    {
      id: 'role',
      marks: ['role'],
      isPraised: true,
    },
    {
      id: 'lay',
      marks: ['card TBLR', 'cell 7,0', 'lay'],
      move: '0 lay TBLR 7,0',
      isPraised: true,
    },
  ],
} as const satisfies Lesson
