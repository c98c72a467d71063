import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const newGoals = mineLesson('new-goals', 'extras', {
  config: { modules: ['goals'] },
  position: `
    goals: stone-left gold bag-2 dragon spider
    spare goals: stone-right bag-1 stone-cross
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 LR 4,0 LR 5,0 LR 6,0
    hand 0: map TBLR TR TL TBR TB
    hand 1: TB TR TR TR TR TL
    hand 2: TB TL TL TBR TBR TBR
    hand 3: TB TBR tl tr tb t
  `,
  steps: [
    press('map', ['card map', 'cell 8,2'], '0 map 8,2', {
      after: ['1 pass TB', '2 pass TB', '3 pass TB'],
      isPraised: true,
    }),
    press('lay', ['card TBLR', 'cell 7,0', 'lay'], '0 lay TBLR 7,0', { isPraised: true }),
    look('end'),
  ],
})
