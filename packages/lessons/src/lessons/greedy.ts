import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const greedy = mineLesson('greedy', 'championship', {
  config: { championship: ['greedy-gnome'], modules: [] },
  position: `
    roles: greedy digger saboteur digger
    laid: TBLR 1,0 TBLR 2,0 TBLR 3,0 LR 4,0 LR 5,0 LR 6,0
    hand 0: TBLR TB TR TL map TBR
  `,
  steps: [
    look('role', ['role'], { isPraised: true }),
    press('lay', ['card TBLR', 'cell 7,0', 'lay'], '0 lay TBLR 7,0', { isPraised: true }),
  ],
})
