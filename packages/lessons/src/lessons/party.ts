import { mineLesson } from './mine.ts'
import { look, press } from './steps.ts'

export const party = mineLesson('party', 'extras', {
  config: { modules: ['party'] },
  position: `
    laid: TBLR 1,0 LR 2,0 LR 3,0 TLR 4,0
    hand 0: TB TR TL map TBR LR
  `,
  steps: [
    press('lay', ['card TB', 'cell 4,-1', 'lay'], '0 lay TB 4,-1', {
      after: ['* party saboteur digger digger digger'],
    }),
    look('role', ['role'], { isPraised: true }),
  ],
})
