import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const gathering = mineLesson('gathering', 'extras', {
  config: { modules: ['gathering'] },
  position: `
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 TBLR 4,0 LR 5,0 LR 6,0
    gold: 1 1 1 1
    hand 0: map TB TR TL TBR TB
    hand 1: LR TB TB TR TR TR
  `,
  steps: [
    press('figure', ['figure', 'card map', 'cell 7,0'], '0 figure map 7,0 left', {
      after: ['1 lay LR 7,0'],
      wrong: { 'cell-with-no-tunnel-end': { move: '0 figure map 7,1 left', rule: 'MIN-12' } },
    }),
    look('end'),
  ],
})
