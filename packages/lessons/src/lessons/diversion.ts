import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const diversion = mineLesson('diversion', 'championship', {
  config: { championship: ['diversion'], modules: [] },
  position: `
    mover: 2
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 LR 4,0 LR 5,0
    hand 0: diversion TB TR TL map TBR
    hand 1: LR TB TB TR TR TR
    hand 2: lr TR TL TL TL TBR
    hand 3: TB TBR TBR TBR tl tr
    deck: tb t r tbr blr map map map map map
  `,
  steps: [
    look('see', ['cell 6,0', 'next'], { before: ['2 lay lr 6,0', '3 pass TB'] }),
    press('divert', ['card diversion', 'cell -1,0', 'lay'], '0 divert lr -1,0', {
      after: ['1 lay LR 6,0'],
      wrong: { 'its-own-cell': { move: '0 divert lr 6,0', rule: 'CHM-37' } },
    }),
    look('end'),
  ],
})
