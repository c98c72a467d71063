import type { Lesson } from '../lesson.ts'
import { USUAL_MINE } from './mine.ts'

export const turnAbout = {
  id: 'turn-about',
  title: 'saboteur',
  shelf: 'championship',
  config: { seats: 4, edition: 'jubilee', championship: ['turn-about'], modules: [] },
  start: {
    position: [
      ...USUAL_MINE,
      'laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 TBLR 4,0 LR 5,0 LR 6,0',
      'hand 0: turn-about TB TR TL map TBR',
      'hand 1: TB TB TB TR TR TR',
      'hand 2: TR TL TL TL TBR TBR',
      'hand 3: LR TBR TBR tl tr tb',
      'deck: t r tbr blr map map',
    ],
  },
  steps: [
    {
      id: 'turn',
      marks: ['card turn-about'],
      move: '0 turn-about',
      after: ['3 lay LR 7,0'],
    },
    {
      id: 'end',
      marks: ['next'],
    },
  ],
} as const satisfies Lesson
