import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const turnAbout = mineLesson('turn-about', 'championship', {
  config: { championship: ['turn-about'], modules: [] },
  position: `
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 TBLR 4,0 LR 5,0 LR 6,0
    hand 0: turn-about TB TR TL map TBR
    hand 3: LR TBR TBR tl tr tb
    deck: t r tbr blr map map
  `,
  steps: [
    press('turn', ['card turn-about'], '0 turn-about', { after: ['3 lay LR 7,0'] }),
    look('end'),
  ],
})
